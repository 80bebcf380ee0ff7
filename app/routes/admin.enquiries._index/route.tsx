import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/accounts/guard.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { countInbox, readInbox } from "~/enquiries/inbox.server";
import {
  INBOX_PAGE_SIZE,
  type InboxFilter,
  isFiltered,
  MOST_COUNTED,
  writeInboxQuery,
} from "~/enquiries/inbox-filter";
import { readInboxQuery } from "~/enquiries/inbox-query.server";
import { toIndianDay } from "~/enquiries/indian-time";
import { recordQuarantineLook } from "~/enquiries/quarantine-notices.server";
import { EmptyList } from "~/items/admin/item-grid";
import { db } from "~/server/db/database.server";
import { readQuery } from "~/server/read-query.server";
import { EnquiryCard } from "./enquiry-card";
import { EnquiryFilter } from "./enquiry-filter";
import { type Aside, AsideLinks, asides, EnquiryPages } from "./enquiry-pages";

export const meta = () => adminMeta("Enquiries");

const wholeOf = (status: Aside): InboxFilter => ({ q: "", kind: null, status, overdue: false });

export const loader = adminLoader(async ({ request }) => {
  const { filter, page: number } = readInboxQuery(readQuery(request));
  const now = new Date();
  const [{ entries, hasMore, total }, quarantine, trash] = await Promise.all([
    readInbox(db, filter, number, now),
    countInbox(db, wholeOf("quarantine"), now),
    countInbox(db, wholeOf("trash"), now),
  ]);
  if (filter.status === "quarantine") await recordQuarantineLook(db, now);
  const count = total === null ? null : Math.max(1, Math.ceil(total / INBOX_PAGE_SIZE));
  // Behind the end: the last page, or the first one where the pages are too many to count.
  if (entries.length === 0 && number > 1) {
    throw redirect(`/admin/enquiries${writeInboxQuery(filter, Math.min(count ?? 1, number - 1))}`);
  }
  return {
    filter,
    entries,
    total,
    asideCounts: { quarantine, trash },
    page: { number, count, hasMore },
    today: toIndianDay(now),
  };
});

export default function Enquiries() {
  const { filter, entries, total, asideCounts, page, today } = useLoaderData<typeof loader>();
  const open = filter.status === "quarantine" || filter.status === "trash" ? filter.status : null;
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
        <AsideLinks open={open} counts={asideCounts} />
      </div>
      {open ? <p className="measure mb-4 text-sm">{asides[open].explanation}</p> : null}
      {entries.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EnquiryCard enquiry={entry} today={today} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList>{emptyWords(filter, open)}</EmptyList>
      )}
      <EnquiryPages filter={filter} {...page} />
    </div>
  );
}

function emptyWords(filter: InboxFilter, open: Aside | null): string {
  if (open && writeInboxQuery(filter) === writeInboxQuery(wholeOf(open))) return asides[open].empty;
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
