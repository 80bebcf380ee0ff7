import { execFile } from "node:child_process";
import { createReadStream, existsSync, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Kysely } from "kysely";
import { createEmbeddedDialect } from "~/server/db/embedded-dialect.server";
import { createPGlite, emptyDatabaseArchive } from "~/server/db/pglite.server";
import type { Tables } from "~/server/db/tables";
import { RestoreError, restoreBackup } from "./restore-backup.server";
import { RowsDigest, readAllRows } from "./rows.server";

/**
 * Proves that a backup can be restored: restores it into a throw-away database beside the file and compares all rows with what
 * was read when it was made. The pictures are read to their end, and so checked by gzip's sum.
 * @throws {RestoreError} when it cannot be restored, or comes back as something else
 */
export async function proveBackup(file: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(file), "proof-"));
  try {
    const loadDataDir = existsSync(emptyDatabaseArchive) ? await openAsBlob(emptyDatabaseArchive) : undefined;
    const pglite = await createPGlite({ dataDir: join(folder, "database"), loadDataDir });
    const db = new Kysely<Tables>({ dialect: createEmbeddedDialect(async () => pglite) });
    try {
      const store = { put: async () => undefined, delete: async () => undefined };
      const target = { db, store, storeSecret: async () => undefined };
      const { digest: expected } = await restoreBackup(createReadStream(file), target);
      const digest = new RowsDigest();
      await db.transaction().execute(async (trx) => {
        for await (const _ of readAllRows(trx, digest));
      });
      if (String(digest) !== expected) {
        throw new RestoreError("The backup comes back with other rows than were in the database.");
      }
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The same in a process of its own, whose memory goes back to the system with it.
 * @throws with what that process said
 */
export async function proveInProcess(file: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ["app/maintain.mjs", "prove", file]);
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new RestoreError(said || String(error));
  }
}
