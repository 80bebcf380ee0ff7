import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import build from "../support/build";
import { type MeasuredServer, readCpu, startServer, stopServers } from "./measured-server";
import { formLimit, type TestRequest, worstRequests } from "./worst-requests";

/** Maximum CPU time of a request without large files. */
const LIMIT_SECONDS = 0.5;
/** Maximum CPU time of a request with 100 MB of files, which are hashed and written while they arrive. */
const FILES_LIMIT_SECONDS = 2.5;

let folder: string;
let server: MeasuredServer;

beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), "bench-"));
  server = await startServer(
    ["app/platform/start/start.mjs"],
    { LOG_LEVEL: "info", DATA_DIR: folder, HOST: "127.0.0.1", SAMPLE_CONTENT: "false" },
    "ignore",
  );
  // The first requests compile code.
  for (const { make, bytes } of worstRequests) if (bytes < 1_000_000) await send(make(bytes / 8));
});

afterAll(async () => {
  await stopServers([server]);
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request and reads the whole response; a connection that the server closes early counts as a response. */
async function send({ method = "GET", path, headers = {}, body }: TestRequest): Promise<number> {
  const outgoing = request({
    port: server.port,
    host: "127.0.0.1",
    method,
    path,
    headers: { ...headers, ...(body && { "Content-Length": body.length }) },
    agent: new Agent(),
  });
  outgoing.end(body);
  try {
    const [response] = await once(outgoing, "response");
    outgoing.on("error", () => undefined);
    await buffer(response).catch(() => undefined);
    return response.statusCode;
  } catch {
    return 0;
  }
}

/** CPU time of the server from the start of `work` until it is idle again, in seconds. */
async function measure(work: () => Promise<number>): Promise<{ seconds: number; status: number }> {
  const before = await readCpu(server);
  const status = await work();
  for (let last = before; ; ) {
    await wait(100);
    const now = await readCpu(server);
    if (now - last < 10_000) return { seconds: (now - before) / 1e6, status };
    last = now;
  }
}

async function report(name: string, bytes: number, run: (bytes: number) => Promise<number>): Promise<number> {
  const runs = [];
  for (const share of [4, 2, 1]) runs.push(await measure(() => run(Math.floor(bytes / share))));
  const seconds = runs.map((one) => one.seconds.toFixed(3).padStart(7)).join("");
  console.log(
    `${name.padEnd(56)} ${String(bytes).padStart(10)} ${seconds}  ${runs.map(({ status }) => status).join(" ")}`,
  );
  return runs.at(-1)?.seconds ?? 0;
}

test.each(worstRequests)("$name", async ({ name, bytes, make }) => {
  const limit = name.startsWith("five files") ? FILES_LIMIT_SECONDS : LIMIT_SECONDS;
  expect(await report(name, bytes, (size) => send(make(size)))).toBeLessThanOrEqual(limit);
});

test("chunks of one byte", async () => {
  const run = async (bytes: number) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST /contact HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`,
    );
    socket.write("1\r\na\r\n".repeat(bytes));
    socket.write("0\r\n\r\n");
    const response = await buffer(socket).catch(() => Buffer.from(""));
    return Number(response.toString("latin1", 9, 12));
  };
  expect(await report("chunks of one byte to /contact", formLimit, run)).toBeLessThanOrEqual(LIMIT_SECONDS);
});
