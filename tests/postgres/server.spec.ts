import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startCluster } from "../support/cluster.mjs";
import { listen } from "../support/free-port.mjs";
import { queryServer } from "../support/postgres";
import { readSamples } from "../support/prometheus";
import { isPlainRefusal, startAndWaitForExit } from "../support/refused-start";
import { type Site, startSite } from "../support/server";

test("waits for PostgreSQL at the start and recovers from its outage", async () => {
  const cluster = await startCluster();
  await cluster.stop();
  const token = "a-token-of-the-test";
  const starting = startSite({ DATABASE_URL: cluster.url, LOG_LEVEL: "info", METRICS_TOKEN: token });
  await refuseOneConnection(Number(new URL(cluster.url).port));
  await cluster.start();
  const site = await starting;
  const fetchStatus = async (path: string) => (await fetch(`${site.origin}${path}`)).status;
  const scrape = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    return readSamples(await (await fetch(`${site.origin}/metrics`, { headers })).text());
  };
  expect(site.output()).toContain("the database is unavailable");
  expect(site.output()).toContain("the database is available again");
  expect(await fetchStatus("/project")).toBe(200);
  const available = await scrape();
  expect(available).toMatchObject({
    site_database_up: 1,
    site_outbox_waiting: 0,
    site_database_pool_waiting: 0,
  });
  expect(available.site_database_pool_connections).toBeGreaterThanOrEqual(1);

  await cluster.stop();
  expect(await fetchStatus("/readyz")).toBe(503);
  expect(await fetchStatus("/api/gallery/all")).toBe(503);
  expect(await fetchStatus("/healthz")).toBe(200);
  const unavailable = await scrape();
  expect(unavailable.site_database_up).toBe(0);
  expect(unavailable).not.toHaveProperty("site_outbox_waiting");
  await expectFormKept(site);

  await cluster.start();
  expect(await fetchStatus("/readyz")).toBe(200);
  expect(await fetchStatus("/api/gallery/all")).toBe(200);

  // As after a failover, when the server is a read-only standby.
  const writableUrl = `${cluster.url}?options=-c%20default_transaction_read_only%3Doff`;
  await queryServer(writableUrl, "alter system set default_transaction_read_only = on");
  await queryServer(writableUrl, "select pg_reload_conf()");
  await expect.poll(() => fetchStatus("/readyz")).toBe(503);
  expect(await fetchStatus("/api/gallery/all")).toBe(200);
  await expectFormKept(site);
  await queryServer(writableUrl, "alter system reset default_transaction_read_only");
  await queryServer(writableUrl, "select pg_reload_conf()");
  await expect.poll(() => fetchStatus("/readyz")).toBe(200);

  await cluster.stop();
  expect(await site.stop()).toBe(0);
  await cluster.remove();
});

test("responds to probes while the database hangs, and queues requests for three connections", async () => {
  const cluster = await startCluster();
  const proxy = await openProxy(Number(new URL(cluster.url).port));
  const url = new URL(cluster.url);
  url.port = String(proxy.port);
  const site = await startSite({ DATABASE_URL: url.href, DATABASE_POOL_SIZE: "3" });
  const requests = Array.from({ length: 40 }, () => fetch(`${site.origin}/api/gallery/all`));
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  const [connections] = await queryServer<{ count: number }>(
    cluster.url,
    "select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  // One more connection listens for changes.
  expect(connections?.count).toBeLessThanOrEqual(4);

  proxy.hang();
  // The probes respond much earlier than the query timeout.
  const probe = async (path: string) =>
    (await fetch(site.origin + path, { signal: AbortSignal.timeout(4_500) })).status;
  expect(await Promise.all([probe("/healthz"), probe("/readyz")])).toEqual([200, 503]);
  expect(await Promise.all([probe("/healthz"), probe("/readyz")])).toEqual([200, 503]);
  proxy.close();
  await site.kill();
  await site.stop();
  await cluster.remove();
});

test("refuses an instance with its own data folder while another runs, unless they share a bucket", async () => {
  // The site starts four times.
  const cluster = await startCluster();
  const sharedFolder = await mkdtemp(join(tmpdir(), "site-"));
  const otherFolder = await mkdtemp(join(tmpdir(), "site-"));
  const settings = { DATABASE_URL: cluster.url, SAMPLE_CONTENT: "false" };
  const first = await startSite({ ...settings, DATA_DIR: sharedFolder });
  const second = await startSite({ ...settings, DATA_DIR: sharedFolder });
  const refused = await startAndWaitForExit({ ...settings, DATA_DIR: otherFolder });
  expect(isPlainRefusal(refused), refused.output).toBe(true);
  for (const part of [otherFolder, "DATA_DIR", "S3_ENDPOINT", "SESSION_SECRET"])
    expect(refused.output).toContain(part);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);

  // Both unregister when they stop, so that the next start does not wait a minute.
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
  const restarted = await startSite({ ...settings, DATA_DIR: otherFolder });
  expect(await restarted.stop()).toBe(0);
  await cluster.remove();
  for (const folder of [sharedFolder, otherFolder]) await rm(folder, { recursive: true });
});

/** A proxy to a local server that can stop forwarding without closing its connections. */
async function openProxy(serverPort: number): Promise<{ port: number; hang: () => void; close: () => void }> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    for (const [source, target] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(source);
      source.on("error", () => target.destroy());
      source.on("close", () => target.destroy());
      source.on("data", (data) => {
        if (!isHanging) target.write(data);
      });
    }
  });
  return {
    port: await listen(server),
    hang: () => {
      isHanging = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Sends a form without JavaScript and expects the page with the typed text and other ways to contact us. */
async function expectFormKept({ origin }: Site): Promise<void> {
  for (const [path, field] of [
    ["/contact", "message"],
    ["/request-quote", "description"],
  ] as const) {
    const form = {
      name: "Kavitha",
      email: "kavitha@example.com",
      phone: "9843012345",
      [field]: "A gate, 4 m wide.",
    };
    const response = await fetch(origin + path, { method: "POST", body: new URLSearchParams(form) });
    expect(response.status).toBe(503);
    const page = await response.text();
    for (const part of [
      ...Object.values(form),
      'href="tel:+910000000000"',
      'href="https://wa.me/910000000000',
    ])
      expect(page).toContain(part);
  }
}

/** Listens on the server's port, accepts one connection and closes it. */
async function refuseOneConnection(port: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  const [connection] = await once(server, "connection");
  connection.destroy();
  server.close();
  await once(server, "close");
}
