import { z } from "zod";

/** The parts of a backup, in their order in the archive. The rows come last: an archive that has all of them is whole. */
export const archiveParts = {
  description: "backup.json",
  secret: "session-secret",
  files: "files/",
  rows: "rows.ndjson",
} as const;

/** The version of what a backup contains. Development versions with other tables wrote 1. */
export const BACKUP_FORMAT = 2;

/** What a backup of any version says. */
export const backupFormat = z.object({ format: z.int() });

/** What a backup says about itself. */
export const backupDescription = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  /** The last migration that had run: the rows fit the tables as it left them. */
  migration: z.string(),
  /** How many rows follow. */
  rows: z.int().nonnegative(),
  /** What the rows of a restored database have to come to. */
  digest: z.string(),
  /** The last id that each table has given, also to rows deleted since. */
  lastIds: z.record(z.string(), z.int().positive()),
});

export type BackupDescription = z.output<typeof backupDescription>;

/** One line of the rows: the table, and a row of it by its columns' names. */
export const backupRow = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** Name of a stored file; it cannot lead out of the store. */
export const storedName = z.string().regex(/^[\w-]+\.[a-z0-9]+$/);
