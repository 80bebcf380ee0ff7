import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bystander } from "../../../tests/support/bystander";
import { type Cluster, startCluster } from "../../../tests/support/cluster.mjs";
import { markMigrated, siteAvailability } from "./availability.server";
import { isDatabaseAway } from "./away.server";
import { migrate, migrateToLatest } from "./migrate.server";
import { openPostgresPool, SitePostgresDialect } from "./postgres.server";
import type { Tables } from "./tables";

// A server of its own, because it is stopped and started.
describe("PostgreSQL", () => {
  let cluster: Cluster;
  let db: Kysely<Tables>;

  const open = () =>
    new Kysely<Tables>({
      dialect: new SitePostgresDialect({ pool: openPostgresPool(cluster.url, siteAvailability) }),
    });
  const select = () => sql<{ one: number }>`select 1 as one`.execute(db);

  beforeAll(async () => {
    cluster = await startCluster();
    db = open();
  });
  afterAll(async () => {
    await db?.destroy();
    await cluster?.remove();
  });

  it("is away as long as its tables are not there yet", async () => {
    expect(isDatabaseAway(await failWith(db.selectFrom("projects").selectAll().execute()))).toBe(true);
  });

  it("is migrated once by several instances that start together", async () => {
    const instances = [open(), open(), open()];
    await Promise.all(instances.map(migrateToLatest));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    await Promise.all(instances.map((instance) => instance.destroy()));
  });

  it("gives migrations all the time they take", async () => {
    const { rows } = await db.transaction().execute(async (trx) => {
      await migrate(trx);
      return await sql<{ statement_timeout: string }>`show statement_timeout`.execute(trx);
    });
    expect(rows).toEqual([{ statement_timeout: "0" }]);
  });

  it("waits for an answer as long as the pool's timeout allows", async () => {
    let timeout = 50;
    const pool = openPostgresPool(cluster.url, { ...bystander, timeoutMs: () => timeout });
    const impatient = new Kysely<Tables>({ dialect: new SitePostgresDialect({ pool }) });
    const slow = () => sql`select pg_sleep(0.2)`.execute(impatient);
    await expect(slow()).rejects.toThrow("The database cannot be reached: Query read timeout");
    timeout = 10_000;
    await slow();
    await impatient.destroy();
  });

  it("leaves no migration lock behind", async () => {
    const { rows } = await sql`select * from pg_locks where locktype = 'advisory'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("says 503 while it is away and answers again when it is back, without a restart", async () => {
    await select();
    await cluster.stop();
    try {
      for (const attempt of [select(), select()]) {
        const error = await failWith(attempt);
        expect(error).toBeInstanceOf(Response);
        expect(error).toMatchObject({ status: 503 });
        expect(isDatabaseAway(error)).toBe(true);
      }
    } finally {
      await cluster.start();
    }
    expect((await select()).rows).toEqual([{ one: 1 }]);
  });

  it("survives the loss of a connection inside a transaction", async () => {
    const interrupted = db.transaction().execute(async (trx) => {
      await trx.insertInto("attempts").values({ key: "lost" }).execute();
      await cluster.stop();
      await trx.insertInto("attempts").values({ key: "lost" }).execute();
    });
    const error = await failWith(interrupted);
    await cluster.start();
    expect(isDatabaseAway(error)).toBe(true);
    expect(await db.selectFrom("attempts").selectAll().where("key", "=", "lost").execute()).toEqual([]);
  });

  it("does not take a mistake in a query for an outage", async () => {
    markMigrated();
    const error = await failWith(sql`select nonsense from projects`.execute(db));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseAway(error)).toBe(false);
  });
});

async function failWith(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}
