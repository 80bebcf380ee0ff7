import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import build from "../support/build";
import { type Site, startSite } from "../support/server";

const CONNECTIONS = 200;
const REQUESTS = 300;
/** Maximum 99th percentile of other visitors' response times, in milliseconds. */
const LIMIT_MS = 100;

let site: Site;
let folder: string;
beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), "bench-"));
  site = await startSite({ DATA_DIR: folder, SAMPLE_CONTENT: "false" });
  for (let count = 0; count < 20; count += 1) await fetch(site.origin);
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["no other connections", async () => []],
  ["200 connections without a request", () => openConnections("")],
  ["200 clients that do not read", () => openConnections(writeRequest(findLargestPicture()).repeat(8))],
  ["200 clients that request a deep path", () => openConnections(writeRequest("/a".repeat(4_000)))],
  [
    "200 clients that request 400 pages without waiting and leave",
    () => openAndLeave(writeRequest("/contact").repeat(400)),
  ],
])("responds within 100 ms beside %s", async (_, openSockets) => {
  const sockets = await openSockets();
  for (const path of ["/", "/contact"]) {
    const times: number[] = [];
    for (let count = 0; count < REQUESTS; count += 1) {
      const start = performance.now();
      const response = await fetch(site.origin + path);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(REQUESTS * 0.99)] ?? 0;
    console.log(`${path.padEnd(10)} median ${times[REQUESTS / 2]?.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
    expect(p99).toBeLessThanOrEqual(LIMIT_MS);
  }
  for (const socket of sockets) socket.destroy();
});

const writeRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

/** Opens connections, sends a request on each and reads nothing. */
async function openConnections(text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    connect(Number(new URL(site.origin).port), "127.0.0.1").on("error", () => undefined),
  );
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.write(text);
  return sockets;
}

async function openAndLeave(text: string): Promise<Socket[]> {
  const sockets = await openConnections(text);
  for (const socket of sockets) socket.destroySoon();
  return sockets;
}

/** The largest picture: eight responses with it exceed the buffers of a connection. */
function findLargestPicture(): string {
  const sizes = readdirSync("build/client/pictures").map((name) => {
    return { name, size: statSync(`build/client/pictures/${name}`).size };
  });
  return `/pictures/${sizes.sort((a, b) => b.size - a.size)[0]?.name}`;
}
