import { expect, it } from "vitest";
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
