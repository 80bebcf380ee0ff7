import fs, { readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { maxDatabaseFiles } from "~/platform/start/open-files.mjs";
import { createPGlite, readPanic } from "./pglite.server";

const panic = "2026-11-23 12:27:51.995 UTC [42] PANIC:  could not write to file";

it("detects a panic of PostgreSQL, but not one quoted in user data", { timeout: 60_000 }, async () => {
  expect(readPanic(panic)).toBe("could not write to file");
  const lines: string[] = [];
  const pglite = await createPGlite({ onStderr: (line) => lines.push(line) > 0 });
  await pglite.exec("create table names (name text unique)");
  const input = `PANIC:  of a visitor\n${panic}`;
  const insert = () => pglite.query("insert into names values ($1)", [input]);
  await insert();
  await expect(insert()).rejects.toThrow("duplicate key");
  await pglite.close();
  expect(lines.join("\n")).toContain(panic);
  expect(lines.map(readPanic).filter((reason) => reason !== null)).toEqual([]);
});

it("syncs data files at a checkpoint and makes them readable by their owner only", {
  timeout: 60_000,
}, async () => {
  // The site sets this umask at its start.
  const umask = process.umask(0o077);
  const folder = await mkdtemp(join(tmpdir(), "pglite-"));
  const pglite = await createPGlite({ dataDir: folder });
  const sync = vi.spyOn(fs, "fsyncSync");
  syncBuiltinESMExports();
  await pglite.exec("create table names (name text); insert into names values ('one'); checkpoint");
  expect(sync.mock.calls.length).toBeGreaterThan(0);
  sync.mockRestore();
  syncBuiltinESMExports();
  const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const modes = await Promise.all(files.map(async (file) => (await stat(file)).mode));
  expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  await pglite.close();
  await rm(folder, { recursive: true });
  process.umask(umask);
});

it.skipIf(process.platform !== "linux")(
  "keeps no more files open than its limit",
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "pglite-"));
    const pglite = await createPGlite({ dataDir: folder });
    // Each table has three files.
    for (let n = 0; n < 100; n++)
      await pglite.exec(`create table t${n} (id int primary key, name text unique)`);
    await pglite.exec("vacuum");
    expect(countOpenFiles(folder)).toBeGreaterThan(maxDatabaseFiles / 2);
    expect(countOpenFiles(folder)).toBeLessThanOrEqual(maxDatabaseFiles);
    await pglite.close();
    await rm(folder, { recursive: true });
  },
);

function countOpenFiles(folder: string): number {
  const descriptors = readdirSync("/proc/self/fd");
  return descriptors.filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      // The file was closed in the meantime.
      return false;
    }
  }).length;
}
