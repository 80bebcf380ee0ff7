import { sql } from "kysely";
import { afterEach, expect, it, vi } from "vitest";
import { db } from "./database.server";
import { startVacuum, vacuumTables } from "./vacuum.server";

afterEach(() => vi.useRealTimers());

const notAborted = new AbortController().signal;

async function readStatistics() {
  const { rows } = await sql<{ rows: number; allVisible: boolean }>`
    select reltuples::int as rows, relallvisible = relpages as "allVisible" from pg_class
    where relname = 'rate_limit_hits'`.execute(db);
  return rows[0];
}

it("removes deleted rows and updates the statistics", async () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({ key: `${n}` }));
  await db.insertInto("rate_limit_hits").values(rows).execute();
  await db.deleteFrom("rate_limit_hits").where("id", ">", 100).execute();
  await vacuumTables(db, notAborted);
  expect(await readStatistics()).toEqual({ rows: 100, allVisible: true });
});

it("vacuums no table after the signal aborts", async () => {
  await vacuumTables(db, notAborted);
  await db.insertInto("rate_limit_hits").values({ key: "another" }).execute();
  const before = await readStatistics();
  await vacuumTables(db, AbortSignal.abort());
  expect(await readStatistics()).toEqual(before);
});

it("writes a checkpoint in every run", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const readCheckpoint = async () =>
    (await sql<{ start: string }>`select redo_lsn::text as start from pg_control_checkpoint()`.execute(db))
      .rows[0]?.start;
  const before = await readCheckpoint();
  await db.insertInto("rate_limit_hits").values({ key: "logged" }).execute();
  const stop = startVacuum(db, (error) => expect.fail(String(error)));
  await vi.advanceTimersByTimeAsync(30 * 60 * 1000);
  await stop();
  expect(await readCheckpoint()).not.toBe(before);
});

it("continues after a failed run", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const onFailure = vi.fn();
  const getExecutor = vi.spyOn(db, "getExecutor").mockImplementationOnce(() => {
    throw new Error("the disk is full");
  });
  const stop = startVacuum(db, onFailure);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  await vi.waitFor(() => expect(getExecutor.mock.calls.length).toBeGreaterThan(1));
  await stop();
  expect(onFailure).toHaveBeenCalledOnce();
  getExecutor.mockRestore();
});
