import { z } from "zod";
import type { InboxFilter } from "./inbox-filter";
import { kindValues, statusValues } from "./statuses";

/** Longer searches are cut: nobody types them. */
const LONGEST_SEARCH = 100;

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
