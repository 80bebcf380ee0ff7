import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import { isMigration, migrate, upgradeInstructions } from "~/database/migrate.server";
import type { ImageStore } from "~/images/image-store.server";
import type { ErasedOrigin } from "~/privacy/erased-list.server";
import { repeatErasures } from "~/privacy/person.server";
import { DamagedArchiveError, readArchive } from "./archive.server";
import {
  archiveParts,
  BACKUP_FORMAT,
  type BackupDescription,
  backupDescriptionSchema,
  backupFormatSchema,
  backupRowSchema,
  storedNameSchema,
} from "./archive-parts";
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
  erased?: readonly ErasedOrigin[];
}

type RestoreResult = BackupDescription & { reErasedCount: number };

/**
 * Restores a backup into an empty database: files first, then all rows in one transaction. Migrates the rows to this version, and
 * erases the data that was erased after the backup.
 * @throws {RestoreError} when the database has tables, or the archive is damaged, incomplete or from another version
 */
export async function restoreBackup(source: Readable, target: RestoreTarget): Promise<RestoreResult> {
  await requireEmpty(target.db);
  const storedKeys: string[] = [];
  const store: RestoreTarget["store"] = {
    ...target.store,
    put: async (key, data) => {
      storedKeys.push(key);
      await target.store.put(key, data);
    },
  };
  try {
    return await restoreParts(source, { ...target, store });
  } catch (error) {
    // Delete files of the failed attempt, which would block the next one.
    for (const key of storedKeys) await target.store.delete(key);
    if (error instanceof DamagedArchiveError || error instanceof SyntaxError)
      throw new RestoreError(`The backup is damaged, or the file is not a backup: ${error.message}.`);
    throw error;
  }
}

async function restoreParts(source: Readable, target: RestoreTarget): Promise<RestoreResult> {
  const parts: { description?: BackupDescription; secret?: string; reErasedCount?: number } = {};
  await readArchive(source, async (entry) => {
    const { name } = entry.header;
    if (name === archiveParts.description) parts.description = readDescription(await text(entry));
    else if (name === archiveParts.secret) parts.secret = await text(entry);
    else if (name.startsWith(archiveParts.files)) {
      await target.store.put(
        storedNameSchema.parse(name.slice(archiveParts.files.length)),
        await buffer(entry),
      );
    } else if (name === archiveParts.rows && parts.description) {
      parts.reErasedCount = await restoreRows(target, Readable.from(entry), parts.description);
    } else throw new RestoreError(`This is not a backup of the site: it contains ${name}.`);
  });
  const { description, secret, reErasedCount } = parts;
  if (!description || reErasedCount === undefined)
    throw new RestoreError("The backup is incomplete: its end is missing.");
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

function readDescription(json: string): BackupDescription {
  const header = backupFormatSchema.safeParse(JSON.parse(json)).data;
  if (!header) throw new DamagedArchiveError(`${archiveParts.description} has no format`);
  if (header.format < BACKUP_FORMAT) {
    throw new RestoreError(
      `The backup was made by an older development version of the site, whose tables this version cannot read.\n${upgradeInstructions}`,
    );
  }
  const description = backupDescriptionSchema.safeParse(JSON.parse(json)).data;
  if (!description || !isMigration(description.migration)) {
    throw new RestoreError(
      "The backup was made by a newer version of the site. Restore it with that version.",
    );
  }
  return description;
}

async function restoreRows(
  { db, erased = [] }: RestoreTarget,
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
    for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
      const [table, row] = backupRowSchema.parse(JSON.parse(line));
      if (!tables.includes(table))
        throw new RestoreError(`The backup has rows of an unknown table: ${table}.`);
      await writer.add(table, row);
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
    return await repeatErasures(trx, erased, "npm run restore");
  });
}
