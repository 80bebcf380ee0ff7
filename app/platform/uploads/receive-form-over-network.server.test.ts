import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, type Server, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FormWithImage, parseFormWithImage } from "~/platform/images/staged-images.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { boundary, encodeMultipart } from "../../../tests/support/multipart";

let server: Server;
let parsed: Promise<FormWithImage>[];

/** Converts requests as remix-serve does, and responds with the problem. */
beforeEach(async () => {
  parsed = [];
  server = createServer(async (incoming, outgoing) => {
    const form = parseFormWithImage(
      new Request("http://localhost/", {
        method: "POST",
        headers: { "Content-Type": incoming.headers["content-type"] ?? "" },
        body: createReadableStreamFromReadable(incoming),
        duplex: "half",
      }),
    );
    parsed.push(form);
    const { status, problem } = await form.catch(() => ({ status: 500, problem: "" }));
    outgoing.writeHead(status).end(problem);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function openUpload() {
  const address = server.address();
  return sendRequest({
    host: "127.0.0.1",
    port: typeof address === "object" ? address?.port : undefined,
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  });
}

const makePicturePart = (size: number) => ({ name: "image", fileName: "a.jpg", body: Buffer.alloc(size, 7) });
const encodeUpload = (size: number) => encodeMultipart([makePicturePart(size)]);

it.each([
  ["while sending the picture", encodeUpload(1_000_000)],
  [
    "after sending the picture",
    encodeMultipart([makePicturePart(1_000), { name: "title", body: "x".repeat(100_000) }]),
  ],
])("deletes the files of an upload that the browser cancels %s", async (_, bytes) => {
  const client = openUpload();
  client.on("error", () => undefined);
  client.write(bytes.subarray(0, bytes.length / 2));
  await vi.waitFor(async () => expect(await readdir(uploadDirectory)).toHaveLength(1));
  client.destroy();
  await expect(parsed[0]).rejects.toThrow("aborted");
  expect(await readdir(uploadDirectory)).toEqual([]);
});

it("responds to a browser that has sent too much", async () => {
  const client = openUpload();
  client.end(encodeUpload(40_000_000));
  const [response] = await once(client, "response");
  expect(response.statusCode).toBe(413);
  expect(await text(response)).toBe("The picture is larger than 20 MB. Please choose a smaller one.");
  expect(await readdir(uploadDirectory)).toEqual([]);
});

it("closes a connection that never stops sending", async () => {
  const client = openUpload();
  const closed = new Promise((resolve) => client.on("error", () => undefined).on("close", resolve));
  client.end(encodeUpload(70_000_000));
  await closed;
  expect(await parsed[0]).toMatchObject({
    status: 413,
    problem: "The picture is larger than 20 MB. Please choose a smaller one.",
  });
  expect(await readdir(uploadDirectory)).toEqual([]);
});
