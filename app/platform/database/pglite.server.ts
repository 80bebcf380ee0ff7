import { existsSync, fsyncSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncPath } from "~/platform/runtime/data-folder.server";
import { describeDiskProblem } from "~/platform/runtime/failure.server";
import { maxDatabaseFiles } from "~/platform/start/open-files.mjs";

const options: PGliteOptions = {
  initDbStartParams: ["--wal-segsize=1"],
  // PGlite turns fsync off, but commits must survive a power cut. `SyncedFolder` syncs data files.
  startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  postgresqlconf: [
    // PGlite cannot sync the log, only write it synchronously.
    "wal_sync_method = open_datasync",
    // Small buffers save 120 MB of memory and are fast enough for a database of this size.
    "shared_buffers = 4MB",
    "max_wal_size = 32MB",
    "timezone = UTC",
    `max_files_per_process = ${maxDatabaseFiles}`,
  ],
};

/** Created by the build: unpacking it takes a fifth of the time and a third of the memory of creating a database. */
export const emptyDatabaseArchive = "build/empty-database.tar.gz";

type OpenOptions = Pick<PGliteOptions, "dataDir" | "loadDataDir" | "onStderr">;

/** WebAssembly's errno values of disk errors. */
const diskErrors = new Map([
  [2, "EACCES"],
  [19, "EDQUOT"],
  [29, "EIO"],
  [51, "ENOSPC"],
  [63, "EPERM"],
  [69, "EROFS"],
]);

/**
 * Opens PGlite in `dataDir`, safe against power cuts, or in memory.
 * @throws an error with the code of a disk failure, else PGlite's error, which may not be an `Error`
 */
export async function createPGlite({ dataDir, onStderr, ...others }: OpenOptions = {}): Promise<PGlite> {
  // V8's optimising compiler takes 500 MB for PostgreSQL's largest function, with no gain for a small site.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  if (dataDir === undefined) return await PGlite.create({ ...options, ...others, onStderr });
  const fileSystem = new SyncedFolder(dataDir);
  let isOpen = false;
  const handleLine = (line: string) => {
    if (isOpen) exitOnPanic(dataDir, line);
    return onStderr?.(line) ?? false;
  };
  const pglite = await PGlite.create({ ...options, ...others, fs: fileSystem, onStderr: handleLine }).catch(
    (error: unknown) => {
      const code = diskErrors.get((error as { errno?: number } | null)?.errno ?? 0);
      throw code ? Object.assign(new Error(`${code}: ${dataDir}`), { code }) : error;
    },
  );
  await fileSystem.syncAll();
  isOpen = true;
  return pglite;
}

/** Exits when PostgreSQL panics (log not writable, files missing): PGlite would stay busy and block requests and signals. */
function exitOnPanic(folder: string, line: string): void {
  const reason = readPanic(line);
  if (reason === null) return;
  const problem = describeDiskProblem(reason);
  console.error(
    `The database in ${folder} has failed, so the site stopped: ${problem ?? reason}.\n` +
      "All confirmed changes are stored. Fix the cause, then start the site again.",
  );
  process.exit(1);
}

/** Reads a panic from PostgreSQL's log. User input is later in a line or after a tab, so it cannot match. */
export function readPanic(line: string): string | null {
  return /^[\d-]+ [\d:.]+ \w+ \[\d+\] PANIC:\s+(.*)/.exec(line)?.[1] ?? null;
}

type Options = Parameters<NodeFS["init"]>[1];

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;

interface FileSystemInternals {
  stream_ops: { fsync?: (stream: { nfd: number }) => number; setattr: SetAttributes };
  node_ops: { setattr: SetAttributes };
  /** Converts a Node error to the errno that PostgreSQL expects. */
  tryFSOperation: (call: () => void) => void;
}

/**
 * Patches two defects of PGlite's file system. Its fsync does nothing, so a power cut after a checkpoint would
 * leave data files older than the log. It also makes files readable by all users, despite the umask.
 */
class SyncedFolder extends NodeFS {
  // A new database is synced once at the end, which is faster.
  #isSyncing = existsSync(join(this.rootDir, "PG_VERSION"));

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const install: NonNullable<Options["preRun"]>[number] = (module) => {
      const nodeFs = module.NODEFS as unknown as FileSystemInternals;
      nodeFs.stream_ops.fsync = ({ nfd }) => {
        if (this.#isSyncing) nodeFs.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
      for (const operations of [nodeFs.node_ops, nodeFs.stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (target, { mode, ...others }) =>
          setattr(target, mode === undefined ? others : { ...others, mode: restrictToOwner(mode) });
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  /** Syncs all files and turns on fsync. */
  async syncAll(): Promise<void> {
    this.#isSyncing = true;
    await syncTree(this.rootDir);
  }
}

function restrictToOwner(mode: number): number {
  return mode & ~0o077;
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const batchSize = 32;
  for (let start = 0; start < entries.length; start += batchSize) {
    await Promise.all(
      entries.slice(start, start + batchSize).map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? syncTree(path) : syncPath(path);
      }),
    );
  }
  await syncPath(folder);
}
