import { existsSync, openAsBlob } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { beginNewSite, databaseFolder, makeFolder, unfinishedMark } from "~/runtime/data-folder.server";
import { onShutdown } from "~/runtime/shutdown.server";
import { howToRestore, nameDiskProblem, refuseForDisk, StartRefusal } from "~/runtime/start-refusal.server";
import { syncPath } from "~/runtime/sync-path.server";
import { lockFolder } from "./folder-lock.server";
import { createPGlite, emptyDatabaseArchive } from "./pglite.server";

/**
 * Opens the embedded database of a data folder, which is made when it is not there, and sees to it that it is closed when
 * the process ends.
 * @throws {FolderLockedError} when another process has the folder, before anything in it is touched
 * @throws {StartRefusal} when the folder cannot be used, the database is damaged, or gone from beside a site's pictures
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<PGlite> {
  try {
    makeFolder(dataDir);
    return await openLocked(dataDir);
  } catch (error) {
    throw refuseForDisk(error, dataDir);
  }
}

async function openLocked(dataDir: string): Promise<PGlite> {
  const lock = await lockFolder(dataDir, () => {
    console.error(`Another process has taken over the data folder ${dataDir}.`);
    process.exit(1);
  });
  try {
    const pglite = await openOrCreate(dataDir);
    onShutdown("the embedded database", () => pglite.close().then(lock.release), "storage");
    return pglite;
  } catch (error) {
    // On a disk that is full or read-only the lock cannot be taken away either; the reason is the first error.
    await lock.release().catch(() => undefined);
    throw error;
  }
}

/** Opens the database in a data folder that this process has locked, or makes it there. */
export async function openOrCreate(dataDir: string): Promise<PGlite> {
  const folder = databaseFolder(dataDir);
  if (!beginNewSite(dataDir)) return await openExisting(folder);

  await rm(folder, { recursive: true, force: true });
  const archive = existsSync(emptyDatabaseArchive) ? await openAsBlob(emptyDatabaseArchive) : undefined;
  const pglite = await openPGlite({ dataDir: folder, loadDataDir: archive }, describeFailure);
  // The database, whole, is on the disk before its mark goes, and that before anybody relies on it.
  await syncPath(dataDir);
  await rm(unfinishedMark(dataDir));
  await syncPath(dataDir);
  return pglite;
}

async function openExisting(folder: string): Promise<PGlite> {
  for (const name of ["PG_VERSION", "global/pg_control"]) {
    const file = join(folder, name);
    const size = await stat(file).then(
      (stats) => stats.size,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
        return 0;
      },
    );
    if (size === 0) throw new StartRefusal(describeDamage(folder, `${file} is missing or empty`));
  }
  // Only tells PostgreSQL that another process is here, which the lock does; a power cut leaves it empty, and the start refused.
  await rm(join(folder, "postmaster.pid"), { force: true });
  return await openPGlite({ dataDir: folder }, describeDamage);
}

/** @param describe says in words that the database in a folder cannot be opened, for a reason that PostgreSQL gave */
async function openPGlite(
  options: { dataDir: string; loadDataDir?: Blob },
  describe: (folder: string, reason: string) => string,
): Promise<PGlite> {
  const said: string[] = [];
  let opening = true;
  const onStderr = (line: string) => {
    if (opening) said.push(line);
    return false;
  };
  try {
    return await createPGlite({ ...options, onStderr });
  } catch (error) {
    const problem = said.map(nameDiskProblem).find((problem) => problem !== null) ?? nameDiskProblem(error);
    const reason = said.map((line) => /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1]).findLast(Boolean);
    const { dataDir } = options;
    throw new StartRefusal(
      problem
        ? `${dataDir} cannot be used: ${problem}.\n${howToRestore}`
        : describe(dataDir, reason ?? (error instanceof Error ? error.message : "PostgreSQL ended")),
      { cause: error },
    );
  } finally {
    opening = false;
  }
}

/** The message for a database that cannot be read. */
export function describeDamage(folder: string, reason: string): string {
  return `The database in ${folder} is damaged: ${reason}.\n${howToRestore}`;
}

function describeFailure(folder: string, reason: string): string {
  return `No database could be made in ${folder}: ${reason}.\n${howToRestore}`;
}
