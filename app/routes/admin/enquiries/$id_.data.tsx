import { useLoaderData, useLocation } from "@remix-run/react";
import { personLabels as labels } from "~/content/privacy";
import { adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { listPersonSections, type PersonSection } from "~/features/privacy/describe-person.server";
import { readSelectedIds } from "~/features/privacy/find-person.server";
import { exportPerson } from "~/features/privacy/person.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { Fold } from "~/platform/ui/fold";

export const meta = () => adminMeta(labels.heading);

/** Data for the person to read or print. */
export const loader = adminLoader(async ({ request, params, signedIn: { admin } }) => {
  const person = orNotFound(await findEnquiry(db, readId(params)));
  const selectedIds = readSelectedIds(new URL(request.url).searchParams);
  const personData = orNotFound(await exportPerson(db, person, admin.username, selectedIds));
  const { id, name } = person;
  return { id, name, sections: listPersonSections(personData) };
});

/** Reloading would add another entry to the privacy log. */
export const shouldRevalidate = () => false;

export default function PersonData() {
  const { id, name, sections } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm" data-no-print="">
        <BackLink to={`/admin/enquiries/${id}/person`}>{labels.backToDialog}</BackLink>
        <p className="text-steel-600">{labels.print}</p>
      </div>
      <header className="border-graphite border-b-2 pb-3">
        <h2 className="text-title wrap-anywhere">{labels.dataOf(name)}</h2>
        <p className="text-sm text-steel-600">{labels.text}</p>
      </header>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <Fold title={labels.forPrograms} isHiddenInPrint className="sheet text-sm">
        <a
          href={`/admin/enquiries/${id}/person.json${search}`}
          download
          className="text-link inline-flex min-h-11 items-center justify-self-start"
        >
          {labels.give}
        </a>
      </Fold>
    </div>
  );
}

function Section({ section: { title, rows } }: { section: PersonSection }) {
  return (
    <section aria-label={title} className="sheet p-4 sm:p-5 print:border-0 print:p-0">
      <h3 className="display-face pb-2 text-base tracking-normal">{title}</h3>
      <dl className="text-sm">
        {rows.map(({ label, value }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: records may be equal, and their order never changes
            key={index}
            className="grid break-inside-avoid gap-x-6 border-steel-200 border-t py-1.5 sm:grid-cols-[16rem_minmax(0,1fr)] print:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <dt className="figures text-steel-600">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
