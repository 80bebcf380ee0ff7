import type { ColumnType, Generated } from "kysely";

/** One row at most: none until something was changed. */
export interface ContentVersionTable {
  singleton: Generated<boolean>;
  /** Another one after every change to what public pages show; the database sees to it. */
  version: Generated<string>;
}

/** One row at most: none until the first look at the clock. */
export interface ClockWatchTable {
  singleton: Generated<boolean>;
  seen_at: Date;
  /** Since when it has run without a jump. */
  steady_since: Date;
}

/** The nightly backups, by the day in India. */
export interface BackupsTable {
  day: ColumnType<string, string, never>;
  /** When an instance began to make it. */
  started_at: Generated<Date>;
  /** When it was whole; null while it is not. */
  made_at: Date | null;
  bytes: number | null;
  rows: number | null;
  /** When it was restored into a throw-away database and found to be the same; null while it is not. */
  proven_at: Date | null;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** The instances that run on a PostgreSQL server and store pictures on disk. */
export interface InstancesTable {
  id: string;
  /** The random id that is in a file of the data folder. */
  folder_id: string;
  /** By the clock of the database. */
  seen_at: Generated<Date>;
}

/** One row. */
export interface SiteTable {
  singleton: Generated<boolean>;
  /** Under it the site's files are stored in a bucket that it may share. */
  id: Generated<string>;
}
