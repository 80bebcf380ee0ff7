import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

let server: FrontServer;

beforeEach(async () => {
  server = await startFrontServer((request, response) => {
    response.write("started");
    request.on("error", () => undefined).resume();
  });
});
afterEach(() => server.stop());

/** Sends the next part after each response; returns everything received until the connection closes. */
async function sendBytes(...parts: string[]): Promise<string> {
  const socket = connect(server.port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  socket.on("data", (text) => {
    received += text;
    const next = parts.shift();
    if (next) socket.write(next);
  });
  socket.on("error", () => undefined);
  socket.write(parts.shift() ?? "");
  await once(socket, "close");
  return received;
}

it.each([
  ["an invalid request line", "no request\r\n\r\n", 400],
  ["an invalid header", "GET / HTTP/1.1\r\nHost: site.test\r\nno header\r\n\r\n", 400],
  [
    "two Content-Length headers",
    "POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
  ],
  ["oversized headers", `GET / HTTP/1.1\r\nHost: site.test\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("responds to %s with a message and the default headers", async (_, bytes, status) => {
  const [head = "", body = ""] = (await sendBytes(bytes)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const name of [
    "Content-Security-Policy",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Referrer-Policy",
  ])
    expect(head).toContain(`${name}: `);
  expect(head).toMatch(/^Cache-Control: .*no-store/m);
  expect(head).toMatch(/^Content-Type: text\/(html|plain); charset=utf-8$/m);
  expect(body).toMatch(/request .*\./);
});

it("sends no second response after one has started", async () => {
  const upload = "POST /contact HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: chunked\r\n\r\n";
  const received = await sendBytes(upload, "no chunk\r\n");
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(received).toContain("started");
});
