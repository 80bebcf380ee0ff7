import { PassThrough, Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { ArchiveEntry } from "~/platform/backup/archive.server";
import { splitList } from "./read-list.server";

const openEntry = (stream: Readable) =>
  Object.assign(stream, { header: { name: "enquiries.json" } }) as unknown as ArchiveEntry;
/** Splits a list that arrives in chunks of `size` bytes. */
const split = async (json: string, size = json.length) => {
  const bytes = Buffer.from(json);
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const texts: string[] = [];
  for await (const text of splitList(openEntry(Readable.from(parts)))) texts.push(text);
  return texts;
};

const rows = [
  { text: 'He said "]},{[" and \\ left.', list: [[1], [{ a: 2 }]] },
  { text: "தமிழ் “ä”\n", empty: {}, none: [] },
  { text: "", number: -1.5e3, none: null },
];

describe("the rows of a list", () => {
  it.each([
    ["one a line", `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`],
    ["without spaces", JSON.stringify(rows)],
    ["indented", JSON.stringify(rows, null, 2)],
  ])("are returned one by one, %s, wherever the chunks end", async (_, json) => {
    for (const size of [1, 2, 3, 7, 10_000]) {
      expect((await split(json, size)).map((row) => JSON.parse(row) as unknown)).toEqual(rows);
    }
  });

  it.each(["[]", " [ \n ] "])("are empty for %j", async (json) => {
    expect(await split(json)).toEqual([]);
  });

  it("are returned before the list ends", async () => {
    const stream = new PassThrough();
    const list = splitList(openEntry(stream));
    stream.write('[{"a":1},{"b"');
    expect(await list.next()).toEqual({ done: false, value: '{"a":1}' });
    stream.end(":2}]");
    expect(await list.next()).toEqual({ done: false, value: '{"b":2}' });
    expect(await list.next()).toMatchObject({ done: true });
  });

  it.each(["", "<html>", '{"a":1}', "[1", '["]', "[1] [2]", '"a" [1]', "[[1]"])(
    "are refused for %j",
    async (json) => {
      await expect(split(json)).rejects.toThrow("enquiries.json is not a JSON list.");
    },
  );

  it.each(["[1,,2]", "[1,]", "[,]"])(
    "include empty rows, which the parser refuses, as in %j",
    async (json) => {
      expect(await split(json)).toContain("");
    },
  );

  it("are refused when one is too large, before it is in memory", async () => {
    const stream = new PassThrough();
    const list = splitList(openEntry(stream));
    stream.write("[1,");
    expect(await list.next()).toMatchObject({ value: "1" });
    for (let n = 0; n < 25; n++) stream.write(Buffer.alloc(100_000, "x"));
    await expect(list.next()).rejects.toThrow("enquiries.json is too large: row 1.");
  });
});
