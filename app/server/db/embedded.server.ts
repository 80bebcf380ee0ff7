import { openAsBlob } from "node:fs";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { onShutdown } from "~/server/shutdown.server";
import { lockFolder } from "./lock.server";
import { createPGlite, emptyDatabaseArchive } from "./pglite.server";
import { syncPath } from "./synced-folder.server";

/**
 * Opens the embedded database of a data folder, which is made when it is not there, and sees to it that it is closed when
 * the process ends.
 * @throws {FolderLockedError} when another process has the folder, before anything in it is touched
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<PGlite> {
  const made = await mkdir(dataDir, { recursive: true });
  if (made) await syncPath(dirname(made));
  const lock = await lockFolder(dataDir, () => {
    process.emitWarning(`Another process has taken over the data folder ${dataDir}.`);
    process.exit(1);
  });
  try {
    const pglite = await openOrCreate(dataDir);
    onShutdown("the embedded database", () => pglite.close().then(lock.release), "storage");
    return pglite;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens the database in a data folder that this process has locked, or makes it there. */
export async function openOrCreate(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, "database");
  // Stands beside the database while it is being made: what was killed half-way is thrown away and made again.
  const unfinished = join(dataDir, "database.unfinished");
  if (await exists(unfinished)) await rm(folder, { recursive: true, force: true });
  if (await exists(folder)) return await openExisting(folder);

  await writeFile(unfinished, "");
  // The folder below must not reach the disk before its mark does, nor lose the mark before it is whole itself.
  await syncPath(dataDir);
  const archive = (await exists(emptyDatabaseArchive)) ? await openAsBlob(emptyDatabaseArchive) : undefined;
  const pglite = await createPGlite({ dataDir: folder, loadDataDir: archive });
  await syncPath(dataDir);
  await rm(unfinished);
  await syncPath(dataDir);
  return pglite;
}

async function openExisting(folder: string): Promise<PGlite> {
  // Only tells PostgreSQL that another process is here, which the lock does; a power cut leaves it empty, and the start refused.
  await rm(join(folder, "postmaster.pid"), { force: true });
  return await createPGlite({ dataDir: folder });
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
