import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

let server: FrontServer;
let socket: Socket;
/** Responses that the app has started; the tests end them. */
let started: { path: string; response: ServerResponse }[];
let received: string;

beforeEach(async () => {
  started = [];
  received = "";
  server = await startFrontServer(({ url = "" }, response) => void started.push({ path: url, response }));
  socket = connect(server.port, "127.0.0.1").setEncoding("latin1");
  socket.on("data", (text) => (received += text)).on("error", () => undefined);
  await once(socket, "connect");
});

afterEach(async () => {
  socket.destroy();
  await server.stop();
});

const writeRequests = (count: number, path = "/page") =>
  Array.from(
    { length: count },
    (_, index) => `GET ${path}/${index} HTTP/1.1\r\nHost: site.test\r\n\r\n`,
  ).join("");
const listPaths = () => started.map(({ path }) => path);

it("refuses a request with two Host headers", async () => {
  socket.write("GET / HTTP/1.1\r\nHost: site.test\r\nHost: evil.test\r\n\r\n");
  await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 400 /));
  expect(started).toEqual([]);
});

describe("pipelined requests", () => {
  it("get their responses in order", async () => {
    socket.write(writeRequests(3));
    await vi.waitFor(() => expect(started).toHaveLength(3));
    for (const { path, response } of started.toReversed()) response.end(`page ${path}`);
    await vi.waitFor(() => expect(received.match(/page \/page\/\d/g)).toHaveLength(3));
    expect(received.match(/\/page\/\d/g)).toEqual(["/page/0", "/page/1", "/page/2"]);
  });

  it("are dropped after the client disconnects", async () => {
    socket.write(writeRequests(10));
    await vi.waitFor(() => expect(started).toHaveLength(6));
    const closed = once(started[0]?.response ?? socket, "close");
    socket.destroy();
    await closed;
    for (const { response } of started) response.end();
    await server.close(10_000);
    expect(started).toHaveLength(6);
  });

  it("close the connection when there are too many", async () => {
    socket.write(writeRequests(400));
    await once(socket, "close");
    expect(started.length).toBeLessThanOrEqual(16);
    await server.close(10_000);
  });
});

it("limits concurrent page renders and skips disconnected clients", async () => {
  const sockets = Array.from({ length: 30 }, (_, index) => {
    const client = connect(server.port, "127.0.0.1").on("error", () => undefined);
    client.write(writeRequests(1, `/visitor-${index}`));
    return client;
  });
  await vi.waitFor(() => expect(started.length).toBeGreaterThanOrEqual(6));
  for (const client of sockets.slice(0, -1)) client.destroy();
  await Promise.all(sockets.slice(0, -1).map((client) => client.closed || once(client, "close")));
  await vi.waitFor(() => expect(listPaths()).toContain("/visitor-29/0"));
  expect(started.length).toBeLessThan(30);
  started.at(-1)?.response.end();
  sockets.at(-1)?.destroy();
});

it("disconnects a client that does not read within the timeout", async () => {
  server.server.setTimeout(200);
  const idleSocket = connect(server.port, "127.0.0.1").pause();
  idleSocket.on("error", () => undefined).write(writeRequests(1));
  await vi.waitFor(() => expect(started).toHaveLength(1));
  const { response } = started[0] ?? expect.fail("no response was started");
  response.write(Buffer.alloc(32 * 1024 * 1024));
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
  idleSocket.destroy();
});

it("allows 512 connections from one address", async () => {
  const sockets = Array.from({ length: 520 }, () =>
    connect(server.port, "127.0.0.1")
      .on("error", () => undefined)
      .resume(),
  );
  // The connection opened before each test is one of the 512.
  await Promise.all(sockets.slice(511).map((client) => client.closed || once(client, "close")));
  expect(sockets.filter(({ closed }) => !closed)).toHaveLength(511);
  for (const client of sockets) client.destroy();
});
