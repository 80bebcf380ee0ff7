import { readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { databaseFiles } from "~/runtime/open-files.mjs";
import { createPGlite, readPanic } from "./pglite.server";

const panic = "2026-11-23 12:27:51.995 UTC [42] PANIC:  could not write to file";

it("hears a panic of PostgreSQL, and none in what people typed", { timeout: 60_000 }, async () => {
  expect(readPanic(panic)).toBe("could not write to file");
  const lines: string[] = [];
  const pglite = await createPGlite({ onStderr: (line) => lines.push(line) > 0 });
  await pglite.exec("create table names (name text unique)");
  const typed = `PANIC:  of a visitor\n${panic}`;
  const insert = () => pglite.query("insert into names values ($1)", [typed]);
  await insert();
  await expect(insert()).rejects.toThrow("duplicate key");
  await pglite.close();
  expect(lines.join("\n")).toContain(panic);
  expect(lines.map(readPanic).filter((reason) => reason !== null)).toEqual([]);
});

it.skipIf(process.platform !== "linux")(
  "keeps no more files open than are set aside for it",
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "pglite-"));
    const pglite = await createPGlite({ dataDir: folder });
    // Three files each.
    for (let n = 0; n < 100; n++)
      await pglite.exec(`create table t${n} (id int primary key, name text unique)`);
    await pglite.exec("vacuum");
    expect(countOpen(folder)).toBeGreaterThan(databaseFiles / 2);
    expect(countOpen(folder)).toBeLessThanOrEqual(databaseFiles);
    await pglite.close();
    await rm(folder, { recursive: true });
  },
);

function countOpen(folder: string): number {
  const numbers = readdirSync("/proc/self/fd");
  return numbers.filter((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).startsWith(folder);
    } catch {
      // Closed meanwhile.
      return false;
    }
  }).length;
}
