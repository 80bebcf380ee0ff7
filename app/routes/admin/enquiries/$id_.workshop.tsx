import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { readWorkshopSheet, type WorkshopEntry } from "~/features/quotations/workshop-sheet.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { LogoImage } from "~/frames/site/logo-image";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { formatDay } from "~/platform/time/time";
import { PieceDrawing } from "~/sizes/piece-drawing";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Workshop sheet: ${data.name}` : "Workshop sheet");

/** Shows no prices, because the sheet is for the workshop. */
export const loader = adminLoader(async ({ params }) => {
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const sheet = await readWorkshopSheet(db, enquiry);
  return {
    ...sheet,
    id: enquiry.id,
    name: enquiry.name,
    town: enquiry.town,
    today: new Date().toISOString(),
  };
});

const logoBox = { width: 190, height: 44 };

export default function WorkshopSheet() {
  const { id, name, town, today, numbers, entries, unsold, sums } = useLoaderData<typeof loader>();
  const { business, logo } = useRootData();
  return (
    <div className="grid grid-cols-1 gap-4 xl:max-w-240">
      <BackLink to={`/admin/enquiries/${id}/order`}>Back to the order</BackLink>
      <header className="border-graphite border-b-2 pb-3">
        {logo ? (
          <div className="mb-3">
            <LogoImage logo={logo} box={logoBox} alt={business.name} background="paper" />
          </div>
        ) : null}
        <h2 className="text-title wrap-anywhere">{[name, town].filter(Boolean).join(", ")}</h2>
        <p className="figures text-sm text-steel-600">
          {[`Enquiry ${id}`, ...numbers, formatDay(today)].join(" · ")}
        </p>
      </header>
      {entries.length === 0 ? <p>This enquiry has no sizes yet.</p> : null}
      {unsold ? (
        <p className="text-sm">{`In the enquiry, but not in the accepted quotation: ${unsold}.`}</p>
      ) : null}
      {entries.map((entry) => (
        <Entry key={entry.title} entry={entry} />
      ))}
      {sums.length > 0 ? (
        <section aria-labelledby="sums" className="break-inside-avoid">
          <h3 id="sums" className="display-face text-sm tracking-normal">
            Total for all items
          </h3>
          <Facts facts={sums} />
        </section>
      ) : null}
    </div>
  );
}

function Entry({ entry }: { entry: WorkshopEntry }) {
  const { title, description, drawing, rows, remark, isMissing } = entry;
  return (
    <section
      aria-label={title}
      className="sheet grid break-inside-avoid gap-3 p-4 sm:p-5 print:border-0 print:p-0"
    >
      <div>
        <h3 className="display-face wrap-anywhere text-base tracking-normal">{title}</h3>
        {description ? <p className="wrap-anywhere">{description}</p> : null}
        {remark ? <p className="wrap-anywhere text-sm">{`Customer’s remark: ${remark}`}</p> : null}
      </div>
      {isMissing ? (
        <p className="border-warn border-l-4 pl-3 text-sm">
          Not among the sizes of the enquiry. Check before cutting.
        </p>
      ) : null}
      {drawing ? (
        // As large as on paper, so that its figures can be read on a phone.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
        <section aria-label={`Drawing: ${title}`} tabIndex={0} className="overflow-x-auto">
          <PieceDrawing drawing={drawing} title={title} className="w-full min-w-160 print:min-w-0" />
          <p className="sticky left-0 w-fit text-caption text-steel-600 sm:hidden print:hidden">
            Scroll sideways to see the whole drawing.
          </p>
        </section>
      ) : null}
      <Facts facts={rows} />
    </section>
  );
}

function Facts({ facts }: { facts: { label: string; value: string; difference?: string }[] }) {
  return (
    <dl className="figures grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 print:grid-cols-2">
      {facts.map(({ label, value, difference }) => (
        <div key={label} className="flex justify-between gap-4 border-steel-200 border-b py-1">
          <dt className="text-steel-600">{label}</dt>
          <dd className="text-right wrap-anywhere">
            {difference ? <strong>{value}</strong> : value}
            {difference ? (
              <span className="ml-2 border-warn border-l-4 pl-2 text-steel-600">{difference}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
