import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { type Database, db } from "~/database/database.server";
import { imageStore } from "~/images/image-store.server";
import { prepareExport } from "~/transfer/write-export.server";
import { createTestDatabase } from "./database";

let folder: string;
let other: Awaited<ReturnType<typeof createTestDatabase>>;

/** Gives each test two empty sites. */
export function setUpTwoSites() {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "transfer-"));
    other = await createTestDatabase();
  });
  afterEach(async () => {
    await other.destroy();
    await rm(folder, { recursive: true });
  });
  return {
    get other(): Database {
      return other.db;
    },
  };
}

/** Exports the site to an archive and returns its path. */
export async function exportSite(): Promise<string> {
  const out = new PassThrough();
  const source = { db, store: imageStore, spoolFolder: join(folder, "spool") };
  const prepared = await prepareExport(source);
  const [bytes] = await Promise.all([buffer(out), prepared.write(out)]);
  const path = join(folder, "export.tar.gz");
  await writeFile(path, bytes);
  return path;
}

export const added = (count: number) => ({ added: count, changed: 0, unchanged: 0, refused: 0 });
export const unchanged = (count: number) => ({ ...added(0), unchanged: count });
