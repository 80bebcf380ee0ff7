import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { isMigration, migrate, upgradeInstructions } from "~/platform/database/migrate.server";
import type { ImageStore } from "~/platform/images/image-store.server";
import {
  archiveParts,
  BACKUP_FORMAT,
  type BackupDescription,
  backupDescriptionSchema,
  backupFormatSchema,
  backupRowSchema,
  DamagedArchiveError,
  MAX_DESCRIPTION_BYTES,
  readArchive,
  storedNameSchema,
} from "./archive.server";

import { advanceIdSequences, createRowWriter, dropIndexes, listTables } from "./rows.server";

/** Its message is shown to the owner. */
export class RestoreError extends Error {
  override name = "RestoreError";
}

interface RestoreTarget {
  db: Database;
  store: Pick<ImageStore, "put" | "delete">;
  /** Called after everything else succeeded. */
  storeSecret: (secret: string) => Promise<void>;
  /** For the rows, until the whole archive has been read. */
  spoolFolder: string;
  /** Erases the data that was erased after the backup, in the transaction of the rows; returns the number of enquiries. */
  repeatErasures?: (trx: Database) => Promise<number>;
}

type RestoreResult = BackupDescription & { reErasedCount: number };

/** In bytes. */
const maxBytes = { description: MAX_DESCRIPTION_BYTES, secret: 10_000, file: 64_000_000, row: 8_000_000 };

/**
 * Restores a backup into an empty database. Streams files to the store and rows to a temporary file. Writes the rows in one
 * transaction after reading the archive to its end, so that a damaged archive restores nothing. Migrates the rows to this
 * version, and erases the data that was erased after the backup.
 * @throws {RestoreError} when the database has tables, or the archive is damaged, incomplete or from another version
 */
export async function restoreBackup(source: Readable, target: RestoreTarget): Promise<RestoreResult> {
  await requireEmpty(target.db);
  const storedKeys = new Set<string>();
  await mkdir(target.spoolFolder, { recursive: true, mode: 0o700 });
  const path = join(target.spoolFolder, randomUUID());
  const spool = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    return await restoreParts(source, target, { spool, storedKeys });
  } catch (error) {
    // Delete files of the failed attempt, which would block the next one.
    for (const key of storedKeys) await target.store.delete(key);
    throw isDamage(error)
      ? new RestoreError(`The backup is damaged, or the file is not a backup: ${describeDamage(error)}.`)
      : error;
  } finally {
    await spool.close();
  }
}

/** PostgreSQL's classes of errors for values that do not fit: data exceptions, constraints, program limits. */
const rowErrorCodes = /^(?:22|23|54)[0-9A-Z]{3}$/;

function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isRowError = "code" in error && rowErrorCodes.test(String(error.code));
  return (
    error instanceof DamagedArchiveError ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError ||
    isRowError
  );
}

/** One line without the values of rows. */
function describeDamage(error: Error): string {
  return error instanceof DamagedArchiveError ? error.message : "its rows cannot be read";
}

interface Staging {
  spool: FileHandle;
  storedKeys: Set<string>;
}

async function restoreParts(
  source: Readable,
  target: RestoreTarget,
  { spool, storedKeys }: Staging,
): Promise<RestoreResult> {
  const parts: { description?: BackupDescription; secret?: string; hasRows?: boolean } = {};
  await readArchive(source, async (entry) => {
    const { name, type } = entry.header;
    const read = (maxBytes: number) => limitBytes(Readable.from(entry), { name, maxBytes });
    const { description } = parts;
    const key = name.startsWith(archiveParts.files) ? name.slice(archiveParts.files.length) : null;
    if (type !== "file") throw new DamagedArchiveError(`${name} is not a file`);
    if (name === archiveParts.description && !description)
      parts.description = readDescription(await text(Readable.from(read(maxBytes.description))));
    else if (!description) throw new DamagedArchiveError(`${archiveParts.description} is missing`);
    else if (name === archiveParts.secret && parts.secret === undefined)
      parts.secret = await text(Readable.from(read(maxBytes.secret)));
    else if (key !== null && !storedKeys.has(key)) {
      if (!storedNameSchema.safeParse(key).success)
        throw new DamagedArchiveError("a file has an unknown name");
      const listedBytes = description.files ? description.files[key] : maxBytes.file;
      if (listedBytes === undefined) throw new DamagedArchiveError(`${name} is not in its list of files`);
      storedKeys.add(key);
      await target.store.put(key, Readable.from(read(listedBytes)));
    } else if (name === archiveParts.rows && !parts.hasRows) {
      await writeFile(spool, read(description.rowBytes ?? Number.POSITIVE_INFINITY));
      parts.hasRows = true;
    } else throw new RestoreError(`This is not a backup of the site: it contains ${name}.`);
  });
  const { description, secret, hasRows } = parts;
  if (!description || !hasRows) throw new RestoreError("The backup is incomplete: its end is missing.");
  const reErasedCount = await restoreRows(
    target,
    spool.createReadStream({ start: 0, autoClose: false }),
    description,
  );
  if (secret !== undefined) await target.storeSecret(secret);
  return { ...description, reErasedCount };
}

