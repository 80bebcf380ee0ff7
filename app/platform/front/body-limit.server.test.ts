import { once } from "node:events";
import { Agent, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import { isBodyTooLarge } from "~/platform/http/request.server";
import { maxFileBytes } from "~/platform/uploads/upload-rules";
import { pathRules } from "~/routes/path-rules.server";
import { type FrontServer, serve, startFrontServer } from "../../../tests/support/front-server";
import type { Handler } from "./front.server";
import { findMaxBodyBytes } from "./path-rules";

const megabyte = 1_000_000;
const htmlHeaders = { "content-type": "text/html; charset=utf-8" };

let server: FrontServer;
/** The bytes of the body that the app has read, and the error if reading failed. */
let result: { bytes: number; error: unknown };
beforeEach(async () => {
  result = { bytes: 0, error: null };
  server = await startFrontServer(serve(readBody));
});
afterEach(() => server.stop());

/** Reads a body as Remix does. */
async function readBody({ body }: Request): Promise<Response> {
  try {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      result.bytes += part.value.byteLength;
    }
    return new Response(`read ${result.bytes}`);
  } catch (error) {
    result.error = error;
    return new Response("could not read", { status: 500 });
  }
}

/** Restarts the front server with another app. */
async function replaceApp(app: Handler): Promise<void> {
  await server.stop();
  server = await startFrontServer(app);
}

/** Creates a streamed body that counts the bytes sent. */
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
  it("is accepted up to the limit of its path", async () => {
    const { body } = createBody(72 * megabyte);
    const headers = { "content-length": String(72 * megabyte) };
    const response = await server.send({ method: "POST", path: "/admin/projects/7/edit", headers, body });
    expect([response.status, result.bytes]).toEqual([200, 72 * megabyte]);
    expect(findMaxBodyBytes(pathRules, "/admin/projects/new.data")).toBeGreaterThan(
      MAX_PROJECT_PICTURES * maxFileBytes,
    );
    // This form is read into memory.
    expect(findMaxBodyBytes(pathRules, "/admin/projects/order")).toBeLessThan(megabyte);
    expect(findMaxBodyBytes(pathRules, "/api/contact/enquiry")).toBe(128 * 1024);
  });

  it("is refused unread when too large", async () => {
    const { body, sent } = createBody(300 * megabyte);
    const headers = { "content-length": String(300 * megabyte) };
    const response = await server.send({ method: "POST", path: "/request-quote", headers, body });
    expect(response).toMatchObject({ status: 413, headers: { ...htmlHeaders, connection: "close" } });
    expect(response.text).toContain("This is too large to send.");
    expect(result.bytes).toBe(0);
    expect(sent.bytes).toBeLessThan(20 * megabyte);
  });

  /** Sends the headers of a request whose body waits for 100 Continue. */
  function sendHeaders(length: number) {
    const headers = { host: "site.test", "content-length": String(length), expect: "100-continue" };
    const options = { port: server.port, host: "127.0.0.1", method: "POST", path: "/contact", headers };
    const outgoing = request(options);
    outgoing.flushHeaders();
    return outgoing;
  }

  it("is refused without 100 Continue when too large", async () => {
    const outgoing = sendHeaders(300 * megabyte);
    outgoing.on("continue", () => expect.fail("sent 100 Continue"));
    const [response] = await once(outgoing, "response");
    expect(response.statusCode).toBe(413);
    outgoing.destroy();
  });

  it("gets 100 Continue when accepted", async () => {
    const outgoing = sendHeaders(5);
    outgoing.on("continue", () => outgoing.end("hello"));
    const [response] = await once(outgoing, "response");
    expect(await text(response)).toBe("read 5");
  });

  it("is refused in JSON by the API and in turbo-stream for Remix's client", async () => {
    const headers = { "content-length": String(200 * megabyte) };
    const send = (path: string) => server.send({ method: "POST", path, headers, body: createBody(0).body });
    const apiResponse = await send("/api/contact/contact");
    expect(apiResponse.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(apiResponse.text)).toEqual({ success: false, message: "This is too large to send." });
    const remixResponse = await send("/request-quote.data");
    // As turbo-stream encodes { error: new ErrorResponse(413, …) }.
    expect(remixResponse.text).toBe(
      '[{"_1":2},"error",["ErrorResponse",3,4,5],"This is too large to send.",413,"Payload Too Large"]\n',
    );
  });

  it("does not block the connection when the app ignores it", async () => {
    await replaceApp(serve(() => new Response(null, { status: 302, headers: { location: "/login" } })));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = Buffer.alloc(megabyte);
    const response = await server.send({ method: "POST", path: "/admin/pictures", body, agent });
    expect(response.status).toBe(302);
    expect((await server.send({ path: "/login", agent })).status).toBe(302);
    agent.destroy();
  });

  it("is refused in a GET request", async () => {
    const response = await server.send({ method: "GET", headers: { "content-length": "5" }, body: "hello" });
    expect(response.status).toBe(400);
  });
});

describe("a body of unknown length", () => {
  it("is accepted within the limit", async () => {
    const response = await server.send({ method: "POST", path: "/contact", body: createBody(50_000).body });
    expect(response.text).toBe("read 50000");
  });

  it("is stopped at the limit", async () => {
    const { body, sent } = createBody(300 * megabyte);
    const response = await server.send({ method: "POST", path: "/contact", body });
    expect(response).toMatchObject({ status: 413, headers: { ...htmlHeaders, connection: "close" } });
    expect(isBodyTooLarge(result.error)).toBe(true);
    expect(result.bytes).toBeLessThanOrEqual(findMaxBodyBytes(pathRules, "/contact") + 65_536);
    expect(sent.bytes).toBeLessThan(20 * megabyte);
  });

  it("is stopped sooner when its chunks have one byte each", async () => {
    const body = Readable.from(
      (function* () {
        for (let sent = 0; sent < 5_000; sent += 1) yield Buffer.from("a");
      })(),
    );
    expect((await server.send({ method: "POST", path: "/contact", body })).status).toBe(413);
    expect(result.bytes).toBeLessThan(200);
  });

  it("is not read to its end when the app ignores it", async () => {
    await replaceApp((_, response) => void response.writeHead(404).end("no such page"));
    const { body, sent } = createBody(300 * megabyte);
    const response = await server.send({ method: "POST", path: "/nowhere", body });
    expect(response.text).toBe("no such page");
    await vi.waitFor(() => expect(body.destroyed).toBe(true));
    expect(sent.bytes).toBeLessThan(20 * megabyte);
  });
});
