import { once } from "node:events";
import { Agent, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import { isBodyTooLarge } from "~/http/body-too-large";
import { maxFileBytes } from "~/uploads/upload-rules";
import { type FrontServer, serve, startFrontServer } from "../../tests/support/front-server";
import { findBodyLimit } from "./addresses";

const megabyte = 1_000_000;
const html = { "content-type": "text/html; charset=utf-8" };

let server: FrontServer;
afterEach(() => server.stop());

/** Reads a body as Remix does, and tells how it went. */
function createReader() {
  const seen = { bytes: 0, failure: null as unknown };
  const handler = serve(async ({ body }) => {
    try {
      const reader = body?.getReader();
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        seen.bytes += part.value.byteLength;
      }
      return new Response(`read ${seen.bytes}`);
    } catch (error) {
      seen.failure = error;
      return new Response("could not read", { status: 500 });
    }
  });
  return { seen, handler };
}

/** A body that is made while it is sent, and knows how much of it was taken. */
function createBody(bytes: number) {
  const chunk = Buffer.alloc(50_000);
  const sent = { bytes: 0 };
  const body = Readable.from(
    (function* () {
      for (; sent.bytes < bytes; sent.bytes += chunk.length) yield chunk;
    })(),
  );
  return { sent, body };
}

describe("a body of declared length", () => {
  it("accepts a form with the maximum number of pictures", async () => {
    const { seen, handler } = createReader();
    server = await startFrontServer(handler);
    const { body } = createBody(72 * megabyte);
    const headers = { "content-length": String(72 * megabyte) };
    const answer = await server.send({ method: "POST", path: "/admin/projects/7/edit", headers, body });
    expect([answer.status, seen.bytes]).toEqual([200, 72 * megabyte]);
    expect(findBodyLimit("/admin/projects/new.data")).toBeGreaterThan(MAX_PROJECT_PICTURES * maxFileBytes);
    // Its form is read into memory.
    expect(findBodyLimit("/admin/projects/order")).toBeLessThan(megabyte);
    expect(findBodyLimit("/api/contact/enquiry")).toBe(128 * 1024);
  });

  it("is refused at once when too large, without being read", async () => {
    const { seen, handler } = createReader();
    server = await startFrontServer(handler);
    const { body, sent } = createBody(300 * megabyte);
    const headers = { "content-length": String(300 * megabyte) };
    const answer = await server.send({ method: "POST", path: "/request-quote", headers, body });
    expect(answer).toMatchObject({ status: 413, headers: { ...html, connection: "close" } });
    expect(answer.text).toContain("This is too large to send.");
    expect(seen.bytes).toBe(0);
    expect(sent.bytes).toBeLessThan(20 * megabyte);
  });

  /** Sends the head of a request that waits to hear whether its body may come. */
  async function announce(length: number) {
    server = await startFrontServer(createReader().handler);
    const headers = { host: "site.test", "content-length": String(length), expect: "100-continue" };
    const to = { port: server.port, host: "127.0.0.1", method: "POST", path: "/contact", headers };
    const outgoing = request(to);
    outgoing.flushHeaders();
    return outgoing;
  }

  it("is refused before a client that waits for 100 Continue sends it", async () => {
    const outgoing = await announce(300 * megabyte);
    outgoing.on("continue", () => expect.fail("asked for the body"));
    const [answer] = await once(outgoing, "response");
    expect(answer.statusCode).toBe(413);
    outgoing.destroy();
  });

  it("gets 100 Continue when accepted", async () => {
    const outgoing = await announce(5);
    outgoing.on("continue", () => outgoing.end("hello"));
    const [answer] = await once(outgoing, "response");
    expect(await text(answer)).toBe("read 5");
  });

  it("is refused as JSON or HTML, depending on the Accept header", async () => {
    const { handler } = createReader();
    server = await startFrontServer(handler);
    const headers = { "content-length": String(200 * megabyte) };
    const api = await server.send({
      method: "POST",
      path: "/api/contact/contact",
      headers,
      body: createBody(0).body,
    });
    expect(api.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(api.text)).toEqual({
      success: false,
      message: "This is too large to send.",
    });
    const remix = await server.send({
      method: "POST",
      path: "/request-quote.data",
      headers,
      body: createBody(0).body,
    });
    // As turbo-stream encodes { error: new ErrorResponse(413, …) }.
    expect(remix.text).toBe(
      '[{"_1":2},"error",["ErrorResponse",3,4,5],"This is too large to send.",413,"Payload Too Large"]\n',
    );
  });

  it("that the app does not read does not block the connection", async () => {
    server = await startFrontServer(
      serve(() => new Response(null, { status: 302, headers: { location: "/login" } })),
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = Buffer.alloc(megabyte);
    const answer = await server.send({ method: "POST", path: "/admin/pictures", body, agent });
    expect(answer.status).toBe(302);
    expect((await server.send({ path: "/login", agent })).status).toBe(302);
    agent.destroy();
  });

  it("is refused in a GET request", async () => {
    const { handler } = createReader();
    server = await startFrontServer(handler);
    const answer = await server.send({ method: "GET", headers: { "content-length": "5" }, body: "hello" });
    expect(answer.status).toBe(400);
  });
});

describe("a body of unknown length", () => {
  it("is accepted within the limit", async () => {
    const { handler } = createReader();
    server = await startFrontServer(handler);
    const answer = await server.send({ method: "POST", path: "/contact", body: createBody(50_000).body });
    expect(answer.text).toBe("read 50000");
  });

  it("is stopped at the limit", async () => {
    const { seen, handler } = createReader();
    server = await startFrontServer(handler);
    const { body, sent } = createBody(300 * megabyte);
    const answer = await server.send({ method: "POST", path: "/contact", body });
    expect(answer).toMatchObject({ status: 413, headers: { ...html, connection: "close" } });
    expect(isBodyTooLarge(seen.failure)).toBe(true);
    expect(seen.bytes).toBeLessThanOrEqual(findBodyLimit("/contact") + 65_536);
    expect(sent.bytes).toBeLessThan(20 * megabyte);
  });

  it("is stopped sooner when its chunks have one byte, because each chunk costs memory", async () => {
    const { seen, handler } = createReader();
    server = await startFrontServer(handler);
    const body = Readable.from(
      (function* () {
        for (let sent = 0; sent < 5_000; sent += 1) yield Buffer.from("a");
      })(),
    );
    expect((await server.send({ method: "POST", path: "/contact", body })).status).toBe(413);
    expect(seen.bytes).toBeLessThan(200);
  });

  it("is not read to its end when the app ignores it", async () => {
    server = await startFrontServer((_, response) => void response.writeHead(404).end("no such page"));
    const { body, sent } = createBody(300 * megabyte);
    const answer = await server.send({ method: "POST", path: "/nowhere", body });
    expect(answer.text).toBe("no such page");
    await vi.waitFor(() => expect(body.destroyed).toBe(true));
    expect(sent.bytes).toBeLessThan(20 * megabyte);
  });
});
