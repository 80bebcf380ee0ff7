import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";
import { indexFiles } from "./static-files.server";

const script = "export const steel = 'SS 304';\n".repeat(100);
const picture = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 31) % 256));

const folder = mkdtempSync(join(tmpdir(), "files-"));
let server: FrontServer;

beforeAll(async () => {
  await Promise.all(["assets", "pictures", ".vite"].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, "assets/root-B1cD2eF3.js"), script);
  await writeFile(join(folder, "assets/root-B1cD2eF3.js.br"), brotliCompressSync(script));
  await writeFile(join(folder, "assets/root-B1cD2eF3.js.gz"), gzipSync(script));
  await writeFile(join(folder, "pictures/gate-480.0123abcd.avif"), picture);
  await writeFile(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  server = await startFrontServer((_, response) => void response.writeHead(404).end("the app"), {
    files: { folder, paths: indexFiles(folder) },
  });
});
afterEach(() => server.stop());

describe("a static file", () => {
  it("with a hash in its name is cached forever", async () => {
    const response = await server.send({ path: "/assets/root-B1cD2eF3.js" });
    expect(response).toMatchObject({
      status: 200,
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      },
      text: script,
    });
    const { headers } = await server.send({ path: "/pictures/gate-480.0123abcd.avif" });
    expect(headers).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("without a hash is cached for an hour, then revalidated", async () => {
    const { headers } = await server.send({ path: "/favicon.svg" });
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    const second = await server.send({
      path: "/favicon.svg",
      headers: { "if-none-match": headers.etag ?? "" },
    });
    expect([second.status, second.bytes.length]).toEqual([304, 0]);
  });

  it.each(["bytes=0-99", "bytes=-99999999", "bytes=99999999-"])(
    "is sent in full for the range %s",
    async (range) => {
      const response = await server.send({ path: "/pictures/gate-480.0123abcd.avif", headers: { range } });
      expect([response.status, response.bytes.length]).toEqual([200, picture.length]);
      expect(response.headers["accept-ranges"]).toBeUndefined();
    },
  );

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("with text is sent as %s with another ETag", async (encoding, decode) => {
    const plain = await server.send({ path: "/assets/root-B1cD2eF3.js" });
    const headers = { "accept-encoding": encoding };
    const response = await server.send({ path: "/assets/root-B1cD2eF3.js", headers });
    expect(response.headers).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(response.bytes.length),
      vary: "Accept-Encoding",
    });
    expect(response.headers.etag).not.toBe(plain.headers.etag);
    expect(decode(response.bytes).toString()).toBe(script);
  });

  it("is sent uncompressed to a client that accepts no compression", async () => {
    for (const accept of ["identity", "br;q=0, gzip;q=0", "deflate", ""]) {
      const headers = { "accept-encoding": accept };
      const response = await server.send({ path: "/assets/root-B1cD2eF3.js", headers });
      expect([response.text, response.headers.vary]).toEqual([script, "Accept-Encoding"]);
      expect(response.headers).not.toHaveProperty("content-encoding");
    }
  });

  it("with a picture is never compressed", async () => {
    const headers = { "accept-encoding": "br" };
    const response = await server.send({ path: "/pictures/gate-480.0123abcd.avif", headers });
    expect(response.bytes.equals(picture)).toBe(true);
    expect(response.headers["content-length"]).toBe("5000");
  });

  it("is sent without a body for HEAD", async () => {
    const response = await server.send({ method: "HEAD", path: "/pictures/gate-480.0123abcd.avif" });
    expect([response.status, response.headers["content-length"], response.bytes.length]).toEqual([
      200,
      "5000",
      0,
    ]);
  });
});

describe("the static file server", () => {
  it.each(["/assets", "/pictures/", "/assets/gone.js", "/assets/root-B1cD2eF3.js.br"])(
    "returns no file for %s",
    async (path) => {
      const response = await server.send({ path });
      expect(response.status).toBe(404);
      expect(response.text).toContain("There is no such file.");
    },
  );

  it.each(["/assets/../../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd", "/pictures/%2e./package.json"])(
    "returns no file outside the folder: %s",
    async (path) => {
      const response = await server.send({ path });
      expect(response.status).toBe(404);
      expect(response.text).toContain("<!doctype html>");
    },
  );

  it.each(["/.vite/manifest.json", "/favicon.svgz", "/about"])("leaves %s to the app", async (path) => {
    expect((await server.send({ path })).text).toBe("the app");
  });

  it("leaves form submissions to the app", async () => {
    expect((await server.send({ method: "POST", path: "/favicon.svg" })).text).toBe("the app");
  });
});
