import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { db } from "~/db/database.server";
import { countInbox, readInbox } from "~/domain/enquiries/inbox.server";
import { type InboxFilter, isFiltered, writeInboxQuery } from "~/domain/enquiries/inbox-filter";
import { INBOX_PAGE_SIZE, MOST_COUNTED } from "~/domain/enquiries/inbox-page";
import { toIndianDay } from "~/domain/enquiries/indian-day";
import { readInboxQuery } from "~/domain/enquiries/read-inbox-query";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { EnquiryCard } from "~/ui/admin/enquiry-card";
import { EnquiryFilter } from "~/ui/admin/enquiry-filter";
import { EnquiryPages } from "~/ui/admin/enquiry-pages";
import { EmptyList } from "~/ui/admin/item-grid";
import { QuarantineLink } from "~/ui/admin/quarantine-link";
import { adminMeta } from "~/ui/admin/screens";

export const meta = () => adminMeta("Enquiries");

const quarantine: InboxFilter = { q: "", kind: null, status: "quarantine", overdue: false };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { filter, page: number } = readInboxQuery(new URL(request.url).searchParams);
  const now = new Date();
  const [{ entries, hasMore, total }, quarantined] = await Promise.all([
    readInbox(db, filter, number, now),
    countInbox(db, quarantine, now),
  ]);
  const count = total === null ? null : Math.max(1, Math.ceil(total / INBOX_PAGE_SIZE));
  // Behind the end: the last page, or the first one where the pages are too many to count.
  if (entries.length === 0 && number > 1) {
    throw redirect(`/admin/enquiries${writeInboxQuery(filter, Math.min(count ?? 1, number - 1))}`);
  }
  return {
    filter,
    entries,
    total,
    quarantined,
    page: { number, count, hasMore },
    today: toIndianDay(now),
  };
}

export default function Enquiries() {
  const { filter, entries, total, quarantined, page, today } = useLoaderData<typeof loader>();
  const isQuarantine = filter.status === "quarantine";
  return (
    <div className="max-w-4xl">
      <EnquiryFilter filter={filter} />
      <div className="mb-3 flex flex-wrap items-center gap-x-5 text-sm">
        <p className="figures mr-auto text-steel-600">{entries.length > 0 ? countWords(total) : null}</p>
        {entries.length > 0 ? (
          <Link
            to={`/admin/enquiries.csv${writeInboxQuery(filter)}`}
            reloadDocument
            className="text-link inline-flex min-h-11 items-center"
          >
            Export CSV
          </Link>
        ) : null}
        <QuarantineLink isOpen={isQuarantine} count={quarantined} />
      </div>
      {isQuarantine ? (
        <p className="measure mb-4 text-sm">
          What looks like spam waits here, and nobody was told of it by mail. Open one to release it or to say
          that it is spam.
        </p>
      ) : null}
      {entries.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EnquiryCard enquiry={entry} today={today} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList>{emptyWords(filter)}</EmptyList>
      )}
      <EnquiryPages filter={filter} {...page} />
    </div>
  );
}

function emptyWords(filter: InboxFilter): string {
  if (writeInboxQuery(filter) === writeInboxQuery(quarantine)) return "Nothing is held back.";
  return isFiltered(filter)
    ? "No enquiry matches. Look for fewer words, or show all."
    : "No enquiries yet. Messages and quote requests from the website appear here.";
}

function countWords(total: number | null): string {
  if (total === null) return `More than ${MOST_COUNTED.toLocaleString("en-US")} enquiries`;
  return total === 1 ? "1 enquiry" : `${total.toLocaleString("en-US")} enquiries`;
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
