import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "~/db/tables";
import type { InboxFilter } from "./inbox-filter";
import { splitSearch } from "./search-words";

/** Shorter words have no three-letter piece, and the index nothing to find them by. */
const PIECE_LENGTH = 3;

/**
 * The condition of a filter; `today` is the day in India. Its parts are written as the indexes of migration 0010 have them.
 */
export function matchFilter(filter: InboxFilter, today: string) {
  return (query: ExpressionBuilder<Tables, "enquiries">) =>
    query.and([
      filter.status ? query("status", "=", filter.status) : query("status", "!=", "spam"),
      ...(filter.kind ? [query("kind", "=", filter.kind)] : []),
      ...(filter.overdue ? [isOverdue(today)] : []),
      ...splitSearch(filter.q).flatMap(containsWord),
    ]);
}

function isOverdue(today: string) {
  return sql<SqlBool>`follow_up_on < ${today}::date and status not in ('won', 'lost', 'spam')`;
}

/** `strpos` decides, and takes % and _ for what they are; the index narrows down. */
function containsWord(word: string) {
  const value = sql`lower(${word}::text) collate "C"`;
  const contains = sql<SqlBool>`strpos(search, ${value}) > 0`;
  if ([...word].length < PIECE_LENGTH) return [contains];
  return [sql<SqlBool>`text_pieces(search) @> text_pieces(${value})`, contains];
}
