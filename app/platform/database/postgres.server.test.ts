import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { type Cluster, startCluster } from "../../../tests/support/cluster.mjs";
import { passiveHooks } from "../../../tests/support/passive-hooks";
import { createAvailability } from "./availability.server";
import { acquireAdvisoryLock } from "./database.server";
import { migrate, migrateToLatest } from "./migrate.server";
import { openPostgresPool, RetryingKysely } from "./postgres.server";
import type { Tables } from "./tables";

// Uses its own server, because these tests stop and start it.
describe("PostgreSQL", () => {
  const availability = createAvailability();
  let cluster: Cluster;
  let db: Kysely<Tables>;

  const open = () =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPostgresPool(cluster.url, availability) }),
    });
  const runQuery = () => sql<{ one: number }>`select 1 as one`.execute(db);

  beforeAll(async () => {
    cluster = await startCluster();
    db = open();
  });
  afterAll(async () => {
    await db?.destroy();
    await cluster?.remove();
  });

  it("counts as unavailable until its tables exist", async () => {
    expect(isDatabaseUnavailable(await catchError(db.selectFrom("projects").selectAll().execute()))).toBe(
      true,
    );
  });

  it("is migrated once when several instances start together", async () => {
    const instances = [open(), open(), open()];
    await Promise.all(instances.map((instance) => migrateToLatest(instance)));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    await Promise.all(instances.map((instance) => instance.destroy()));
  });

  it("sets no timeout on migrations", async () => {
    const { rows } = await db.transaction().execute(async (trx) => {
      await migrate(trx);
      return await sql<{ statement_timeout: string }>`show statement_timeout`.execute(trx);
    });
    expect(rows).toEqual([{ statement_timeout: "0" }]);
  });

  it("rejects a query that exceeds the timeout", async () => {
    let timeoutMs = 50;
    const pool = openPostgresPool(cluster.url, { ...passiveHooks, getTimeoutMs: () => timeoutMs });
    const timeoutDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const runSlowQuery = () => sql`select pg_sleep(0.2)`.execute(timeoutDb);
    await expect(runSlowQuery()).rejects.toThrow("The database cannot be reached: Query read timeout");
    timeoutMs = 10_000;
    await runSlowQuery();
    await timeoutDb.destroy();
  });

  describe("with three connections", () => {
    const openSmallDb = (maxWaitMs: number) =>
      new Kysely<Tables>({
        dialect: new PostgresDialect({
          pool: openPostgresPool(cluster.url, availability, { maxConnections: 3, maxWaitMs }),
        }),
      });
    /** Keeps all three connections in use until the returned function is called. */
    const occupy = async (db: Kysely<Tables>) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let inUse = 0;
      const holders = [1, 2, 3].map(() =>
        db.connection().execute(async () => {
          inUse++;
          await released;
        }),
      );
      await vi.waitFor(() => expect(inUse).toBe(3), { timeout: 20_000 });
      return async () => {
        release();
        await Promise.all(holders);
      };
    };

    it("queues requests until a connection is free", async () => {
      const smallDb = openSmallDb(600_000);
      const release = await occupy(smallDb);
      const requests = Array.from({ length: 40 }, (_, n) =>
        sql<{ n: number }>`select ${n}::int as n`.execute(smallDb),
      );
      // Longer than the connection timeout of 5 s.
      await wait(5_500);
      await release();
      expect((await Promise.all(requests)).map(({ rows }) => rows[0]?.n)).toEqual([...Array(40).keys()]);
      await smallDb.destroy();
    });

    it("rejects a request that waited too long, without logging an outage", async () => {
      const logError = vi.spyOn(logger, "error");
      const smallDb = openSmallDb(3_000);
      const release = await occupy(smallDb);
      expect(isDatabaseUnavailable(await catchError(sql`select 1`.execute(smallDb)))).toBe(true);
      expect(logError).not.toHaveBeenCalled();
      await release();
      expect((await sql`select 1 as one`.execute(smallDb)).rows).toEqual([{ one: 1 }]);
      await smallDb.destroy();
      logError.mockRestore();
    });

    it("rejects all waiting requests when the server stops", async () => {
      const smallDb = openSmallDb(600_000);
      const release = await occupy(smallDb);
      const requests = Array.from({ length: 40 }, () => catchError(sql`select 1`.execute(smallDb)));
      await cluster.stop();
      await release();
      for (const error of await Promise.all(requests)) expect(isDatabaseUnavailable(error)).toBe(true);
      await cluster.start();
      await smallDb.destroy();
    });
  });

  it("leaves no migration lock behind", async () => {
    const { rows } = await sql`select * from pg_locks where locktype = 'advisory'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("returns 503 while the server is down and recovers without a restart", async () => {
    await runQuery();
    await cluster.stop();
    try {
      for (const attempt of [runQuery(), runQuery()]) {
        const error = await catchError(attempt);
        expect(error).toBeInstanceOf(Response);
        expect(error).toMatchObject({ status: 503 });
        expect(isDatabaseUnavailable(error)).toBe(true);
      }
    } finally {
      await cluster.start();
    }
    expect((await runQuery()).rows).toEqual([{ one: 1 }]);
  });

  it("recovers from a lost connection inside a transaction", async () => {
    const transaction = db.transaction().execute(async (trx) => {
      await trx.insertInto("rate_limit_hits").values({ key: "lost" }).execute();
      await cluster.stop();
      await trx.insertInto("rate_limit_hits").values({ key: "lost" }).execute();
    });
    const error = await catchError(transaction);
    await cluster.start();
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(await db.selectFrom("rate_limit_hits").selectAll().where("key", "=", "lost").execute()).toEqual(
      [],
    );
  });

  it("reads dates and isolates transactions as usual under a role with other defaults", async () => {
    const { rows } = await sql<{ at: Date; isolation: string }>`
      select timestamptz '2026-02-03 04:05:06+00' as at, current_setting('transaction_isolation') as isolation`.execute(
      db,
    );
    expect(rows).toEqual([{ at: new Date("2026-02-03T04:05:06Z"), isolation: "read committed" }]);
  });

  it("repeats a transaction that lost a deadlock", async () => {
    const dialect = new PostgresDialect({ pool: openPostgresPool(cluster.url, availability) });
    const retryingDb = new RetryingKysely({ dialect });
    const deadlocked = new Set<string>();
    const bothHoldOne = createBarrier(2);
    const lockBoth = (first: string, second: string) =>
      retryingDb.transaction().execute(async (trx) => {
        await acquireAdvisoryLock(trx, first);
        if (deadlocked.has(first)) return;
        deadlocked.add(first);
        await bothHoldOne();
        await acquireAdvisoryLock(trx, second);
      });
    await Promise.all([lockBoth("left", "right"), lockBoth("right", "left")]);
    expect(deadlocked).toEqual(new Set(["left", "right"]));
    await retryingDb.destroy();
  });

  it("does not treat an invalid query as an outage", async () => {
    availability.markMigrated();
    const error = await catchError(sql`select nonsense from projects`.execute(db));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

async function catchError(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Returns a function whose promise resolves when it has been called `count` times. */
function createBarrier(count: number): () => Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = 0;
  return async () => {
    arrived++;
    if (arrived === count) release();
    await released;
  };
}
