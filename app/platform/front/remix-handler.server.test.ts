import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, createGunzip, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "~/platform/front/front.server";
import { type FrontServer, serve, startFrontServer } from "../../../tests/support/front-server";

const page = "<p>Brushed steel and clear glass.</p>".repeat(200);

const logger = pino({ level: "silent" });

let server: FrontServer;
afterEach(() => server.stop());

function createApp(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { "content-type": "text/html" },
): Handler {
  return serve(() => new Response(body, { headers }));
}

async function fetchFrom(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const outgoing = request({
    port: server.port,
    host: "127.0.0.1",
    headers: { host: "site.test", "accept-encoding": "gzip", ...headers },
  });
  const [incoming] = await once(outgoing.end(), "response");
  return incoming;
}

describe("compression", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd"],
    ["br", "br, gzip"],
    ["gzip", "gzip, br;q=0"],
    ["gzip", "br;q=0.5, gzip;q=0.8"],
    [undefined, "br;q=0.2, identity"],
    ["br", "*"],
    [undefined, "identity"],
    [undefined, "deflate"],
    [undefined, ""],
  ])("uses %s for Accept-Encoding %j", async (encoding, accept) => {
    server = await startFrontServer(createApp(page));
    const { headers, bytes } = await server.send({ headers: { "accept-encoding": accept } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect((decode ? decode(bytes) : bytes).toString()).toBe(page);
  });

  it.each([
    ["a short response", "<p>Hello</p>", { "content-type": "text/html" }],
    ["a compressed format", page, { "content-type": "image/jpeg" }],
    ["a no-transform response", page, { "content-type": "text/html", "cache-control": "no-transform" }],
  ])("does not compress %s and keeps its length", async (_, body, headers) => {
    server = await startFrontServer(createApp(body, { ...headers, "content-length": String(body.length) }));
    const response = await server.send({ headers: { "accept-encoding": "br" } });
    expect(response.headers).not.toHaveProperty("content-encoding");
    expect([response.headers["content-length"], response.text]).toEqual([String(body.length), body]);
  });

  it("weakens a strong ETag and still matches it", async () => {
    server = await startFrontServer(createApp(page, { "content-type": "text/html", etag: '"one"' }));
    const { headers } = await server.send({ headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", etag: 'W/"one"' });
    const conditionalHeaders = { "accept-encoding": "br", "if-none-match": headers.etag ?? "" };
    const { status, headers: newHeaders, bytes } = await server.send({ headers: conditionalHeaders });
    expect([status, newHeaders["content-encoding"], bytes.length]).toEqual([304, undefined, 0]);
  });

  it("does not compress a response twice", async () => {
    server = await startFrontServer(
      createApp(page, { "content-type": "text/html", "content-encoding": "zstd" }),
    );
    const { headers, text } = await server.send({ headers: { "accept-encoding": "br" } });
    expect([headers["content-encoding"], text]).toEqual(["zstd", page]);
  });

  it("does not apply to HEAD", async () => {
    server = await startFrontServer(createApp("", { "content-type": "text/html" }));
    const { headers, bytes } = await server.send({ method: "HEAD", headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({ "content-type": "text/html", vary: "Accept-Encoding" });
    expect(bytes).toHaveLength(0);
  });

  it("keeps a large response complete", async () => {
    const longText = Array.from({ length: 600_000 }, (_, index) => `${index * 7919}\n`).join("");
    server = await startFrontServer(createApp(longText, { "content-type": "text/plain" }));
    const { bytes } = await server.send({ headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(bytes).toString() === longText).toBe(true);
  });

  it("flushes the first part of a page before the rest is rendered", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encode = (html: string) => new TextEncoder().encode(html);
    server = await startFrontServer(
      serve(() => new Response(readable, { headers: { "content-type": "text/html" } })),
    );
    void writer.write(encode("<p>first</p>"));
    const decoded = (await fetchFrom()).pipe(createGunzip());
    const [first] = await once(decoded, "data");
    expect(first.toString()).toBe("<p>first</p>");
    void writer.write(encode("<p>last</p>")).then(() => writer.close());
    const [last] = await once(decoded, "data");
    expect(last.toString()).toBe("<p>last</p>");
  });
});

describe("a conditional request", () => {
  it.each(['W/"one"', '"one"', '"zero", W/"one"', "*"])("returns 304 for If-None-Match %s", async (tag) => {
    server = await startFrontServer(createApp(page, { "content-type": "text/html", etag: 'W/"one"' }));
    const { status, headers, bytes } = await server.send({ headers: { "if-none-match": tag } });
    expect([status, bytes.length, headers.etag]).toEqual([304, 0, 'W/"one"']);
    expect(headers).not.toHaveProperty("content-type");
  });

  it("returns the full response after a change or for a form", async () => {
    server = await startFrontServer(createApp(page, { "content-type": "text/html", etag: 'W/"two"' }));
    expect((await server.send({ headers: { "if-none-match": 'W/"one"' } })).status).toBe(200);
    expect((await server.send({ method: "POST", headers: { "if-none-match": 'W/"two"' } })).status).toBe(200);
  });
});

describe("a large response", () => {
  const chunk = randomBytes(65_536);
  const chunkCount = 1_000;

  async function startServer(type: string) {
    const progress = { read: 0, cancelled: false };
    const source: UnderlyingDefaultSource<Uint8Array> = {
      pull(controller) {
        if (progress.read === chunkCount) return controller.close();
        progress.read += 1;
        controller.enqueue(chunk);
      },
      cancel: () => {
        progress.cancelled = true;
      },
    };
    server = await startFrontServer(
      serve(() => {
        const body = new ReadableStream(source, { highWaterMark: 0 });
        return new Response(body, { headers: { "content-type": type } });
      }, logger),
    );
    return progress;
  }

  it.each(["image/jpeg", "text/csv"])("of %s is read only as fast as the client reads", async (type) => {
    const progress = await startServer(type);
    const incoming = await fetchFrom();
    // Reading stops once all buffers are full.
    let lastRead = -1;
    const hasStopped = () => {
      const isSame = progress.read === lastRead;
      lastRead = progress.read;
      return isSame;
    };
    await expect.poll(hasStopped, { interval: 50, timeout: 10_000 }).toBe(true);
    expect(progress.read).toBeLessThan(chunkCount / 2);
    const bytes = await buffer(incoming);
    expect((type === "text/csv" ? gunzipSync(bytes) : bytes).length).toBe(chunkCount * chunk.length);
  });

  it("is cancelled when the client disconnects", async () => {
    const error = vi.spyOn(logger, "error");
    const progress = await startServer("image/jpeg");
    const incoming = await fetchFrom();
    incoming.on("error", () => undefined).destroy();
    await vi.waitFor(() => expect(progress.cancelled).toBe(true));
    expect(progress.read).toBeLessThan(chunkCount / 2);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

it("logs the error and closes the connection when a response fails midway", async () => {
  const error = vi.spyOn(logger, "error");
  server = await startFrontServer(
    serve(() => {
      const body = new ReadableStream({ pull: (controller) => controller.error(new Error("disk failure")) });
      return new Response(body, { headers: { "content-type": "image/jpeg", "content-length": "9" } });
    }, logger),
  );
  await expect(fetchFrom()).rejects.toThrow("socket hang up");
  const loggedError = expect.objectContaining({ err: expect.objectContaining({ message: "disk failure" }) });
  expect(error.mock.calls).toEqual([[loggedError, "a response failed"]]);
  error.mockRestore();
});

it("returns 500 when the app throws", async () => {
  server = await startFrontServer(serve(() => Promise.reject(new Error("unexpected"))));
  expect((await server.send()).status).toBe(500);
});

it("passes on repeated headers and the status text", async () => {
  server = await startFrontServer(
    serve(({ url, headers }) => {
      const cookies: [string, string][] = [
        ["Set-Cookie", "a=1"],
        ["Set-Cookie", "b=2"],
      ];
      return new Response(`${url} ${headers.get("x-note")}`, {
        headers: cookies,
        status: 503,
        statusText: "Overloaded",
      });
    }),
  );
  const incoming = await fetchFrom({ "x-note": "hello" });
  expect([incoming.statusCode, incoming.statusMessage]).toEqual([503, "Overloaded"]);
  expect(incoming.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  expect(gunzipSync(await buffer(incoming)).toString()).toBe("http://site.test/ hello");
});

it("hides the origin of a HEAD request, which Remix would reject as a form of another site", async () => {
  const origins: (string | null)[] = [];
  server = await startFrontServer(
    serve(({ headers }) => {
      origins.push(headers.get("Origin"));
      return new Response();
    }),
  );
  const origin = "http://site.test";
  await server.send({ method: "HEAD", path: "/contact.data", headers: { origin: "https://evil.test" } });
  await server.send({ method: "POST", path: "/contact.data", headers: { origin } });
  expect(origins).toEqual([null, origin]);
});
