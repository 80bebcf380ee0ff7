import { execFile } from "node:child_process";
import { createReadStream, existsSync, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Kysely } from "kysely";
import type { Database } from "~/database/database.server";
import { createEmbeddedDialect } from "~/database/embedded-dialect.server";
import { createPGlite, emptyDatabaseArchive } from "~/database/pglite.server";
import type { Tables } from "~/database/tables";
import { parseVariants } from "~/images/select-picture";
import { RestoreError, restoreBackup } from "./restore-backup.server";
import { RowsDigest, readAllRows } from "./rows.server";

/**
 * Proves that a backup can be restored: restores it into a throw-away database beside the file and compares all rows with what
 * was read when it was made. The pictures are read to their end, and so checked by gzip's sum.
 * @returns a sentence when files that the rows name are not in it, because the site has lost them; else null
 * @throws {RestoreError} when it cannot be restored, or comes back as something else
 */
export async function proveBackup(file: string): Promise<string | null> {
  const folder = await mkdtemp(join(dirname(file), "proof-"));
  try {
    const loadDataDir = existsSync(emptyDatabaseArchive) ? await openAsBlob(emptyDatabaseArchive) : undefined;
    const pglite = await createPGlite({ dataDir: join(folder, "database"), loadDataDir });
    const db = new Kysely<Tables>({ dialect: createEmbeddedDialect(async () => pglite) });
    try {
      const files = new Set<string>();
      const store = { put: async (key: string) => void files.add(key), delete: async () => undefined };
      const target = { db, store, storeSecret: async () => undefined };
      const { digest: expected } = await restoreBackup(createReadStream(file), target);
      const digest = new RowsDigest();
      await db.transaction().execute(async (trx) => {
        for await (const _ of readAllRows(trx, digest));
      });
      if (String(digest) !== expected) {
        throw new RestoreError("The backup comes back with other rows than were in the database.");
      }
      const missing = (await listNamedFiles(db)).filter((key) => !files.has(key));
      return missing.length === 0
        ? null
        : `The site has lost files, which are not in the backup either: ${missing.length}, ${missing[0]} among them.`;
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keys of all files that rows refer to. */
async function listNamedFiles(db: Database): Promise<string[]> {
  const images = await db.selectFrom("images").select(["storage_key", "variants"]).execute();
  const attached = await db.selectFrom("attached_files").select(["storage_key", "source_key"]).execute();
  return [
    ...images.flatMap((image) => [
      image.storage_key,
      ...parseVariants(image.variants).map((variant) => variant.key),
    ]),
    ...attached.flatMap((file) => [file.storage_key, file.source_key ?? []].flat()),
  ];
}

/**
 * The same in a process of its own, whose memory goes back to the system with it.
 * @throws with what that process said
 */
export async function proveInProcess(file: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ["app/maintain.mjs", "prove", file]);
    return stdout.trim() || null;
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new RestoreError(said || String(error));
  }
}
