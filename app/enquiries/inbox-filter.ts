import type { EnquiryKind, EnquiryStatus } from "./statuses";

/** Which enquiries the inbox shows. */
export interface InboxFilter {
  /** The search as typed; empty for everything. */
  q: string;
  kind: EnquiryKind | null;
  /** Null for the inbox: everything except spam, quarantine and trash. */
  status: EnquiryStatus | null;
  overdue: boolean;
}

/** Writes a filter and a page as a query string with its question mark; empty for the first page of everything. */
export function writeInboxQuery({ q, kind, status, overdue }: InboxFilter, page = 1): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (kind) query.set("kind", kind);
  if (status) query.set("status", status);
  if (overdue) query.set("overdue", "1");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Whether a filter excludes anything. */
export function isFiltered(filter: InboxFilter): boolean {
  return writeInboxQuery(filter) !== "";
}

/** Enquiries on one page of the inbox. */
export const INBOX_PAGE_SIZE = 25;

/** Matches are counted up to this number; above it the inbox says "more than". */
export const MOST_COUNTED = 1000;
