import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serializeError } from "~/platform/runtime/logger.server";
import { startS3Server } from "../../../tests/support/s3-server";
import { openBucket } from "./bucket.server";

let server: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const check = (settings: object) => openBucket({ ...server, ...settings }).check();

it("accepts the settings of a working bucket", async () => {
  await check({});
});

it.each([
  [{ secretAccessKey: "wrong" }, "(S3_SECRET_ACCESS_KEY) returned 403"],
  [{ bucket: "elsewhere" }, "has no bucket elsewhere (S3_BUCKET)"],
])("names host and setting for %o", async (settings, message) => {
  const { host } = new URL(server.endpoint);
  await expect(check(settings)).rejects.toThrow(host);
  await expect(check(settings)).rejects.toThrow(message);
});

it.each([
  ["InvalidAccessKeyId", "S3_ACCESS_KEY_ID"],
  ["AuthorizationHeaderMalformed", "S3_REGION"],
])("names the setting that causes %s", async (code, setting) => {
  const refusingServer = createServer((_, response) =>
    response.writeHead(400).end(`<Error><Code>${code}</Code></Error>`),
  );
  await new Promise<void>((resolve) => void refusingServer.listen(0, "127.0.0.1", resolve));
  const { port } = refusingServer.address() as { port: number };
  await expect(check({ endpoint: `http://127.0.0.1:${port}` })).rejects.toThrow(
    `127.0.0.1:${port} (${setting}) returned 400 for GET /?list-type=2&max-keys=1: ${code}`,
  );
  refusingServer.close();
});

it("names the host and setting of an unavailable service without a stack trace", async () => {
  const error = await check({ endpoint: "http://127.0.0.1:1" }).catch((error: unknown) => error);
  expect(serializeError(error)).toEqual({
    type: "BucketError",
    message: expect.stringMatching(/^127\.0\.0\.1:1 \(S3_ENDPOINT\) cannot be reached: /),
  });
});
