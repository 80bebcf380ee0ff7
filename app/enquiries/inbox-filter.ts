import type { EnquiryStatus } from "~/database/enquiry-tables";
import type { EnquiryKind } from "./statuses";

/** The lists of the inbox: what is being worked on, what is to be done today, and everything but spam, quarantine and trash. */
export const inboxLists = ["open", "today", "all"] as const;

export type InboxList = (typeof inboxLists)[number];

/** The latest arrival first, or the earliest next step. */
export const inboxSorts = ["arrival", "next-step"] as const;

export type InboxSort = (typeof inboxSorts)[number];

/** Which enquiries the inbox shows, in which order. */
export interface InboxFilter {
  /** The search as typed; empty for everything. */
  q: string;
  /** "all" where a status is given. */
  list: InboxList;
  kind: EnquiryKind | null;
  /** Null for those of the list. */
  status: EnquiryStatus | null;
  overdue: boolean;
  sort: InboxSort;
}

/** The list that is shown unless an address names one: who searches looks through all. */
export function defaultList({ q, status }: Pick<InboxFilter, "q" | "status">): InboxList {
  return q || status ? "all" : "open";
}

/** What the inbox opens with. */
export const openInbox: InboxFilter = {
  q: "",
  list: "open",
  kind: null,
  status: null,
  overdue: false,
  sort: "arrival",
};

/** Writes a filter and a page as a query string with its question mark; empty for the first page of what is open. */
export function writeInboxQuery(filter: InboxFilter, page = 1): string {
  const { q, list, kind, status, overdue, sort } = filter;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (list !== defaultList(filter)) query.set("list", list);
  if (kind) query.set("kind", kind);
  if (status) query.set("status", status);
  if (overdue) query.set("overdue", "1");
  if (sort !== "arrival") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Whether a filter excludes anything of its list. */
export function isFiltered({ q, kind, status, overdue }: InboxFilter): boolean {
  return Boolean(q || kind || overdue || (status && status !== "quarantine" && status !== "trash"));
}

/** Enquiries on one page of the inbox. */
export const INBOX_PAGE_SIZE = 25;

/** Matches are counted up to this number; above it the inbox says "more than". */
export const MOST_COUNTED = 1000;
