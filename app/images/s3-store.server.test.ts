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
});
