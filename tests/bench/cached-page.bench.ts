import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import build from "../support/build";
import { type MeasuredServer, readCpu, startServer, stopServers } from "./measured-server";

const CONNECTIONS = 8;
/** Requests per round, rounds per server, and warm-up rounds. */
const REQUESTS = 4_000;
const ROUNDS = 9;
const WARM_UP = 3;

/** Maximum CPU time of a request, as a multiple of the minimal server's. */
const limits = { off: 1.7, unchanged: 1.7, info: 2.3 };

let folder: string;
const servers: MeasuredServer[] = [];

beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), "bench-"));
});

afterAll(async () => {
  await stopServers(servers);
  await rm(folder, { recursive: true, force: true });
});

test("serves a cached page for little more than the cost of its bytes", async () => {
  const [off, info] = [await startSite("silent"), await startSite("info")];
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const page = await readBest(off, headers);
  await readBest(info, headers);
  const file = join(folder, "page.br");
  await writeFile(file, page.bytes);
  const minimal = await start(["tests/bench/bare-server.mjs", file], {}, "ignore");
  const conditionalHeaders = { ...headers, "if-none-match": String(page.etag) };

  const cases = [
    { name: "bare server", server: minimal, headers, limit: 1 },
    { name: "cached page, log off", server: off, headers, limit: limits.off },
    { name: "cached page, log at info", server: info, headers, limit: limits.info },
    { name: "304, log off", server: off, headers: conditionalHeaders, limit: limits.unchanged },
    { name: "304, log at info", server: info, headers: conditionalHeaders, limit: limits.info },
  ].map((entry) => ({ ...entry, times: [] as number[] }));
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const { server, headers, times } of cases) {
      const microseconds = await measure(server, headers);
      if (round >= WARM_UP) times.push(microseconds);
    }
  }

  const medians = cases.map(({ times }) => times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
  const [bareServer = 0] = medians;
  console.log(`${page.bytes.length} bytes; CPU microseconds per request, as a multiple of the bare server`);
  for (const [index, { name }] of cases.entries()) {
    const median = medians[index] ?? 0;
    console.log(`${name.padEnd(28)} ${median.toFixed(1).padStart(6)}  ${(median / bareServer).toFixed(2)}`);
  }
  for (const [index, { name, limit }] of cases.entries()) {
    expect((medians[index] ?? 0) / bareServer, name).toBeLessThanOrEqual(limit);
  }
});

/** The built site in its own process, without samples, whose pictures take minutes to encode. Logs to a file. */
async function startSite(level: string): Promise<MeasuredServer> {
  const log = openSync(join(folder, `${level}.log`), "w");
  const settings = {
    LOG_LEVEL: level,
    DATA_DIR: join(folder, level),
    HOST: "127.0.0.1",
    SAMPLE_CONTENT: "false",
  };
  return await start(["app/platform/start/start.mjs"], settings, log);
}

async function start(...parameters: Parameters<typeof startServer>): Promise<MeasuredServer> {
  const server = await startServer(...parameters);
  servers.push(server);
  return server;
}

/** Requests the page until its best-compressed form is cached. */
async function readBest({ port }: MeasuredServer, headers: Record<string, string>) {
  let page = { bytes: Buffer.alloc(0), etag: "" as string | undefined };
  for (let count = 0; count < 30; count += 1) {
    const [incoming] = await once(
      request({ port, host: "127.0.0.1", headers, agent: new Agent() }).end(),
      "response",
    );
    page = { bytes: await buffer(incoming), etag: incoming.headers.etag };
    await wait(100);
  }
  return page;
}

/** CPU time of the server's process per request, in microseconds, as reported by the operating system. */
async function measure(server: MeasuredServer, headers: Record<string, string>): Promise<number> {
  const before = await readCpu(server);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendOneByOne(server.port, headers, REQUESTS / CONNECTIONS)),
  );
  return ((await readCpu(server)) - before) / REQUESTS;
}

/** Repeats a request over one connection, each after the previous response. */
async function sendOneByOne(port: number, headers: Record<string, string>, count: number): Promise<void> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join("")}\r\n`;
  const socket = connect(port, "127.0.0.1").setNoDelay();
  for (let sent = 0; sent < count; sent += 1) {
    socket.write(text);
    await readResponse(socket);
  }
  socket.destroy();
}

/** Reads one complete response. A freshly rendered page is chunked. */
async function readResponse(socket: Socket): Promise<void> {
  let head = "";
  let isChunked = false;
  let missingBytes = Number.NaN;
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (head.includes("\r\n\r\n")) missingBytes -= chunk.length;
      else {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!/^HTTP\/1\.1 (?:200|304)/.test(head)) return reject(new Error(head.slice(0, 300)));
        isChunked = /^transfer-encoding: chunked/im.test(head);
        missingBytes = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - (head.length - end - 4);
      }
      if (isChunked ? !chunk.toString("latin1").endsWith("0\r\n\r\n") : missingBytes > 0) return;
      socket.off("data", read).off("error", reject);
      resolve();
    };
    socket.on("data", read).on("error", reject);
  });
}
