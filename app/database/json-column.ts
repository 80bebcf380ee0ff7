import type { ColumnType } from "kysely";

/** Unvalidated when read; written with `JSON.stringify`. */
export type Json = ColumnType<unknown, string | undefined, string>;
