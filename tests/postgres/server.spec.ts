import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { startCluster } from "../support/cluster.mjs";
import { type Site, startSite } from "../support/server";

test("the site waits for a PostgreSQL that comes later, and outlives its absence", async () => {
  const cluster = await startCluster();
  await cluster.stop();
  const starting = startSite({ DATABASE_URL: cluster.url, LOG_LEVEL: "info" });
  await refuseOneConnection(Number(new URL(cluster.url).port));
  await cluster.start();
  const site = await starting;
  const status = async (path: string) => (await fetch(`${site.origin}${path}`)).status;
  expect(site.output()).toContain("the database is away");
  expect(site.output()).toContain("the database answers again");
  expect(await status("/project")).toBe(200);

  await cluster.stop();
  expect(await status("/readyz")).toBe(503);
  expect(await status("/api/gallery/all")).toBe(503);
  expect(await status("/healthz")).toBe(200);
  await expectFormKept(site);

  await cluster.start();
  expect(await status("/readyz")).toBe(200);
  expect(await status("/api/gallery/all")).toBe(200);

  await cluster.stop();
  expect(await site.stop()).toBe(0);
  await cluster.remove();
});

/** Sends a form as a browser without scripts does: the page comes back with all that was typed, and how else to reach us. */
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
    const answer = await fetch(origin + path, { method: "POST", body: new URLSearchParams(form) });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    for (const said of [
      ...Object.values(form),
      'href="tel:+910000000000"',
      'href="https://wa.me/910000000000',
    ])
      expect(page).toContain(said);
  }
}

/** Waits in the server's place until somebody tries to connect, and hangs up. */
async function refuseOneConnection(port: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  const [connection] = await once(server, "connection");
  connection.destroy();
  server.close();
  await once(server, "close");
}
