import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { SyncedFolder } from "./synced-folder.server";

const options: PGliteOptions = {
  initDbStartParams: ["--wal-segsize=1"],
  // PGlite turns fsync off; what was committed is to outlive a power cut. Data files are synced by `SyncedFolder`.
  startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  postgresqlconf: [
    // PGlite syncs no log; it can only write it synchronously.
    "wal_sync_method = open_datasync",
    // Small buffers save 120 MB of memory and cost nothing at this size.
    "shared_buffers = 4MB",
    "max_wal_size = 32MB",
    "timezone = UTC",
  ],
};

/** An empty database made with the build: unpacking it takes a fifth of the time and a third of the memory of making one. */
export const emptyDatabaseArchive = "build/empty-database.tar.gz";

type OwnOptions = Pick<PGliteOptions, "dataDir" | "loadDataDir" | "onStderr">;

/** What WebAssembly calls the errors of a disk. */
const diskErrors = new Map([
  [2, "EACCES"],
  [19, "EDQUOT"],
  [29, "EIO"],
  [51, "ENOSPC"],
  [63, "EPERM"],
  [69, "EROFS"],
]);

/**
 * Opens PGlite, the same wherever it is opened: in the folder `dataDir`, whose files then outlive a power cut, or in memory.
 * @throws an error with the system's code when the disk is the reason, else what PGlite threw, which need not be an error
 */
export async function createPGlite({ dataDir, ...own }: OwnOptions = {}): Promise<PGlite> {
  // V8's optimising compiler takes 500 MB for the largest function of PostgreSQL, for nothing that a small site would notice.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  if (dataDir === undefined) return await PGlite.create({ ...options, ...own });
  const folder = new SyncedFolder(dataDir);
  const pglite = await PGlite.create({ ...options, ...own, fs: folder }).catch((error: unknown) => {
    const code = diskErrors.get((error as { errno?: number } | null)?.errno ?? 0);
    throw code ? Object.assign(new Error(`${code}: ${dataDir}`), { code }) : error;
  });
  await folder.syncAll();
  return pglite;
}
