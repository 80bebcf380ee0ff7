import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { prepareExport } from "~/features/transfer/write-export.server";
import { type Database, db } from "~/platform/database/database.server";
import { imageStore } from "~/platform/images/image-store.server";
import { createTestDatabase } from "./database";

let folder: string;
let otherSite: Awaited<ReturnType<typeof createTestDatabase>>;

/** Gives each test two empty sites. */
export function setUpTwoSites() {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "transfer-"));
    otherSite = await createTestDatabase();
  });
  afterEach(async () => {
    await otherSite.destroy();
    await rm(folder, { recursive: true });
  });
  return {
    get otherDb(): Database {
      return otherSite.db;
    },
  };
}

/** Exports the site to an archive and returns its path. */
export async function exportSite(): Promise<string> {
  const output = new PassThrough();
  const source = { db, store: imageStore, spoolFolder: join(folder, "spool") };
  const preparedExport = await prepareExport(source);
  const [bytes] = await Promise.all([buffer(output), preparedExport.write(output)]);
  const path = join(folder, "export.tar.gz");
  await writeFile(path, bytes);
  return path;
}

export const added = (count: number) => ({ added: count, changed: 0, unchanged: 0, refused: 0 });
export const unchanged = (count: number) => ({ ...added(0), unchanged: count });
