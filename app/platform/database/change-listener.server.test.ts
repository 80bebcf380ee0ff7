import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CachedPage } from "~/platform/http/compress-page.server";
import { PageCache } from "~/platform/http/page-cache.server";
import { type Cluster, startCluster } from "../../../tests/support/cluster.mjs";
import { passiveHooks } from "../../../tests/support/passive-hooks";
import { listenForChanges } from "./change-listener.server";
import { type Database, readContentVersion } from "./database.server";
import { migrateToLatest } from "./migrate.server";
import { openPostgresPool } from "./postgres.server";
import type { Tables } from "./tables";

const page: CachedPage = {
  type: "text/html",
  entityTag: '"page"',
  cacheControl: "no-cache",
  contentSecurityPolicy: "",
  text: Buffer.from("the page"),
  encoded: {},
};
const waitOptions = { timeout: 15_000 };

describe("listenForChanges", () => {
  let cluster: Cluster;
  let db: Database;
  let otherDb: Database;

  const open = () =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPostgresPool(cluster.url, passiveHooks) }),
    });
  const listeners = sql<{ pid: number }>`select pid from pg_stat_activity where query like 'listen %'`;
  const insertProject = () => db.insertInto("projects").values({ title: "Sliding gate" }).execute();

  beforeAll(async () => {
    cluster = await startCluster();
    [db, otherDb] = [open(), open()];
    await migrateToLatest(db);
  });
  afterAll(async () => {
    await Promise.all([db?.destroy(), otherDb?.destroy()]);
    await cluster?.remove();
  });

  /** Opens the cache of another instance, which does not poll the version during the test. */
  function openCache() {
    const cache = new PageCache(() => readContentVersion(otherDb), 3_600_000);
    const isInvalidated = async () => {
      const lookup = await cache.lookUp("/project", "");
      return "page" in lookup && lookup.page === null;
    };
    const render = async () =>
      cache.put(new URL("http://site.test/project"), {
        query: [],
        version: await readContentVersion(otherDb),
        page,
      });
    return { cache, isInvalidated, render };
  }

  it("invalidates the cache of another instance after a change", async () => {
    const { cache, isInvalidated, render } = openCache();
    await render();
    const stop = listenForChanges(cluster.url, () => cache.recheck());
    await vi.waitFor(
      async () => expect((await listeners.execute(otherDb)).rows).toHaveLength(1),
      waitOptions,
    );
    expect(await isInvalidated()).toBe(false);
    await insertProject();
    await vi.waitFor(async () => expect(await isInvalidated()).toBe(true), waitOptions);
    await stop();
    await vi.waitFor(async () => expect((await listeners.execute(otherDb)).rows).toEqual([]), waitOptions);
  });

  it("reports changes made while the connection was lost, and those after the reconnection", async () => {
    const { cache, isInvalidated, render } = openCache();
    await render();
    const stop = listenForChanges(cluster.url, () => cache.recheck(), { firstMs: 50, maxMs: 200 });
    await vi.waitFor(
      async () => expect((await listeners.execute(otherDb)).rows).toHaveLength(1),
      waitOptions,
    );
    expect(await isInvalidated()).toBe(false);
    await cluster.stop();
    await cluster.start();
    await vi.waitFor(insertProject, waitOptions);
    await vi.waitFor(async () => expect(await isInvalidated()).toBe(true), waitOptions);

    await vi.waitFor(
      async () => expect((await listeners.execute(otherDb)).rows).toHaveLength(1),
      waitOptions,
    );
    await render();
    expect(await isInvalidated()).toBe(false);
    await insertProject();
    await vi.waitFor(async () => expect(await isInvalidated()).toBe(true), waitOptions);
    await stop();
  });

  it("can be stopped while the server is down", async () => {
    await cluster.stop();
    const stop = listenForChanges(cluster.url, () => expect.fail("notified while the server was down"));
    await stop();
    await cluster.start();
  });
});
