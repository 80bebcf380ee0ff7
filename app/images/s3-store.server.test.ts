import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "../../tests/support/s3-server";
import { testImageStore } from "../../tests/support/store-contract";
import { nameFile } from "./image-key";
import { createS3Store } from "./s3-store.server";

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

describe("the store on S3", () => {
  testImageStore(() => createS3Store(server));

  it("tells when it is not let in, and when the bucket is not there", async () => {
    const key = nameFile("f".repeat(32), 320, "image/avif");
    const stranger = createS3Store({ ...server, secretAccessKey: "a guess" });
    await expect(stranger.put(key, Buffer.from("x"))).rejects.toThrow("answered 403");
    await expect(stranger.open(key)).rejects.toThrow("answered 403");
    const lost = createS3Store({ ...server, bucket: "elsewhere" });
    await expect(lost.put(key, Buffer.from("x"))).rejects.toThrow("no bucket elsewhere");
  });

  it("is given up when it does not answer, but not while a file is read slowly", async () => {
    const [slow, mute] = ["a", "b"].map((digit) => nameFile(digit.repeat(32), 320, "image/avif"));
    let sending: ServerResponse | undefined;
    const other = createServer((request, response) => {
      if (!request.url?.endsWith(`${slow}`)) return;
      sending = response;
      response.writeHead(200, { "Content-Length": 4 }).write("go");
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const endpoint = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
    const store = createS3Store({ ...server, endpoint }, 500);
    const file = await store.open(`${slow}`);
    await expect(store.open(`${mute}`)).rejects.toThrow("does not answer");
    sending?.end("ld");
    expect(await new Response(file?.body).text()).toBe("gold");
    other.closeAllConnections();
    other.close();
  });
});
