import { once } from "node:events";
import { request } from "node:http";
import { brotliDecompressSync, createGunzip, gunzipSync, inflateSync } from "node:zlib";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { afterEach, describe, expect, it } from "vitest";
import type { Handler } from "~/front/front.server";
import { type FrontServer, startFrontServer } from "../../tests/support/front-server";

const page = "<p>Brushed steel and clear glass.</p>".repeat(200);

let server: FrontServer;
afterEach(() => server.stop());

function answer(
  body: string | Buffer,
  headers: Record<string, string> = { "content-type": "text/html" },
): Handler {
  return (_, response) => void response.writeHead(200, headers).end(body);
}

/** As remix-serve sends a page: `write`, and a little later `end`. */
const written: Handler = (_, response) => {
  response.setHeader("Content-Type", "text/html");
  response.write(page);
  queueMicrotask(() => response.end());
};

describe("compression", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd"],
    ["gzip", "br;q=0.1, gzip"],
    ["br", "br, gzip"],
    ["gzip", "gzip, br;q=0"],
    ["br", "*"],
    [undefined, "identity"],
    ["deflate", "deflate"],
    [undefined, ""],
  ])("is %s when the client takes %j", async (encoding, accept) => {
    server = await startFrontServer(written);
    const { headers, bytes } = await server.send({ headers: { "accept-encoding": accept } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }[encoding ?? ""];
    expect((decode ? decode(bytes) : bytes).toString()).toBe(page);
  });

  it.each([
    ["what is short", "<p>Hello</p>", { "content-type": "text/html" }],
    ["what is compressed by nature", page, { "content-type": "image/jpeg" }],
    ["what is to stay as it is", page, { "content-type": "text/html", "cache-control": "no-transform" }],
  ])("leaves %s alone, with its length", async (_, body, headers) => {
    server = await startFrontServer(answer(body, { ...headers, "content-length": String(body.length) }));
    const sent = await server.send({ headers: { "accept-encoding": "br" } });
    expect(sent.headers).not.toHaveProperty("content-encoding");
    expect([sent.headers["content-length"], sent.text]).toEqual([String(body.length), body]);
  });

  it("weakens a strong tag, which is still known when it comes back", async () => {
    server = await startFrontServer(answer(page, { "content-type": "text/html", etag: '"one"' }));
    const { headers } = await server.send({ headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", etag: 'W/"one"' });
    const again = { "accept-encoding": "br", "if-none-match": headers.etag ?? "" };
    const { status, headers: unchanged, bytes } = await server.send({ headers: again });
    expect([status, unchanged["content-encoding"], bytes.length]).toEqual([304, undefined, 0]);
  });

  it("leaves alone what the app has compressed", async () => {
    server = await startFrontServer(
      answer(page, { "content-type": "text/html", "content-encoding": "zstd" }),
    );
    const { headers, text } = await server.send({ headers: { "accept-encoding": "br" } });
    expect([headers["content-encoding"], text]).toEqual(["zstd", page]);
  });

  it("is of no concern to a HEAD", async () => {
    server = await startFrontServer(answer("", { "content-type": "text/html" }));
    const { headers, bytes } = await server.send({ method: "HEAD", headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({ "content-type": "text/html", vary: "Accept-Encoding" });
    expect(bytes).toHaveLength(0);
  });

  it("keeps a large answer whole when the client reads slowly", async () => {
    const large = Buffer.from(Array.from({ length: 600_000 }, (_, index) => `${index * 7919}\n`).join(""));
    server = await startFrontServer(answer(large, { "content-type": "text/plain" }));
    const { bytes } = await server.send({ headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(bytes).equals(large)).toBe(true);
  });

  it("lets the first part of a page arrive before the last is made", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encode = (html: string) => new TextEncoder().encode(html);
    server = await startFrontServer(async (_, response) => {
      response.setHeader("Content-Type", "text/html");
      await writeReadableStreamToWritable(readable, response);
    });
    void writer.write(encode("<p>first</p>"));
    const headers = { host: "site.test", "accept-encoding": "gzip" };
    const outgoing = request({ port: server.port, host: "127.0.0.1", headers }).end();
    const [incoming] = await once(outgoing, "response");
    const decoded = incoming.pipe(createGunzip());
    const [first] = await once(decoded, "data");
    expect(first.toString()).toBe("<p>first</p>");
    void writer.write(encode("<p>last</p>")).then(() => writer.close());
    const [last] = await once(decoded, "data");
    expect(last.toString()).toBe("<p>last</p>");
  });
});

describe("an answer that the client has", () => {
  it.each(['W/"one"', '"one"', '"zero", W/"one"', "*"])("is not sent again: %s", async (tag) => {
    server = await startFrontServer(answer(page, { "content-type": "text/html", etag: 'W/"one"' }));
    const { status, headers, bytes } = await server.send({ headers: { "if-none-match": tag } });
    expect([status, bytes.length, headers.etag]).toEqual([304, 0, 'W/"one"']);
    expect(headers).not.toHaveProperty("content-type");
  });

  it("is sent again when it has changed, or when it is the answer to a form", async () => {
    server = await startFrontServer(answer(page, { "content-type": "text/html", etag: 'W/"two"' }));
    expect((await server.send({ headers: { "if-none-match": 'W/"one"' } })).status).toBe(200);
    expect((await server.send({ method: "POST", headers: { "if-none-match": 'W/"two"' } })).status).toBe(200);
  });
});
