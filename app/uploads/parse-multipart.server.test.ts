import { expect, it } from "vitest";
import { boundary, encodeMultipart, streamInChunks } from "../../tests/support/multipart";
import { cleanFileName, parseMultipart, unquoteFileName } from "./parse-multipart.server";
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
  const parts: Record<string, string> = {};
  const body = new BoundedBody(stream, 1_000_000);
  for await (const { name, data } of parseMultipart(body, boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of data) chunks.push(chunk);
    parts[name] = Buffer.concat(chunks).toString();
  }
  return parts;
}

it("goes on after a part that was not read to its end", async () => {
  const bytes = encodeMultipart([
    { name: "image", fileName: "a.jpg", body: "a".repeat(100) },
    { name: "title", body: "Gate" },
  ]);
  const names: string[] = [];
  const body = new BoundedBody(streamInChunks(bytes, 30), 1_000_000);
  for await (const { name, data } of parseMultipart(body, boundary)) {
    names.push(name);
    for await (const _ of data) break;
  }
  expect(names).toEqual(["image", "title"]);
});

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
