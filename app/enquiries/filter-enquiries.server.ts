import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "~/server/db/tables";
import type { InboxFilter } from "./inbox-filter";
import { splitSearch } from "./search-words";

/**
 * The condition of a filter; `today` is the day in India. Its parts are written as the indexes of the migrations have them.
 */
export function matchFilter(filter: InboxFilter, today: string) {
  const words = splitSearch(filter.q);
  // Those overdue are few, and found by an index of their own.
  const pieces = filter.overdue ? [] : words.map(holdsPieces);
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
function holdsPieces(word: string) {
  return sql<SqlBool>`search_vector(search) @@ search_query(lower(${word}::text) collate "C")`;
}
