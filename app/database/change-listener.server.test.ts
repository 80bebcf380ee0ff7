import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CachedPage } from "~/http/compress-page.server";
import { PageCache } from "~/http/page-cache.server";
import { type Cluster, startCluster } from "../../tests/support/cluster.mjs";
import { passiveOwner } from "../../tests/support/passive-owner";
import { listenForChanges } from "./change-listener.server";
import { readContentVersion } from "./content-version.server";
import type { Database } from "./database.server";
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
const waitLimit = { timeout: 15_000 };

describe("two instances on one PostgreSQL database", () => {
  let cluster: Cluster;
  let here: Database;
  let there: Database;

  const open = () =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPostgresPool(cluster.url, passiveOwner) }),
    });
  const listeners = sql<{ pid: number }>`select pid from pg_stat_activity where query like 'listen %'`;
  const change = () => here.insertInto("projects").values({ title: "Sliding gate" }).execute();

  beforeAll(async () => {
    cluster = await startCluster();
    [here, there] = [open(), open()];
    await migrateToLatest(here);
  });
  afterAll(async () => {
    await Promise.all([here?.destroy(), there?.destroy()]);
    await cluster?.remove();
  });

  /** The cache of the other instance, which by itself would not look again during this test. */
  function openCache() {
    const cache = new PageCache(() => readContentVersion(there), 3_600_000);
    const showsChange = async () => {
      const looked = await cache.lookUp("/project", "");
      return "page" in looked && looked.page === null;
    };
    const render = async () =>
      cache.put(new URL("http://site.test/project"), {
        query: [],
        version: await readContentVersion(there),
        page,
      });
    return { cache, showsChange, render };
  }

  it("notifies the other instance of a change", async () => {
    const { cache, showsChange, render } = openCache();
    await render();
    const stop = listenForChanges(cluster.url, () => cache.recheck());
    await vi.waitFor(async () => expect((await listeners.execute(there)).rows).toHaveLength(1), waitLimit);
    expect(await showsChange()).toBe(false);
    await change();
    await vi.waitFor(async () => expect(await showsChange()).toBe(true), waitLimit);
    await stop();
    await vi.waitFor(async () => expect((await listeners.execute(there)).rows).toEqual([]), waitLimit);
  });

  it("reports changes made while the connection was lost, and later ones", async () => {
    const { cache, showsChange, render } = openCache();
    await render();
    const stop = listenForChanges(cluster.url, () => cache.recheck(), { firstMs: 50, longestMs: 200 });
    await vi.waitFor(async () => expect((await listeners.execute(there)).rows).toHaveLength(1), waitLimit);
    expect(await showsChange()).toBe(false);
    await cluster.stop();
    await cluster.start();
    await vi.waitFor(change, waitLimit);
    await vi.waitFor(async () => expect(await showsChange()).toBe(true), waitLimit);

    await vi.waitFor(async () => expect((await listeners.execute(there)).rows).toHaveLength(1), waitLimit);
    await render();
    expect(await showsChange()).toBe(false);
    await change();
    await vi.waitFor(async () => expect(await showsChange()).toBe(true), waitLimit);
    await stop();
  });

  it("stops while the server is down", async () => {
    await cluster.stop();
    const stop = listenForChanges(cluster.url, () => expect.fail("nothing is heard"));
    await stop();
    await cluster.start();
  });
});
