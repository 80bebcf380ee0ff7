import { Link } from "@remix-run/react";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import {
  type InboxFilter,
  isFiltered,
  MAX_COUNTED,
  openInbox,
  writeInboxQuery,
} from "~/features/enquiries/inbox-filter";
import { getStatusLabel } from "~/features/enquiries/statuses";
import { EmptyList } from "~/features/items/admin/item-grid";
import type { DueQuotation } from "~/features/quotations/today.server";
import { DialogLink } from "~/platform/ui/dialog";
import { Icon } from "~/platform/ui/icon";
import { BulkBar } from "./bulk-bar";
import { InboxFilterBar } from "./inbox-filter-bar";
import { findList, InboxLists, type InboxPage, InboxPages, listLabels } from "./inbox-pages";
import { InboxRow } from "./inbox-row";
import { InboxTable } from "./inbox-table";
import { NewArrivals } from "./new-arrivals";

interface InboxPaneProps {
  filter: InboxFilter;
  entries: InboxEntry[];
  /** Null when there are too many to count. */
  total: number | null;
  openCounts: { open: number | null; today: number | null };
  quarantineCount: number | null;
  page: InboxPage;
  /** By enquiry. */
  answers: ReadonlyMap<number, DueQuotation["reason"]>;
  today: string;
  now: string;
  areShortcutsOn: boolean;
  currentId: number | null;
}

export function InboxPane(props: InboxPaneProps) {
  const { filter, entries, total, openCounts, quarantineCount, page, answers, today, now, currentId } = props;
  const query = writeInboxQuery(filter, page.number);
  const list = findList(filter);
  return (
    <>
      <div className="border-steel-200 border-b bg-paper xl:sticky xl:top-0 xl:z-10">
        <InboxLists filter={filter} counts={{ ...openCounts, quarantine: quarantineCount }} />
        <InboxFilterBar filter={filter} />
      </div>
      <InboxTools filter={filter} total={total} query={query} isEmpty={entries.length === 0} />
      <NewArrivals />
      {list === "quarantine" ? (
        <p className="measure px-4 pb-3 text-sm">
          Enquiries that look like spam wait here. You do not get an email about each one. Open one to release
          it or mark it as spam.
        </p>
      ) : null}
      {entries.length > 0 ? (
        <>
          <ul className="border-steel-200 border-t" data-no-print="">
            {entries.map((entry) => (
              <li key={entry.id}>
                <InboxRow
                  enquiry={entry}
                  to={`/admin/enquiries/${entry.id}${query}`}
                  isCurrent={entry.id === currentId}
                  today={today}
                  answer={answers.get(entry.id)}
                  now={now}
                />
              </li>
            ))}
          </ul>
          <BulkBar action={`/admin/enquiries${query}`} />
          {currentId === null ? (
            <InboxTable
              title={`Enquiries: ${list ? listLabels[list] : getStatusLabel(filter.status ?? "new")}`}
              page={page}
              entries={entries}
              today={today}
            />
          ) : null}
        </>
      ) : (
        <div className="px-4">
          <EmptyList>{getEmptyText(filter)}</EmptyList>
        </div>
      )}
      <InboxPages filter={filter} page={page} />
      <p className="hidden px-4 pb-4 text-sm xl:pointer-fine:block" data-no-print="">
        <DialogLink
          to={`/admin/enquiries/keys${query}`}
          className="text-link inline-flex min-h-11 items-center"
          data-keys-help=""
        >
          Keyboard shortcuts
        </DialogLink>
      </p>
    </>
  );
}

interface InboxToolsProps {
  filter: InboxFilter;
  total: number | null;
  query: string;
  isEmpty: boolean;
}

function InboxTools({ filter, total, query, isEmpty }: InboxToolsProps) {
  return (
    <div className="flex min-h-11 items-center pr-2.5 pl-4 text-sm" data-no-print="">
      <div className="flex flex-1 flex-wrap items-center gap-x-3">
        {isEmpty ? null : <p className="figures text-steel-600">{formatTotal(total)}</p>}
        {isFiltered(filter) ? (
          <Link
            to={`/admin/enquiries${writeInboxQuery({ ...openInbox, list: "all" })}`}
            className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
          >
            Show all
          </Link>
        ) : null}
      </div>
      {isEmpty ? null : (
        <>
          <label className="inline-flex min-h-11 items-center gap-2 xl:hidden">
            <input type="checkbox" data-selecting="" className="size-5 accent-graphite" />
            Select
          </label>
          <Link
            to={`/admin/enquiries.csv${writeInboxQuery(filter)}`}
            reloadDocument
            className="grid size-11 place-items-center rounded-sm hover:bg-mist"
            title="Export CSV"
          >
            <Icon name="download" label="Export CSV" />
          </Link>
        </>
      )}
      <Link
        to={`/admin/enquiries/new${query}`}
        className="grid size-11 place-items-center rounded-sm hover:bg-mist"
        title="New enquiry"
      >
        <Icon name="plus" label="New enquiry" className="size-6" />
      </Link>
    </div>
  );
}

function getEmptyText(filter: InboxFilter): string {
  const list = findList(filter);
  if (isFiltered(filter) || list === null) return "No results. Try fewer words, or show all.";
  return list === "quarantine" ? "No suspected spam." : emptyTexts[list];
}

function formatTotal(total: number | null): string {
  if (total === null) return `More than ${MAX_COUNTED.toLocaleString("en-US")} enquiries`;
  return total === 1 ? "1 enquiry" : `${total.toLocaleString("en-US")} enquiries`;
}

const emptyTexts = {
  open: "No open enquiries. Messages and quote requests from the website appear here.",
  today: "All caught up. Nothing due today.",
  due: "No follow-up is due.",
  all: "No enquiries yet. Messages and quote requests from the website appear here.",
};
