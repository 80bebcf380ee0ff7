import { expect, it } from "vitest";
import { boundary, encodeMultipart, streamInChunks } from "../../../tests/support/multipart";
import { parseMultipart } from "./parse-multipart.server";
import { BoundedBody } from "./receive-form.server";

const contentType = `multipart/form-data; boundary=${boundary}`;

/** Fragments that look like the start of a boundary or a header. */
const fragments = [
  "\r\n",
  "\r",
  "\n",
  "-",
  "--",
  "\r\n--",
  `\r\n--${boundary.slice(0, 12)}`,
  "a",
  "\r\n\r\n",
  "\r\r\n",
];

it("delivers every byte, even when a chunk ends with part of a boundary", async () => {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 1500; round++) {
    const body = Array.from({ length: random(20) }, () => fragments[random(fragments.length)]).join("");
    const bytes = encodeMultipart([
      { name: "image", fileName: "a;b.jpg", body },
      { name: "title", body: "Gate" },
    ]);
    expect(await parse(bytes, 1 + random(80)), JSON.stringify(body)).toEqual({
      image: body,
      title: "Gate",
    });
  }
});

async function parse(bytes: Buffer, chunkBytes: number) {
  const parts: Record<string, string> = {};
  const body = new BoundedBody(streamInChunks(bytes, chunkBytes), 1_000_000);
  await parseMultipart(body, contentType, async ({ name, data }) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of data) chunks.push(chunk);
    parts[name] = Buffer.concat(chunks).toString();
    return undefined;
  });
  return parts;
}

const form = encodeMultipart([
  { name: "image", fileName: "a.jpg", body: "a".repeat(100) },
  { name: "title", body: "Gate" },
]);

it("continues after a part that was not completely read", async () => {
  const names: string[] = [];
  const body = new BoundedBody(streamInChunks(form, 30), 1_000_000);
  await parseMultipart(body, contentType, async ({ name, data }) => {
    names.push(name);
    for await (const _ of data) break;
    return undefined;
  });
  expect(names).toEqual(["image", "title"]);
});

it("refuses a body truncated at any point", async () => {
  for (let length = 0; length < form.length - 4; length += 1) {
    for (const chunkBytes of [7, 1000]) {
      await expect(parse(form.subarray(0, length), chunkBytes), `${length}`).rejects.toThrow("was cut off");
    }
  }
});

it("reads only a few chunks ahead of its handler", async () => {
  const bytes = encodeMultipart([{ name: "image", fileName: "a.jpg", body: Buffer.alloc(5_000_000) }]);
  let sent = 0;
  async function* body() {
    for (let offset = 0; offset < bytes.length; offset += 65_536) {
      sent = offset;
      yield bytes.subarray(offset, offset + 65_536);
    }
  }
  let receivedBytes = 0;
  await parseMultipart(body(), contentType, async ({ data }) => {
    for await (const chunk of data) {
      receivedBytes += chunk.length;
      await new Promise(setImmediate);
      expect(sent - receivedBytes).toBeLessThan(1_000_000);
    }
    return undefined;
  });
  expect(receivedBytes).toBe(5_000_000);
});

it.each([
  ['filename="a;b=c.jpg"', "a;b=c.jpg"],
  ['filename="said %22so%22.jpg"', 'said "so".jpg'],
  ['filename="said \\"so\\".jpg"', 'said "so".jpg'],
  ["filename=bare.jpg", "bare.jpg"],
  ["filename*=UTF-8''caf%C3%A9.jpg", "café.jpg"],
  ['filename=""', ""],
  ["", undefined],
])("reads the file name of a part with %s", async (parameter, fileName) => {
  const bytes = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="image"; ${parameter}\r\n\r\n\r\n--${boundary}--\r\n`,
  );
  const names: (string | undefined)[] = [];
  await parseMultipart(new BoundedBody(streamInChunks(bytes, 1000), 1_000), contentType, async (part) => {
    names.push(part.filename);
    return undefined;
  });
  expect(names).toEqual([fileName]);
});
