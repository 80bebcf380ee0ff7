import { PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { type Extract, extract, type Pack, pack } from "tar-stream";
import { z } from "zod";
import { logger } from "~/platform/runtime/logger.server";
import { toIndianDay } from "~/platform/time/time";

export interface ArchivedFile {
  name: string;
  content: string | { size: number; body: Readable | ReadableStream<Uint8Array> };
  /** Defaults to readable by all users. */
  mode?: number;
}

export type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never;

/** Thrown when the archive is incomplete, changed or not an archive. */
export class DamagedArchiveError extends Error {
  override name = "DamagedArchiveError";
}

/** @throws when a file or the output stream fails */
export async function writeArchive(files: AsyncIterable<ArchivedFile>, out: Writable): Promise<void> {
  const archive = pack();
  await Promise.all([pipeline(archive, createGzip(), out), addFiles(archive, files)]);
}

async function addFiles(archive: Pack, files: AsyncIterable<ArchivedFile>): Promise<void> {
  try {
    for await (const { content, ...header } of files) {
      if (typeof content === "string") archive.entry(header, content);
      else await pipeline(toReadable(content.body), archive.entry({ ...header, size: content.size }));
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

function toReadable(body: Readable | ReadableStream<Uint8Array>): Readable {
  return body instanceof Readable ? body : Readable.fromWeb(body as NodeWebStream<Uint8Array>);
}

/** @param read must read or resume each entry @throws {DamagedArchiveError} */
export async function readArchive(
  source: Readable,
  read: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const archive = extract();
  const feeding = pipeline(source, createGunzip(), archive).then(
    () => null,
    (error: unknown) => error,
  );
  try {
    for await (const entry of archive) await read(entry);
  } catch (error) {
    archive.destroy();
    // If the source is damaged, the archive's reader throws a different error, so prefer the source's error.
    const damage = [error, await feeding].find(isDamage);
    throw damage ? new DamagedArchiveError(damage.message, { cause: damage }) : error;
  }
}

/** zlib reports damage by code, tar-stream by message only. */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isGunzipError = "code" in error && String(error.code).startsWith("Z_");
  return (
    isGunzipError || /^(Header exceeds|Invalid (tar )?header|Unexpected end of data)/.test(error.message)
  );
}

/** Responds while the archive is written. */
export function sendArchive(kind: "backup" | "export", write: (out: Writable) => Promise<unknown>): Response {
  const file = new PassThrough();
  write(file).then(
    () => logger.info({ archive: kind }, "an archive was sent"),
    (error: unknown) => {
      logger.error({ err: error, archive: kind }, "an archive could not be completed");
      // Tells the receiver that the file is incomplete.
      file.destroy(error instanceof Error ? error : new Error(`The ${kind} failed`));
    },
  );
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="site-${kind}-${toIndianDay(new Date())}.tar.gz"`,
      "Cache-Control": "no-store",
    },
  });
}

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
