import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { db } from "~/db/database.server";
import { countInbox, listInbox } from "~/domain/enquiries/inbox.server";
import { isFiltered, readInboxQuery, writeInboxQuery } from "~/domain/enquiries/inbox-filter";
import { INBOX_PAGE_SIZE, MOST_COUNTED } from "~/domain/enquiries/inbox-page";
import { toIndianDay } from "~/domain/enquiries/indian-day";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { EnquiryCard } from "~/ui/admin/enquiry-card";
import { EnquiryFilter } from "~/ui/admin/enquiry-filter";
import { EnquiryPages } from "~/ui/admin/enquiry-pages";
import { EmptyList } from "~/ui/admin/item-grid";
import { adminMeta } from "~/ui/admin/screens";

export const meta = () => adminMeta("Enquiries");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { filter, page: number } = readInboxQuery(new URL(request.url).searchParams);
  const now = new Date();
  const [{ entries, hasMore }, counted] = await Promise.all([
    listInbox(db, filter, number, now),
    countInbox(db, filter, now),
  ]);
  const total = counted > MOST_COUNTED ? null : counted;
  const count = total === null ? null : Math.max(1, Math.ceil(total / INBOX_PAGE_SIZE));
  // Behind the end: the last page, or the first one where the pages are too many to count.
  if (entries.length === 0 && number > 1) {
    throw redirect(`/admin/enquiries${writeInboxQuery(filter, Math.min(count ?? 1, number - 1))}`);
  }
  return { filter, entries, total, page: { number, count, hasMore }, today: toIndianDay(now) };
}

export default function Enquiries() {
  const { filter, entries, total, page, today } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-4xl">
      <EnquiryFilter filter={filter} />
      {entries.length > 0 ? (
        <>
          <p className="figures mb-3 text-sm text-steel-600">{countWords(total)}</p>
          <ul className="grid grid-cols-1 gap-4">
            {entries.map((entry) => (
              <li key={entry.id}>
                <EnquiryCard enquiry={entry} today={today} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyList>
          {isFiltered(filter)
            ? "No enquiry matches. Look for fewer words, or show all."
            : "No enquiries yet. Messages and quote requests from the website appear here."}
        </EmptyList>
      )}
      <EnquiryPages filter={filter} {...page} />
    </div>
  );
}

function countWords(total: number | null): string {
  if (total === null) return `More than ${MOST_COUNTED.toLocaleString("en-US")} enquiries`;
  return total === 1 ? "1 enquiry" : `${total.toLocaleString("en-US")} enquiries`;
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