async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(db);
  if (rows.length > 0) {
    throw new RestoreError(
      "This database is not empty. Restore into a new DATA_DIR, or into an empty database.",
    );
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new DamagedArchiveError(`${archiveParts.description} is not JSON`);
  }
}

function readDescription(json: string): BackupDescription {
  const parsed = parseJson(json);
  const header = backupFormatSchema.safeParse(parsed).data;
  if (!header) throw new DamagedArchiveError(`${archiveParts.description} has no format`);
  if (header.format < BACKUP_FORMAT) {
    throw new RestoreError(
      `The backup was made by an older development version of the site, whose tables this version cannot read.\n${upgradeInstructions}`,
    );
  }
  const description = backupDescriptionSchema.safeParse(parsed).data;
  if (!description || !isMigration(description.migration)) {
    throw new RestoreError(
      "The backup was made by a newer version of the site. Restore it with that version.",
    );
  }
  return description;
}

async function restoreRows(
  { db, repeatErasures = async () => 0 }: RestoreTarget,
  lines: Readable,
  description: BackupDescription,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    await migrate(trx, description.migration);
    const tables = await listTables(trx);
    // The migrations insert a row into `site`.
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(trx);
    // The rows already contain the results of triggers.
    await sql`select set_config('site.restoring', 'on', true)`.execute(trx);
    // PostgreSQL cannot create an index on a table with pending triggers.
    await sql`set constraints all immediate`.execute(trx);
    const recreateIndexes = await dropIndexes(trx, tables);
    const writer = createRowWriter(trx);
    let count = 0;
    for await (const line of splitLines(lines, { name: "a row", maxBytes: maxBytes.row })) {
      const [table] = backupRowSchema.parse(JSON.parse(line));
      if (!tables.includes(table))
        throw new RestoreError(`The backup has rows of an unknown table: ${table}.`);
      await writer.add(table, line.slice(line.indexOf(",") + 1, -1));
      count += 1;
    }
    if (count !== description.rows) {
      throw new RestoreError(`The backup is incomplete: it has ${count} of ${description.rows} rows.`);
    }
    await writer.flush();
    await sql`select set_config('site.restoring', 'off', true)`.execute(trx);
    await recreateIndexes();
    await advanceIdSequences(trx, tables, description.lastIds);
    await migrate(trx);
    return await repeatErasures(trx);
  });
}

/** Passes on chunks up to a limit. @throws {DamagedArchiveError} beyond it */
async function* limitBytes(
  chunks: AsyncIterable<Uint8Array>,
  { name, maxBytes }: { name: string; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new DamagedArchiveError(`${name} is larger than the ${maxBytes} bytes allowed`);
    yield chunk;
  }
}

/** Yields lines without their line break. `name` and `maxBytes` are of a line. @throws {DamagedArchiveError} for a longer line */
async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { name, maxBytes }: { name: string; maxBytes: number },
): AsyncGenerator<string> {
  const newline = 10;
  let parts: Uint8Array[] = [];
  let bytes = 0;
  const add = (part: Uint8Array) => {
    bytes += part.length;
    if (bytes > maxBytes) throw new DamagedArchiveError(`${name} is longer than ${maxBytes} bytes`);
    parts.push(part);
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString();
      [parts, bytes, start] = [[], 0, end + 1];
    }
    add(chunk.subarray(start));
  }
  if (bytes > 0) yield Buffer.concat(parts).toString();
}
