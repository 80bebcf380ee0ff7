import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kinds } from "../../app/sizes/kinds";
import build from "../support/build";
import { type MeasuredServer, readCpu, startServer, stopServers } from "./measured-server";

/** CPU seconds that one request may cost. */
const LIMIT = 0.5;
/** The same where it brings 100 MB of files, which are received, hashed and written as they come. */
const FILES_LIMIT = 2.5;

interface Sending {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Makes a request of about so many bytes. */
type Make = (bytes: number) => Sending;

const kilobyte = 1024;
/** Less the names of the fields. */
const largestForm = 384 * kilobyte - 100;
const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
/** Marks of two classes, which NFC has to sort. */
const marks = (bytes: number) => fill("\u0301\u0316", bytes);
const shortRuns = (bytes: number) => fill(`a${"\u0301\u0316".repeat(15)}`, bytes);

const form =
  (path: string, write: (bytes: number) => string): Make =>
  (bytes) => ({
    method: "POST",
    path,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: Buffer.from(write(bytes)),
  });

const json =
  (path: string, write: (bytes: number) => unknown): Make =>
  (bytes) => ({
    method: "POST",
    path,
    headers: { "Content-Type": "application/json" },
    body: Buffer.from(JSON.stringify(write(bytes))),
  });

const multipart =
  (path: string, listParts: (bytes: number) => string[]): Make =>
  (bytes) => ({
    method: "POST",
    path,
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
    body: Buffer.from(
      `${listParts(bytes)
        .map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`)
        .join("")}--b--\r\n`,
    ),
  });

const numbered = <Item>(count: number, write: (index: number) => Item): Item[] =>
  Array.from({ length: Math.floor(count) }, (_, index) => write(index));
const numberedKeys = (count: number) => Object.fromEntries(numbered(count, (index) => [`k${index}`, 1]));

/** Eight pieces with every size of their kind. */
const drawnPieces = numbered(8, (index) =>
  [
    `piece-${index + 1}-kind=railing`,
    ...(kinds
      .find(({ name }) => name === "railing")
      ?.listFields({ shape: "u" })
      .map(({ name, typical }) => `piece-${index + 1}-size-${name}=${typical}`) ?? []),
    `piece-${index + 1}-size-shape=u`,
  ].join("&"),
).join("&");

const cases: readonly { name: string; bytes: number; make: Make }[] = [
  ...["/request-quote", "/contact", "/login", "/request-quote.data"].map((path) => ({
    name: `fields of one letter to ${path}`,
    bytes: largestForm,
    make: form(path, (bytes) => fill("a&", bytes)),
  })),
  {
    name: "fields of different names to /request-quote",
    bytes: 1_000_000,
    make: form("/request-quote", (bytes) => numbered(bytes / 8, (index) => `f${index}`).join("&")),
  },
  {
    name: "sizes of pieces to /request-quote",
    bytes: largestForm,
    make: form("/request-quote", (bytes) =>
      numbered(490, (index) => `piece-${(index % 8) + 1}-size-${"a".repeat(1 + (index % 30))}=`)
        .map((field) => field + "1".repeat(bytes / 490 - field.length))
        .join("&"),
    ),
  },
  {
    name: "drawing of one piece of eight",
    bytes: drawnPieces.length,
    make: form("/request-quote", () => `pieces-press=drawing-1&${drawnPieces}`),
  },
  {
    name: "eight pieces and no name",
    bytes: drawnPieces.length,
    make: form("/request-quote", () => drawnPieces),
  },
  {
    name: "marks to /login",
    bytes: largestForm,
    make: form("/login", (bytes) => `username=${marks(bytes)}&password=x`),
  },
  {
    name: "marks to /contact",
    bytes: largestForm,
    make: form("/contact", (bytes) => `message=${marks(bytes)}`),
  },
  {
    name: "runs of 30 marks to /contact",
    bytes: largestForm,
    make: form("/contact", (bytes) => `message=${shortRuns(bytes)}`),
  },
  {
    name: "marks of compatibility to /contact as a phone",
    bytes: largestForm,
    make: form("/contact", (bytes) => `phone=${fill("\uff9e\u0301", bytes)}`),
  },
  {
    name: "markup to /contact",
    bytes: largestForm,
    make: form("/contact", (bytes) => `message=${fill("<", bytes)}&name=${fill("<&", 1000)}`),
  },
  {
    name: "dots to /contact as an email address",
    bytes: largestForm,
    make: form("/contact", (bytes) => `email=${fill("a.", bytes)}@`),
  },
  {
    name: "marks to /api/contact/contact",
    bytes: 128 * kilobyte,
    make: json("/api/contact/contact", (bytes) => ({ message: marks(bytes - 20) })),
  },
  {
    name: "keys to /api/contact/contact",
    bytes: 128 * kilobyte,
    make: json("/api/contact/contact", (bytes) => numberedKeys(bytes / 11)),
  },
  {
    name: "sizes to /api/contact/enquiry",
    bytes: 128 * kilobyte,
    make: json("/api/contact/enquiry", (bytes) => ({
      pieces: [{ kind: "gate", sizes: numberedKeys(bytes / 12) }],
    })),
  },
  {
    name: "keys to /api/admin/login",
    bytes: kilobyte * kilobyte,
    make: json("/api/admin/login", (bytes) => numberedKeys(bytes / 12)),
  },
  {
    name: "marks to /api/admin/login",
    bytes: kilobyte * kilobyte,
    make: json("/api/admin/login", (bytes) => ({ username: shortRuns(bytes - 20) })),
  },
  {
    name: "eight multipart fields of marks to /request-quote",
    bytes: 2_400_000,
    make: multipart("/request-quote", (bytes) =>
      numbered(8, (index) => `name="f${index}"\r\n\r\n${marks(bytes / 8)}`),
    ),
  },
  {
    name: "200 multipart fields of marks to /request-quote",
    bytes: 58_000_000,
    make: multipart("/request-quote", (bytes) =>
      numbered(198, (index) => `name="f${index}"\r\n\r\n${shortRuns(bytes / 198)}`),
    ),
  },
  {
    name: "small multipart fields to /contact",
    bytes: largestForm,
    make: multipart("/contact", (bytes) => numbered(bytes / 60, () => `name="f"\r\n\r\n`)),
  },
  {
    name: "small multipart fields to /request-quote",
    bytes: 100_000_000,
    make: multipart("/request-quote", (bytes) => numbered(bytes / 60, () => `name="f"\r\n\r\n`)),
  },
  {
    name: "multipart heads of semicolons to /request-quote",
    bytes: 1_600_000,
    make: multipart("/request-quote", (bytes) =>
      numbered(199, (index) => `x${fill("; \t", bytes / 199)}; name="f${index}"\r\n\r\n`),
    ),
  },
  {
    name: "five files of no picture to /request-quote",
    bytes: 100_000_000,
    make: multipart("/request-quote", (bytes) =>
      numbered(5, () => `name="files"; filename="a.jpg"\r\n\r\n${"x".repeat(bytes / 5 - 1000)}`),
    ),
  },
  {
    name: "five files of line breaks to /request-quote",
    bytes: 100_000_000,
    make: multipart("/request-quote", (bytes) =>
      numbered(5, () => `name="files"; filename="a.jpg"\r\n\r\n${fill("\r\n--", bytes / 5 - 1000)}`),
    ),
  },
  {
    name: "query parameters to /gallery",
    bytes: 1_900,
    make: (bytes) => ({ path: `/gallery?${fill("a&", bytes)}` }),
  },
  {
    name: "query parameters of marks to /request-quote",
    bytes: 1_900,
    make: (bytes) => ({ path: `/request-quote?like=${fill("%CC%81%CC%96", bytes)}` }),
  },
  {
    name: "slashes to /",
    bytes: 1_900,
    make: (bytes) => ({ path: fill("/a", bytes) }),
  },
  {
    name: "cookies to /",
    bytes: 14_000,
    make: (bytes) => ({ path: "/", headers: { Cookie: fill("session=; ", bytes) } }),
  },
  {
    name: "cookie of receipts to /contact",
    bytes: 14_000,
    make: (bytes) => ({ path: "/contact", headers: { Cookie: `receipt=${fill("%25", bytes)}` } }),
  },
  {
    name: "languages and encodings to /",
    bytes: 14_000,
    make: (bytes) => ({
      path: "/",
      headers: {
        "Accept-Encoding": fill("a;q=0.1,", bytes / 2),
        "X-Forwarded-For": fill("1.1.1.1,", bytes / 2),
      },
    }),
  },
  {
    name: "entity tags to /",
    bytes: 14_000,
    make: (bytes) => ({ path: "/", headers: { "If-None-Match": fill('"a",', bytes) } }),
  },
];

let folder: string;
let server: MeasuredServer;

beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), "bench-"));
  server = await startServer(
    ["app/start.mjs"],
    { LOG_LEVEL: "info", DATA_DIR: folder, HOST: "127.0.0.1", SAMPLE_CONTENT: "false" },
    "ignore",
  );
  // The first requests compile what they run.
  for (const { make, bytes } of cases) if (bytes < 1_000_000) await send(make(bytes / 8));
});

afterAll(async () => {
  await stopServers([server]);
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request and reads the answer to its end; a connection that the server closes early is an answer as well. */
async function send({ method = "GET", path, headers = {}, body }: Sending): Promise<number> {
  const sent = request({
    port: server.port,
    host: "127.0.0.1",
    method,
    path,
    headers: { ...headers, ...(body && { "Content-Length": body.length }) },
    agent: new Agent(),
  });
  sent.end(body);
  try {
    const [answer] = await once(sent, "response");
    sent.on("error", () => undefined);
    await buffer(answer).catch(() => undefined);
    return answer.statusCode;
  } catch {
    return 0;
  }
}

/** CPU seconds that the server spends on something, and on nothing else: until it is idle again. */
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

test.each(cases)("$name", async ({ name, bytes, make }) => {
  const limit = name.startsWith("five files") ? FILES_LIMIT : LIMIT;
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
    const answer = await buffer(socket).catch(() => Buffer.from(""));
    return Number(answer.toString("latin1", 9, 12));
  };
  expect(await report("chunks of one byte to /contact", largestForm, run)).toBeLessThanOrEqual(LIMIT);
});
