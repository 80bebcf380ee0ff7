import { execFile } from "node:child_process";
import { createReadStream, existsSync, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { Kysely } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { createEmbeddedDialect } from "~/platform/database/embedded.server";
import { createPGlite, emptyDatabaseArchive } from "~/platform/database/pglite.server";
import type { Tables } from "~/platform/database/tables";
import { parseVariants } from "~/platform/images/picture-source";
import { RestoreError, restoreBackup } from "./restore-backup.server";
import { RowsDigest, readAllRows } from "./rows.server";

/**
 * Restores a backup into a temporary database next to the file and compares all rows with the backup's digest.
 * Reads pictures to the end, which checks gzip's checksum.
 * @returns a message when the site has lost files that rows refer to; otherwise null
 * @throws {RestoreError} when it cannot be restored, or the rows differ
 */
export async function testRestore(file: string): Promise<string | null> {
  const folder = await mkdtemp(join(dirname(file), "proof-"));
  try {
    const loadDataDir = existsSync(emptyDatabaseArchive) ? await openAsBlob(emptyDatabaseArchive) : undefined;
    const pglite = await createPGlite({ dataDir: join(folder, "database"), loadDataDir });
    const db = new Kysely<Tables>({ dialect: createEmbeddedDialect(async () => pglite) });
    try {
      const files = new Set<string>();
      const put = async (key: string, data: Buffer | Readable) => {
        files.add(key);
        await pipeline(data, drain);
      };
      const store = { put, delete: async () => undefined };
      const target = { db, store, storeSecret: async () => undefined, spoolFolder: folder };
      const { digest: expectedDigest } = await restoreBackup(createReadStream(file), target);
      const digest = new RowsDigest();
      await db.transaction().execute(async (trx) => {
        for await (const _ of readAllRows(trx, digest));
      });
      if (String(digest) !== expectedDigest) {
        throw new RestoreError("The restored rows differ from those of the database.");
      }
      const lostFiles = (await listReferencedFiles(db)).filter((key) => !files.has(key));
      return lostFiles.length === 0
        ? null
        : `The site has lost ${lostFiles.length} files, which are not in the backup either, for example ${lostFiles[0]}.`;
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads to the end, which also reads the archive. */
async function drain(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of chunks);
}

async function listReferencedFiles(db: Database): Promise<string[]> {
  const images = await db.selectFrom("images").select(["storage_key", "variants"]).execute();
  const attachedFiles = await db.selectFrom("attached_files").select(["storage_key", "source_key"]).execute();
  return [
    ...images.flatMap((image) => [
      image.storage_key,
      ...parseVariants(image.variants).map((variant) => variant.key),
    ]),
    ...attachedFiles.flatMap((file) => [file.storage_key, file.source_key ?? []].flat()),
  ];
}

/**
 * Runs in a child process, which frees its memory on exit, and ends it when `signal` aborts.
 * @throws {RestoreError} with the child's standard error
 */
export async function testRestoreInChildProcess(file: string, signal: AbortSignal): Promise<string | null> {
  try {
    const command = ["app/platform/start/maintain.mjs", "test-restore", file];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      signal,
      killSignal: "SIGKILL",
    });
    return stdout.trim() || null;
  } catch (error) {
    const message = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new RestoreError(message || String(error));
  }
}
