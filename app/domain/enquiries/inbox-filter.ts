import { z } from "zod";
import { type EnquiryKind, type EnquiryStatus, kindValues, statusValues } from "./statuses";

/** Longer searches are cut: nobody types them. */
const LONGEST_SEARCH = 100;

/** Which enquiries the inbox shows. */
export interface InboxFilter {
  /** What to look for, as typed; empty for everything. */
  q: string;
  kind: EnquiryKind | null;
  /** Null for all but spam. */
  status: EnquiryStatus | null;
  overdue: boolean;
}

/** What is unknown counts as not given: an old or mistyped address still shows a list. */
const filterSchema = z.object({
  // A NUL is no text to PostgreSQL.
  q: z.string().transform((typed) => typed.replaceAll("\0", " ").trim().slice(0, LONGEST_SEARCH)),
  kind: z.enum(kindValues).nullable().catch(null),
  status: z.enum(statusValues).nullable().catch(null),
  overdue: z.string().transform((typed) => typed === "1"),
}) satisfies z.ZodType<InboxFilter>;

const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1);

/** Reads filter and page number from the query of an address. */
export function readInboxQuery(query: URLSearchParams): { filter: InboxFilter; page: number } {
  const filter = filterSchema.parse({
    q: query.get("q") ?? "",
    kind: query.get("kind"),
    status: query.get("status"),
    overdue: query.get("overdue") ?? "",
  });
  return { filter, page: pageSchema.parse(query.get("page") ?? 1) };
}

/** The query of an address that shows this, with its question mark; empty for the first page of everything. */
export function writeInboxQuery({ q, kind, status, overdue }: InboxFilter, page = 1): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (kind) query.set("kind", kind);
  if (status) query.set("status", status);
  if (overdue) query.set("overdue", "1");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Whether anything is filtered at all. */
export function isFiltered(filter: InboxFilter): boolean {
  return writeInboxQuery(filter) !== "";
}
