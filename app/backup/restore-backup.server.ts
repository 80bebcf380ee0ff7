import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import { isMigration, migrate, upgradeInstructions } from "~/database/migrate.server";
import type { ImageStore } from "~/images/image-store.server";
import type { ErasedOrigin } from "~/privacy/erased-list.server";
import { repeatErasures } from "~/privacy/person.server";
import { DamagedArchive, readArchive } from "./archive.server";
import {
  archiveParts,
  BACKUP_FORMAT,
  type BackupDescription,
  backupDescription,
  backupFormat,
  backupRow,
  storedName,
} from "./archive-parts";
import { continueNumbers, dropIndexes, listTables, writeRows } from "./rows.server";

/** Its message is a sentence for the owner. */
export class RestoreError extends Error {
  override name = "RestoreError";
}

interface RestoreTarget {
  db: Database;
  store: Pick<ImageStore, "put" | "delete">;
  /** Called last. */
  storeSecret: (secret: string) => Promise<void>;
  erased?: readonly ErasedOrigin[];
}

type Restored = BackupDescription & { erasedAgain: number };

/**
 * Restores a backup into an empty database: files first, then all rows in one transaction, migrated to this
 * version and without data erased since.
 * @throws {RestoreError} when the database has tables, or the archive is damaged, incomplete or from another
 * version
 */
export async function restoreBackup(source: Readable, target: RestoreTarget): Promise<Restored> {
  await requireEmpty(target.db);
  const stored: string[] = [];
  const store: RestoreTarget["store"] = {
    ...target.store,
    put: async (key, data) => {
      stored.push(key);
      await target.store.put(key, data);
    },
  };
  try {
    return await takeParts(source, { ...target, store });
  } catch (error) {
    // Leftover files would block the next attempt.
    for (const key of stored) await target.store.delete(key);
    if (error instanceof DamagedArchive || error instanceof SyntaxError)
      throw new RestoreError(`The backup is damaged or no backup at all: ${error.message}.`);
    throw error;
  }
}

async function takeParts(source: Readable, target: RestoreTarget): Promise<Restored> {
  const taken: { description?: BackupDescription; secret?: string; erasedAgain?: number } = {};
  await readArchive(source, async (entry) => {
    const { name } = entry.header;
    if (name === archiveParts.description) taken.description = readDescription(await text(entry));
    else if (name === archiveParts.secret) taken.secret = await text(entry);
    else if (name.startsWith(archiveParts.files)) {
      await target.store.put(storedName.parse(name.slice(archiveParts.files.length)), await buffer(entry));
    } else if (name === archiveParts.rows && taken.description) {
      taken.erasedAgain = await restoreRows(target, Readable.from(entry), taken.description);
    } else throw new RestoreError(`This is no backup of the site: it contains ${name}.`);
  });
  const { description, secret, erasedAgain } = taken;
  if (!description || erasedAgain === undefined)
    throw new RestoreError("The backup is not whole: its end is missing.");
  if (secret !== undefined) await target.storeSecret(secret);
  return { ...description, erasedAgain };
}

async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(db);
  if (rows.length > 0) {
    throw new RestoreError(
      "There is something in this database already. Restore into a new DATA_DIR, or an empty database.",
    );
  }
}

function readDescription(json: string): BackupDescription {
  const said = backupFormat.safeParse(JSON.parse(json)).data;
  if (!said) throw new DamagedArchive(`${archiveParts.description} says no format`);
  if (said.format < BACKUP_FORMAT) {
    throw new RestoreError(
      `The backup was made by an older development version of the site, whose tables this version cannot read.\n${upgradeInstructions}`,
    );
  }
  const description = backupDescription.safeParse(JSON.parse(json)).data;
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
    // PostgreSQL creates no index on a table with pending triggers.
    await sql`set constraints all immediate`.execute(trx);
    const makeIndexes = await dropIndexes(trx, tables);
    const writer = writeRows(trx);
    let count = 0;
    for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
      const [table, row] = backupRow.parse(JSON.parse(line));
      if (!tables.includes(table))
        throw new RestoreError(`The backup has rows of an unknown table: ${table}.`);
      await writer.add(table, row);
      count += 1;
    }
    if (count !== description.rows) {
      throw new RestoreError(`The backup is not whole: ${count} of ${description.rows} rows are in it.`);
    }
    await writer.flush();
    await sql`select set_config('site.restoring', 'off', true)`.execute(trx);
    await makeIndexes();
    await continueNumbers(trx, tables, description.lastIds);
    await migrate(trx);
    return await repeatErasures(trx, erased, "npm run restore");
  });
}
