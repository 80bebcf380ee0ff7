import type { ColumnType } from "kysely";

/** A JSON column whose value the reader parses: objects when read, `JSON.stringify`ed when written. */
export type Json = ColumnType<unknown, string | undefined, string>;
