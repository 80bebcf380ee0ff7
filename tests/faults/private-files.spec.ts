import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startSite } from "../support/server";

test("makes stored files readable by their owner only, at the first start and after a copy", async () => {
  const DATA_DIR = join(await mkdtemp(join(tmpdir(), "site-")), "data");
  const settings = { DATA_DIR, DATABASE_URL: "", SAMPLE_CONTENT: "true" };
  const first = await startSite(settings);
  expect(await listAccessibleFiles(DATA_DIR)).toEqual([]);
  expect(await readdir(DATA_DIR)).toEqual(expect.arrayContaining(["database", "images", "session-secret"]));
  await first.stop();
  expect(await listAccessibleFiles(DATA_DIR)).toEqual([]);

  // As left by an earlier version, or by copying the folder.
  for (const path of await listFiles(DATA_DIR))
    await chmod(path, (await stat(path)).isDirectory() ? 0o777 : 0o666);
  const second = await startSite(settings);
  expect(await listAccessibleFiles(DATA_DIR)).toEqual([]);
  expect(await second.stop()).toBe(0);
  await rm(join(DATA_DIR, ".."), { recursive: true });
});

/** Files and folders that are accessible to other users. */
async function listAccessibleFiles(folder: string): Promise<string[]> {
  const accessible: string[] = [];
  for (const path of await listFiles(folder)) {
    const stats = await stat(path).catch(() => null);
    if (stats && (stats.mode & 0o077) !== 0) accessible.push(`${path} ${(stats.mode & 0o777).toString(8)}`);
  }
  return accessible;
}

async function listFiles(folder: string): Promise<string[]> {
  return [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
}
