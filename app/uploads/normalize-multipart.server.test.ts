import { unstable_parseMultipartFormData as parseMultipartFormData } from "@remix-run/node";
import { expect, it } from "vitest";
import { boundary, encodeMultipart, streamInChunks } from "../../tests/support/multipart";
import { cleanFileName, normalizeMultipart, unquoteFileName } from "./normalize-multipart.server";
import { BoundedBody } from "./read-multipart.server";

/** Pieces that look like the beginning of what the parsers look for. */
const pieces = [
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

it("passes every byte on, however much it looks like a boundary and wherever the chunks end", async () => {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 1500; round++) {
    const body = Array.from({ length: random(20) }, () => pieces[random(pieces.length)]).join("");
    const bytes = encodeMultipart([
      { name: "image", fileName: "a;b.jpg", body },
      { name: "title", body: "Gate" },
    ]);
    const stream = streamInChunks(bytes, 1 + random(80));
    expect(await read(stream), JSON.stringify(body)).toEqual({ image: body, title: "Gate" });
  }
});

async function read(stream: ReadableStream<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  const to = "0123456789abcdef0123456789abcdef";
  const body = new BoundedBody(stream, 1_000_000);
  for await (const chunk of normalizeMultipart(body, { from: boundary, to })) chunks.push(chunk);
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${to}` },
    body: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
    duplex: "half",
  });
  const form = await parseMultipartFormData(request, async ({ data }) => {
    const parts: Uint8Array[] = [];
    for await (const part of data) parts.push(part);
    return Buffer.concat(parts).toString();
  });
  return Object.fromEntries(form);
}

it.each([
  ["Balcony.jpg", "Balcony.jpg"],
  ["வாயில் 1.heic", "வாயில் 1.heic"],
  ["../../etc/passwd", "passwd"],
  ["C:\\fakepath\\gate.pdf", "gate.pdf"],
  ["  two   words\r\n.png ", "two words .png"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["a\u0000b.jpg", "ab.jpg"],
  ["Jose\u200b\u0301.jpg", "Jos\u00e9.jpg"],
  ["..", "file"],
  ["", "file"],
])("of %j shows %j", (name, shown) => expect(cleanFileName(name)).toBe(shown));

it("shortens a name that is too long and preserves its extension", () => {
  const shown = cleanFileName(`${"gate ".repeat(60)}.jpeg`);
  expect([...shown]).toHaveLength(100);
  expect(shown).toMatch(/^gate gate .*…\.jpeg$/);
});

it.each([
  ['"a;b=c.jpg"', "a;b=c.jpg"],
  ['"said %22so%22.jpg"', 'said "so".jpg'],
  ['"said \\"so\\".jpg"', 'said "so".jpg'],
  ["bare.jpg", "bare.jpg"],
])("reads %s from the head of a part", (parameter, name) => expect(unquoteFileName(parameter)).toBe(name));
