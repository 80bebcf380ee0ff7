import { z } from "zod";

/** In archive order. The rows come last, so an archive with all parts is complete. */
export const archiveParts = {
  description: "backup.json",
  secret: "session-secret",
  files: "files/",
  rows: "rows.ndjson",
} as const;

/** Format 1 belonged to development versions with other tables. */
export const BACKUP_FORMAT = 2;

/** Enough for about 350,000 files, which the description lists. */
export const MAX_DESCRIPTION_BYTES = 32_000_000;

export const backupFormatSchema = z.object({ format: z.int() });

export const backupDescriptionSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  /** Name of the last migration that had run. The rows fit its tables. */
  migration: z.string(),
  rows: z.int().nonnegative(),
  /** Digest of all rows, compared after a restore. */
  digest: z.string(),
  /** Bytes of each file by name, and of all rows; a restore reads no more. Missing in backups of earlier versions. */
  files: z.record(z.string(), z.int().nonnegative()).optional(),
  rowBytes: z.int().nonnegative().optional(),
  /** Last id issued by each table, including deleted rows. */
  lastIds: z.record(z.string(), z.int().positive()),
});

export type BackupDescription = z.output<typeof backupDescriptionSchema>;

/** A line of JSON: table name, and the row by column name. */
export const backupRowSchema = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** The pattern excludes paths outside the store. */
export const storedNameSchema = z.string().regex(/^[\w-]+\.[a-z0-9]+$/);
