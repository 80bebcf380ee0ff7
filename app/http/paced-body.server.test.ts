import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { afterEach, expect, it, vi } from "vitest";
import { type FrontServer, startFrontServer } from "../../tests/support/front-server";
import { paceBody } from "./paced-body.server";

const chunk = new Uint8Array(65_536).map((_, index) => (index * 7919) % 251);
const chunks = 1_000;

let server: FrontServer;
afterEach(() => server.stop());

/** Answers with 65 MB, as Remix sends the body of a response. */
async function start(type: string) {
  const seen = { read: 0, cancelled: false };
  server = await startFrontServer((_, response) => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (seen.read === chunks) return controller.close();
          seen.read += 1;
          controller.enqueue(chunk);
        },
        cancel: () => {
          seen.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    response.setHeader("Content-Type", type);
    writeReadableStreamToWritable(paceBody(body), response).catch(() => undefined);
  });
  return seen;
}

async function ask(): Promise<IncomingMessage> {
  const headers = { host: "site.test", "accept-encoding": "gzip" };
  const [incoming] = await once(request({ port: server.port, host: "127.0.0.1", headers }).end(), "response");
  return incoming;
}

it.each(["image/jpeg", "text/csv"])(
  "takes no more of %s into memory than its receiver takes",
  async (type) => {
    const seen = await start(type);
    const incoming = await ask();
    // By now all of it would have been read, had nothing held it up.
    expect(seen.read).toBeLessThan(chunks / 2);
    const bytes = await buffer(incoming);
    expect((type === "text/csv" ? gunzipSync(bytes) : bytes).length).toBe(chunks * chunk.length);
  },
);

it("is given up when its receiver leaves", async () => {
  const seen = await start("image/jpeg");
  const incoming = await ask();
  incoming.on("error", () => undefined).destroy();
  await vi.waitFor(() => expect(seen.cancelled).toBe(true));
  expect(seen.read).toBeLessThan(chunks / 2);
});
