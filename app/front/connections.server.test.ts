import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FrontServer, startFrontServer } from "../../tests/support/front-server";

let server: FrontServer;
let socket: Socket;
/** The answers that the app has begun, which it ends when told. */
let begun: { path: string; response: ServerResponse }[];
let received: string;

beforeEach(async () => {
  begun = [];
  received = "";
  server = await startFrontServer(({ url = "" }, response) => void begun.push({ path: url, response }));
  socket = connect(server.port, "127.0.0.1").setEncoding("latin1");
  socket.on("data", (text) => (received += text)).on("error", () => undefined);
  await once(socket, "connect");
});

afterEach(async () => {
  socket.destroy();
  await server.stop();
});

const send = (count: number, path = "/page") =>
  Array.from(
    { length: count },
    (_, index) => `GET ${path}/${index} HTTP/1.1\r\nHost: site.test\r\n\r\n`,
  ).join("");
const paths = () => begun.map(({ path }) => path);

it("refuses a request with two Host headers", async () => {
  socket.write("GET / HTTP/1.1\r\nHost: site.test\r\nHost: evil.test\r\n\r\n");
  await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 400 /));
  expect(begun).toEqual([]);
});

describe("pipelined requests", () => {
  it("are answered in order", async () => {
    socket.write(send(3));
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    for (const { path, response } of begun.toReversed()) response.end(`answer ${path}`);
    await vi.waitFor(() => expect(received.match(/answer \/page\/\d/g)).toHaveLength(3));
    expect(received.match(/\/page\/\d/g)).toEqual(["/page/0", "/page/1", "/page/2"]);
  });

  it("are dropped after the client disconnects", async () => {
    socket.write(send(10));
    await vi.waitFor(() => expect(begun).toHaveLength(6));
    const closed = once(begun[0]?.response ?? socket, "close");
    socket.destroy();
    await closed;
    for (const { response } of begun) response.end();
    await server.close(10_000);
    expect(begun).toHaveLength(6);
  });

  it("close the connection when there are too many", async () => {
    socket.write(send(400));
    await once(socket, "close");
    expect(begun.length).toBeLessThanOrEqual(16);
    await server.close(10_000);
  });
});

it("limits concurrent page renders and skips disconnected clients", async () => {
  const sockets = Array.from({ length: 30 }, (_, index) => {
    const other = connect(server.port, "127.0.0.1").on("error", () => undefined);
    other.write(send(1, `/visitor-${index}`));
    return other;
  });
  await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(6));
  for (const other of sockets.slice(0, -1)) other.destroy();
  await Promise.all(sockets.slice(0, -1).map((other) => other.closed || once(other, "close")));
  await vi.waitFor(() => expect(paths()).toContain("/visitor-29/0"));
  expect(begun.length).toBeLessThan(30);
  begun.at(-1)?.response.end();
  sockets.at(-1)?.destroy();
});

it("disconnects a client that does not read within the timeout", async () => {
  server.server.setTimeout(200);
  const idle = connect(server.port, "127.0.0.1").pause();
  idle.on("error", () => undefined).write(send(1));
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  const { response } = begun[0] ?? expect.fail("no answer was begun");
  response.write(Buffer.alloc(32 * 1024 * 1024));
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
  idle.destroy();
});

it("allows one address the connections of a mobile carrier, and no more", async () => {
  const sockets = Array.from({ length: 520 }, () =>
    connect(server.port, "127.0.0.1")
      .on("error", () => undefined)
      .resume(),
  );
  // One of the 512 is that of each test.
  await Promise.all(sockets.slice(511).map((other) => other.closed || once(other, "close")));
  expect(sockets.filter(({ closed }) => !closed)).toHaveLength(511);
  for (const other of sockets) other.destroy();
});
