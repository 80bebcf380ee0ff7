import type { EnquiryKind } from "./statuses";
import type { EnquiryStatus } from "./tables";

/** "today" lists new and due enquiries. "all" excludes people who are no customers, and the trash. */
export const inboxLists = ["open", "today", "due", "all"] as const;

export type InboxList = (typeof inboxLists)[number];

export const inboxSorts = ["arrival", "follow-up"] as const;

export type InboxSort = (typeof inboxSorts)[number];

export interface InboxFilter {
  q: string;
  /** Always "all" when a status is set. */
  list: InboxList;
  kind: EnquiryKind | null;
  /** Null for all statuses of the list. */
  status: EnquiryStatus | null;
  overdue: boolean;
  /** Id of any enquiry of the person, because URLs must not contain phone numbers. */
  person: number | null;
  sort: InboxSort;
}

/** Applies to a query without `list`. A search, a status or a person covers all enquiries. */
export function getDefaultList({
  q,
  status,
  person,
}: Pick<InboxFilter, "q" | "status" | "person">): InboxList {
  return q || status || person ? "all" : "open";
}

export const openInbox: InboxFilter = {
  q: "",
  list: "open",
  kind: null,
  status: null,
  overdue: false,
  person: null,
  sort: "arrival",
};

export const quarantineInbox: InboxFilter = { ...openInbox, list: "all", status: "quarantine" };

/** All enquiries of each group of Today. */
export const todayInboxes = {
  unanswered: { ...openInbox, list: "all", status: "new" },
  due: { ...openInbox, list: "due", sort: "follow-up" },
} as const satisfies Record<string, InboxFilter>;

/** Includes the question mark; empty for the first page of open enquiries. */
export function writeInboxQuery(filter: InboxFilter, page = 1): string {
  const { q, list, kind, status, overdue, person, sort } = filter;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (list !== getDefaultList(filter)) query.set("list", list);
  if (kind) query.set("kind", kind);
  if (status) query.set("status", status);
  if (overdue) query.set("overdue", "1");
  if (person) query.set("person", String(person));
  if (sort !== "arrival") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export function isFiltered({ q, kind, status, overdue, person }: InboxFilter): boolean {
  return Boolean(q || kind || overdue || person || (status && status !== "quarantine"));
}

export const INBOX_PAGE_SIZE = 25;

/** Above this number the inbox shows "more than". */
export const MAX_COUNTED = 1000;
