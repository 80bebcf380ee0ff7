import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { type FileHandle, mkdir, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { sql } from "kysely";
import { type Database, db } from "~/platform/database/database.server";
import { FolderLockedError } from "~/platform/database/folder-lock.server";
import { type ImageStore, imageStore, parseImageId } from "~/platform/images/image-store.server";
import { config } from "~/platform/runtime/config.server";
import { getSessionSecrets, readOrCreateSecret } from "~/platform/runtime/tokens.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import {
  type ArchivedFile,
  archiveParts,
  BACKUP_FORMAT,
  type BackupDescription,
  MAX_DESCRIPTION_BYTES,
  writeArchive,
} from "./archive.server";
import { writeAtomically } from "./backup-folder.server";
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

type ArchivePath = "/admin/backup" | "/admin/export";

/** Maximum time between signing and checking. */
const LIFETIME_MS = 60_000;

const wildcardAddresses = new Set(["0.0.0.0", "::", ""]);

/**
 * Saves an archive to a file, or to standard output (`-`). Returns the destination for a message.
 * @param path URL path of the same archive on the running site, used while that site has the embedded database open
 */
export async function saveArchive(
  file: string,
  path: ArchivePath,
  write: (out: Writable) => Promise<unknown>,
): Promise<string> {
  const save = async (out: Writable) => {
    try {
      await write(out);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await pipeline(await openRunningArchive(path), out);
    }
  };
  if (file !== "-") await writeAtomically(file, save);
  else await save(process.stdout);
  return file === "-" ? "standard output" : file;
}

/** Requests an archive from the running site, signed with its secret. @throws when the response is not an archive */
async function openRunningArchive(path: ArchivePath): Promise<Readable> {
  const host = wildcardAddresses.has(config.host) ? "127.0.0.1" : config.host;
  const origin = `http://${host.includes(":") ? `[${host}]` : host}:${config.port}`;
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { Authorization: `Backup ${signTimestamp(Date.now())}` },
    redirect: "manual",
  });
  if (response.status !== 200 || !response.body) {
    throw new Error(
      `the running site returned ${response.status}. Check that PORT and DATA_DIR match its settings.`,
    );
  }
  return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
}

/** @throws {Response} 401 for a backup command with a wrong signature */
export function isBackupCommand(request: Request): boolean {
  const authorization = request.headers.get("Authorization") ?? "";
  if (!/^backup\b/i.test(authorization)) return false;
  if (!hasValidSignature(authorization))
    throw new Response("Unauthorized", { status: 401, statusText: "Unauthorized" });
  return true;
}

function hasValidSignature(authorization: string): boolean {
  // Leading zeros are refused, so that each time has only one notation.
  const match = /^Backup (([1-9]\d{0,14})\.[0-9a-f]{64})$/.exec(authorization);
  if (!match?.[1] || Math.abs(Date.now() - Number(match[2])) > LIFETIME_MS) return false;
  return timingSafeEqual(Buffer.from(match[1]), Buffer.from(signTimestamp(Number(match[2]))));
}

function signTimestamp(timestamp: number): string {
  const hmac = createHmac("sha256", getSessionSecrets()[0] ?? "");
  return `${timestamp}.${hmac.update(`backup ${timestamp}`).digest("hex")}`;
}
