import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { sql } from "kysely";
import { type Database, db } from "~/platform/database/database.server";
import { parseImageId } from "~/platform/images/image-key";
import { type ImageStore, imageStore } from "~/platform/images/image-store.server";
import { config } from "~/platform/runtime/config.server";
import { readOrCreateSecret } from "~/platform/runtime/session-secret.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { type ArchivedFile, writeArchive } from "./archive.server";
import { archiveParts, BACKUP_FORMAT, type BackupDescription, MAX_DESCRIPTION_BYTES } from "./archive-parts";
import { RowsDigest, readAllRows, readLastIds } from "./rows.server";

interface BackupSource {
  db: Database;
  store: ImageStore;
  /** Null when the secret comes from a setting. */
  secret: string | null;
  spoolFolder: string;
}

/**
 * Writes all data of the site as one compressed tar archive. The rows of one snapshot first go to a temporary
 * file, so that a slow receiver does not prolong the transaction. The file is unlinked as soon as it is open, so
 * that it disappears with the process.
 * @throws when there are no tables yet, or the database, the store or the receiver fails
 */
export async function writeBackup(source: BackupSource, out: Writable): Promise<BackupDescription> {
  await mkdir(source.spoolFolder, { recursive: true, mode: 0o700 });
  const path = join(source.spoolFolder, randomUUID());
  const spool = await open(path, "wx+", 0o600);
  try {
    await rm(path);
    const rows = await spoolRows(source.db, spool);
    const files: Record<string, number> = {};
    // Documents are made again when needed.
    for await (const { key, bytes } of source.store.list()) if (parseImageId(key)) files[key] = bytes;
    const description = { ...rows, files, rowBytes: (await spool.stat()).size };
    await writeArchive(listFiles(source, spool, description), out);
    return description;
  } finally {
    await spool.close();
  }
}

async function spoolRows(db: Database, spool: FileHandle): Promise<BackupDescription> {
  return await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const migration = await findLastMigration(trx);
      const digest = new RowsDigest();
      let count = 0;
      const lines = async function* () {
        for await (const { table, rows } of readAllRows(trx, digest)) {
          const name = JSON.stringify(table);
          count += rows.length;
          yield rows.map((row) => `[${name},${row}]\n`).join("");
        }
      };
      await writeFile(spool, lines());
      const madeAt = new Date().toISOString();
      const lastIds = await readLastIds(trx);
      return { format: BACKUP_FORMAT, madeAt, migration, rows: count, digest: String(digest), lastIds };
    });
}

async function findLastMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  const name = rows[0]?.name;
  if (!name) throw new Error("The database has no tables yet.");
  return name;
}

async function* listFiles(
  { store, secret }: BackupSource,
  spool: FileHandle,
  description: BackupDescription & { files: Record<string, number>; rowBytes: number },
): AsyncGenerator<ArchivedFile> {
  const content = JSON.stringify(description);
  // A restore would refuse it.
  if (content.length > MAX_DESCRIPTION_BYTES) throw new Error("The site has too many files for one backup.");
  yield { name: archiveParts.description, content };
  if (secret) yield { name: archiveParts.secret, mode: 0o600, content: secret };
  for (const key of Object.keys(description.files)) {
    const file = await store.open(key);
    // Null when it was deleted after being listed.
    if (file) yield { name: archiveParts.files + key, content: file };
  }
  yield {
    name: archiveParts.rows,
    mode: 0o600,
    content: { size: description.rowBytes, body: spool.createReadStream({ start: 0 }) },
  };
}

export async function backUpSite(out: Writable): Promise<BackupDescription> {
  const secret = config.sessionSecrets ? null : readOrCreateSecret(config.dataDir);
  return await writeBackup({ db, store: imageStore, secret, spoolFolder: uploadDirectory }, out);
}
