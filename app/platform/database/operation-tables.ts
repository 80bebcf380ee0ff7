import type { ColumnType, Generated } from "kysely";

/** At most one row. */
export interface ContentVersionTable {
  singleton: Generated<boolean>;
  /** Triggers change it when public content changes. */
  version: Generated<string>;
}

export interface ClockWatchTable {
  singleton: Generated<boolean>;
  seen_at: Date;
  /** Start of the period without a clock jump. */
  steady_since: Date;
}

/** One row per day, in Indian time. */
export interface BackupsTable {
  day: ColumnType<string, string, never>;
  started_at: Generated<Date>;
  /** Null until complete. */
  completed_at: Date | null;
  bytes: number | null;
  rows: number | null;
  /** Null until a test restore has matched. */
  tested_at: Date | null;
  failure: string | null;
}

/** Running instances of the site that use PostgreSQL and store pictures on disk. */
export interface InstancesTable {
  id: string;
  /** Random id from a file in the data folder. */
  folder_id: string;
  /** By the clock of the database. */
  seen_at: Generated<Date>;
}

export interface SiteTable {
  singleton: Generated<boolean>;
  /** Prefix of the files in a shared bucket. */
  id: Generated<string>;
}
