import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "../../../tests/support/s3-server";
import { testImageStore } from "../../../tests/support/store-contract";
import { type Bucket, openBucket } from "./bucket.server";
import { createDiskStore, createImageKey, createS3Store } from "./image-store.server";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the disk store", () => {
  testImageStore(() => createDiskStore(join(folder, "images"), join(folder, "staging")));

  it("leaves no file in the staging folder", async () => {
    expect(await readdir(join(folder, "staging"))).toEqual([]);
  });
});

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const createStore = (bucket: Bucket, site = "one") => createS3Store(bucket, async () => `sites/${site}/`);

describe("the S3 store", () => {
  testImageStore(() => createStore(openBucket(server)));

  it("reports missing permissions and a missing bucket", async () => {
    const key = createImageKey("f".repeat(32), 320, "image/avif");
    const unauthorizedStore = createStore(openBucket({ ...server, secretAccessKey: "a guess" }));
    await expect(unauthorizedStore.put(key, Buffer.from("x"))).rejects.toThrow("returned 403");
    await expect(unauthorizedStore.open(key)).rejects.toThrow("returned 403");
    const storeWithoutBucket = createStore(openBucket({ ...server, bucket: "elsewhere" }));
    await expect(storeWithoutBucket.put(key, Buffer.from("x"))).rejects.toThrow("no bucket elsewhere");
  });

  it("ignores other sites' files in the bucket and reads files from the folder of earlier versions", async () => {
    const key = createImageKey("d".repeat(32), 320, "image/avif");
    const bucket = openBucket(server);
    const [store, otherStore] = [createStore(bucket), createStore(bucket, "other")];
    await bucket.put(`images/${key}`, Buffer.from("earlier"));
    await otherStore.put(key, Buffer.from("other"));
    const keys: string[] = [];
    for await (const file of store.list()) keys.push(file.key);
    expect(keys).not.toContain(key);
    expect(await new Response((await store.open(key))?.body).text()).toBe("earlier");
    await store.delete(key);
    expect(await new Response((await otherStore.open(key))?.body).text()).toBe("other");
  });

  it("returns the uncompressed size of a file that a proxy compressed", async () => {
    const picture = Buffer.from("a picture ".repeat(50));
    const proxy = createServer((request, response) => {
      response.setHeader("Content-Encoding", "gzip");
      const compressed = gzipSync(picture);
      if (request.url?.endsWith(".avif")) response.setHeader("Content-Length", compressed.length);
      else response.write("");
      response.end(compressed);
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const address = proxy.address();
    const endpoint = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
    const store = createStore(openBucket({ ...server, endpoint }));
    for (const type of ["image/avif", "image/webp"] as const) {
      const file = await store.open(createImageKey("c".repeat(32), 320, type));
      expect(file?.size).toBe(picture.length);
      expect(Buffer.from(await new Response(file?.body).arrayBuffer())).toEqual(picture);
    }
    proxy.closeAllConnections();
    proxy.close();
  });

  it("times out when the server does not respond, but not during a slow read", async () => {
    const [slowKey, muteKey] = ["a", "b"].map((digit) => createImageKey(digit.repeat(32), 320, "image/avif"));
    let sending: ServerResponse | undefined;
    const slowServer = createServer((request, response) => {
      if (!request.url?.endsWith(`${slowKey}`)) return;
      sending = response;
      response.writeHead(200, { "Content-Length": 4 }).write("go");
    }).listen(0, "127.0.0.1");
    await once(slowServer, "listening");
    const address = slowServer.address();
    const endpoint = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
    const store = createStore(openBucket({ ...server, endpoint }, 500));
    const file = await store.open(`${slowKey}`);
    await expect(store.open(`${muteKey}`)).rejects.toThrow("does not respond");
    sending?.end("ld");
    expect(await new Response(file?.body).text()).toBe("gold");
    slowServer.closeAllConnections();
    slowServer.close();
  });
});
