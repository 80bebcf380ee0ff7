import { existsSync, openAsBlob } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import {
  createFolder,
  getDatabaseFolder,
  getUnfinishedMarker,
  prepareIfNewSite,
  syncPath,
} from "~/platform/runtime/data-folder.server";
import {
  describeDiskProblem,
  restoreInstructions,
  StartError,
  toStartError,
} from "~/platform/runtime/failure.server";
import { onShutdown } from "~/platform/runtime/shutdown.server";
import { lockFolder } from "./folder-lock.server";
import { createPGlite, emptyDatabaseArchive } from "./pglite.server";

/**
 * Opens or creates the embedded database of a data folder, and closes it at shutdown.
 * @throws {FolderLockedError} when another process uses the folder, before any change to it
 * @throws {StartError} when the folder is unusable, or the database is damaged, or missing although other files of a site exist
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<PGlite> {
  try {
    createFolder(dataDir);
    return await lockAndOpen(dataDir);
  } catch (error) {
    throw toStartError(error, dataDir);
  }
}

async function lockAndOpen(dataDir: string): Promise<PGlite> {
  const lock = await lockFolder(dataDir, () => {
    console.error(`Another process has taken over the data folder ${dataDir}.`);
    process.exit(1);
  });
  try {
    const pglite = await openOrCreate(dataDir);
    onShutdown("embedded database", () => pglite.close().then(lock.release), "storage");
    return pglite;
  } catch (error) {
    // On a full or read-only disk the release fails too; the first error is the reason.
    await lock.release().catch(() => undefined);
    throw error;
  }
}

/** The caller must hold the lock of the folder. */
export async function openOrCreate(dataDir: string): Promise<PGlite> {
  const folder = getDatabaseFolder(dataDir);
  if (!prepareIfNewSite(dataDir)) return await openExisting(folder);

  await rm(folder, { recursive: true, force: true });
  const archive = existsSync(emptyDatabaseArchive) ? await openAsBlob(emptyDatabaseArchive) : undefined;
  const pglite = await openPGlite({ dataDir: folder, loadDataDir: archive }, describeCreationFailure);
  // Sync the database before removing the marker.
  await syncPath(dataDir);
  await rm(getUnfinishedMarker(dataDir));
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
    if (size === 0) throw new StartError(describeDamage(folder, `${file} is missing or empty`));
  }
  // Our lock replaces this file. After a power cut it may be empty, and PostgreSQL would refuse to start.
  await rm(join(folder, "postmaster.pid"), { force: true });
  return await openPGlite({ dataDir: folder }, describeDamage);
}

async function openPGlite(
  options: { dataDir: string; loadDataDir?: Blob },
  describeProblem: (folder: string, reason: string) => string,
): Promise<PGlite> {
  const stderrLines: string[] = [];
  let isOpening = true;
  const onStderr = (line: string) => {
    if (isOpening) stderrLines.push(line);
    return false;
  };
  try {
    return await createPGlite({ ...options, onStderr });
  } catch (error) {
    const problem =
      stderrLines.map(describeDiskProblem).find((problem) => problem !== null) ?? describeDiskProblem(error);
    const reason = stderrLines.map((line) => /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1]).findLast(Boolean);
    const { dataDir } = options;
    throw new StartError(
      problem
        ? `${dataDir} cannot be used: ${problem}.\n${restoreInstructions}`
        : describeProblem(dataDir, reason ?? (error instanceof Error ? error.message : "PostgreSQL exited")),
      { cause: error },
    );
  } finally {
    isOpening = false;
  }
}

export function describeDamage(folder: string, reason: string): string {
  return `The database in ${folder} is damaged: ${reason}.\n${restoreInstructions}`;
}

function describeCreationFailure(folder: string, reason: string): string {
  return `The database could not be created in ${folder}: ${reason}.\n${restoreInstructions}`;
}

/** Presents PGlite to Kysely as a pool with one connection. Kysely's own PGlite dialect needs Node 22. */
export function createEmbeddedDialect(open: () => Promise<PGlite>): PostgresDialect {
  let opening: Promise<PGlite> | null = null;
  let lastUse: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PostgresPoolClient> => {
    let release = () => {};
    const previousUse = lastUse;
    lastUse = new Promise((resolve) => {
      release = resolve;
    });
    await previousUse;
    try {
      opening ??= open();
      return createClient(await opening, release);
    } catch (error) {
      opening = null;
      release();
      throw error;
    }
  };
  const end = async () => {
    const pglite = await opening;
    if (pglite && !pglite.closed) await pglite.close();
  };
  const pool: PostgresPool = { connect, end };
  return new PostgresDialect({ pool });
}

function createClient(pglite: PGlite, release: () => void): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...values]);
    // PGlite returns no command. The count is 0 for commands that change nothing.
    return { command: "UPDATE", rowCount: affectedRows ?? 0, rows };
  };
  return { query, release } as PostgresPoolClient;
}
