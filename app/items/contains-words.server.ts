import { type SqlBool, sql } from "kysely";
import { splitWords } from "./search-text";

/** Shorter words have no three-letter piece, and the index nothing to find them by. */
const PIECE_LENGTH = 3;

/**
 * The conditions that an item contains all words of a search, in the form its index knows (migration 0041). `strpos` decides,
 * and takes % and _ for what they are; the index narrows down.
 */
export function containsWords(search: string) {
  return splitWords(search).flatMap((word) => {
    const value = sql`lower(${word}::text) collate "C"`;
    const contains = sql<SqlBool>`strpos(search, ${value}) > 0`;
    if ([...word].length < PIECE_LENGTH) return [contains];
    return [sql<SqlBool>`text_pieces(search) @> text_pieces(${value})`, contains];
  });
}
