import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Tables } from "~/server/db/tables";
import type { InboxFilter } from "./inbox-filter";
import { normalizePhone } from "./phone";
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

/** More words than this are not looked for. */
const MOST_WORDS = 8;

/** The words an enquiry has to contain. What can only be a telephone number is one word, however it is spaced. */
export function splitSearch(typed: string): string[] {
  if (/^\+?[\d\s()-]+$/.test(typed) && /\d/.test(typed)) return [normalizePhone(typed) || typed.trim()];
  return [...new Set(typed.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
}

/**
 * The condition of a filter; `today` is the day in India. Its parts are written as the indexes of the migrations have them.
 */
export function matchFilter(filter: InboxFilter, today: string) {
  const words = splitSearch(filter.q);
  // Those overdue are few, and found by an index of their own.
  const pieces = filter.overdue ? [] : words.map(matchesTrigrams);
  return matchAll(filter, today, [...pieces, ...words.map(containsWord)]);
}

/** The same among the newest enquiries only. A word that is in many of them fills a page sooner so than by its index. */
export function matchFilterAmongNewest(filter: InboxFilter, today: string) {
  return matchAll(filter, today, [isAmongNewest, ...splitSearch(filter.q).map(containsWord)]);
}

/** So many are looked through without an index in a few milliseconds. */
const NEWEST = 2000;

const isAmongNewest = sql<SqlBool>`
  created_at > (select created_at from enquiries order by created_at desc, id desc offset ${NEWEST} limit 1)`;

function matchAll(
  { kind, status, overdue }: InboxFilter,
  today: string,
  conditions: readonly RawBuilder<SqlBool>[],
) {
  return (query: ExpressionBuilder<Tables, "enquiries">) =>
    query.and([
      status ? query("status", "=", status) : isInInbox,
      ...(kind ? [query("kind", "=", kind)] : []),
      ...(overdue ? [isOverdue(today)] : []),
      ...conditions,
    ]);
}

/** Neither held back nor deleted. */
export const isInInbox = sql<SqlBool>`status not in ('spam', 'quarantine', 'trash')`;

function isOverdue(today: string) {
  return sql<SqlBool>`follow_up_on < ${today}::date and status not in ('won', 'lost', 'spam', 'quarantine', 'trash')`;
}

/** Decides whether a text holds a word, with % and _ taken for what they are. */
function containsWord(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`search like lower(${pattern}::text) collate "C"`;
}

/** What the index can answer; it only narrows the search down. */
function matchesTrigrams(word: string) {
  return sql<SqlBool>`search_vector(search) @@ search_query(lower(${word}::text) collate "C")`;
}
