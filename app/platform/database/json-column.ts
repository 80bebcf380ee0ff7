import type { ColumnType } from "kysely";

/** Not validated when read; written with `JSON.stringify`. */
export type Json = ColumnType<unknown, string | undefined, string>;
