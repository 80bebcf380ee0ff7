import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach } from "vitest";
import { prepareExport } from "~/features/transfer/write-export.server";
import { db } from "~/platform/database/database.server";
import { imageStore } from "~/platform/images/image-store.server";

let folder: string;

/** Gives each test a folder for its export. */
export function setUpExports(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "export-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
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
