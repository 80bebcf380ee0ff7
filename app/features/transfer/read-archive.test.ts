import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countItems, listItems } from "~/features/items/queries.server";
import { db } from "~/platform/database/database.server";
import { rowSchemas } from "./exported";
import { importRows } from "./import-rows.server";
import { openArchive } from "./read-archive.server";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "transfer-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("reading an archive", () => {
  const writeBytes = async (bytes: Buffer) => {
    const path = join(folder, "broken.tar.gz");
    await writeFile(path, bytes);
    return path;
  };
  const lists = ["projects", "gallery", "testimonials", "enquiries"].map(
    (name) => [`${name}.json`, "[]"] as const,
  );
  const completeExport: (readonly [string, string])[] = [
    ["export.json", JSON.stringify({ format: 2, madeAt: new Date().toISOString() })],
    ...lists,
  ];
  const writeEntries = async (entries: readonly (readonly [string, string])[]) => {
    const archive = pack();
    for (const [name, text] of entries) archive.entry({ name }, text);
    archive.finalize();
    return await writeBytes(gzipSync(await buffer(archive)));
  };

  it("accepts a complete export", async () => {
    expect((await openArchive(await writeEntries(completeExport))).rows.items).toEqual([]);
  });

  it.each([
    ["../../etc/passwd", "x"],
    ["pictures/../../secret.jpg", "x"],
    [`pictures/${"a".repeat(64)}.html`, "x"],
    ["/etc/passwd", "x"],
  ])("refuses an entry named %s", async (name, text) => {
    await expect(openArchive(await writeEntries([...completeExport, [name, text]]))).rejects.toThrow(
      "This is not an export of the site",
    );
  });

  it("refuses a link", async () => {
    const archive = pack();
    archive.entry({ name: "export.json", type: "symlink", linkname: "/etc/passwd" });
    archive.finalize();
    const path = await writeBytes(gzipSync(await buffer(archive)));
    await expect(openArchive(path)).rejects.toThrow(`"export.json" is not a file`);
  });

  it.each([
    [[["projects.json", "<html>"]], "projects.json is not a JSON list."],
    [[["projects.json", '{"a":1}']], "projects.json is not a JSON list."],
    [[["projects.json", "[,]"]], "projects.json is not JSON."],
    [[["projects.json", "[1]"]], "projects.json cannot be used: 0: "],
    [[["projects.json", '[{"origin":"1"}]']], "projects.json cannot be used: 0.origin"],
    [[["export.json", '{"format":1}']], "format: written by another version of the site."],
    [[["export.json", '{"format":3}']], "format: written by another version of the site."],
    [completeExport.slice(0, 3), "testimonials is missing"],
    [completeExport.slice(1), "export.json is missing"],
  ] as const)("refuses %j", async (entries, sentence) => {
    await expect(openArchive(await writeEntries(entries))).rejects.toThrow(sentence);
  });

  it("refuses a list that is too large, before reading it", async () => {
    const archive = pack();
    archive.entry({ name: "projects.json", size: 100_000_001 }).on("error", () => undefined);
    let start: Uint8Array = Buffer.alloc(0);
    for await (const chunk of archive) {
      start = chunk as Uint8Array;
      break;
    }
    await expect(openArchive(await writeBytes(gzipSync(start)))).rejects.toThrow(
      "projects.json is too large",
    );
  });

  it("refuses a truncated archive and other files", async () => {
    const path = await writeEntries(completeExport);
    const bytes = await readFile(path);
    await expect(openArchive(await writeBytes(bytes.subarray(0, -20)))).rejects.toThrow(/damaged|incomplete/);
    await expect(openArchive(await writeBytes(Buffer.from("<html>")))).rejects.toThrow(
      "the file is not an export",
    );
  });

  it("imports all fields of a newer project", async () => {
    const origin = crypto.randomUUID();
    const before = { title: "Before", origin_id: origin, finished: "2031-02", is_draft: true };
    await db
      .insertInto("projects")
      .values({ ...before, updated_at: new Date(0) })
      .execute();
    const project = {
      ...{
        origin,
        title: "Gate",
        alt: null,
        picture: null,
        createdAt: null,
        description: "",
        location: null,
      },
      ...{ finished: null, isDraft: false, further: [], updatedAt: new Date().toISOString() },
    };
    const list = JSON.stringify([project]);
    const path = await writeEntries(
      completeExport.map(([name, text]) => [name, name === "projects.json" ? list : text]),
    );
    expect((await importRows(db, await openArchive(path))).tallies.projects).toMatchObject({ changed: 1 });
    const [imported] = await listItems(db, "project", { limit: 10, offset: 0 }, { audience: "admin" });
    expect(imported).toMatchObject({ title: "Gate", finished: null, isDraft: false });
  });

  it("imports text in another Unicode form so that a search finds it", async () => {
    const item = { origin: crypto.randomUUID(), title: "Jose\u0301's rail", alt: null, picture: null };
    const rest = { createdAt: null, updatedAt: new Date().toISOString(), content: "" };
    const list = JSON.stringify([{ ...item, ...rest }]);
    const path = await writeEntries(
      completeExport.map(([name, text]) => [name, name === "gallery.json" ? list : text]),
    );
    await importRows(db, await openArchive(path));
    expect(await countItems(db, "gallery", { search: "Jos\u00e9" })).toBe(1);
  });

  it("skips an item whose picture is damaged, and reports it", async () => {
    const picture = `pictures/${"a".repeat(64)}.jpg`;
    const item = {
      origin: crypto.randomUUID(),
      title: "Gate",
      alt: null,
      picture,
      createdAt: null,
      updatedAt: new Date().toISOString(),
      content: "",
    };
    const entries = completeExport.map(
      ([name, text]) => [name, name === "gallery.json" ? JSON.stringify([item]) : text] as const,
    );
    const path = await writeEntries([...entries, [picture, "no picture"]]);
    const { tallies, problems } = await importRows(db, await openArchive(path));
    expect(tallies.gallery).toEqual({ added: 0, changed: 0, unchanged: 0, refused: 1 });
    expect(problems).toEqual([expect.stringContaining('Picture "Gate": ')]);
    expect(await listItems(db, "gallery", { limit: 10, offset: 0 })).toEqual([]);
  });
});

const testimonial = {
  origin: crypto.randomUUID(),
  ...{ text: "Good.", name: "Meena", place: "", stars: 5, source: "", consent: "", state: "shown" },
  ...{ givenOn: "2031-02-02", createdAt: "2031-02-02T10:00:00.000Z", enquiry: null },
};

const enquiry = {
  origin: crypto.randomUUID(),
  ...{ kind: "message", channel: "website", status: "new", name: "Meena", email: null, phone: null },
  ...{ place: null, message: "", details: {}, pieces: null, like: null, quotedAmount: null },
  ...{ followUpOn: "2031-02-02", spamReasons: [], source: {}, privacyNotice: null, readAt: null },
  ...{ createdAt: "2031-02-02T10:00:00.000Z", notes: [], attachments: [] },
};

it.each([
  [rowSchemas.testimonials, testimonial, { givenOn: "0000-02-02" }],
  [rowSchemas.testimonials, testimonial, { createdAt: "0000-02-02T10:00:00.000Z" }],
  [rowSchemas.enquiries, enquiry, { followUpOn: "0000-02-02" }],
])("refuses a row with a year outside the database's range: %#", (schema, row, change) => {
  expect(schema.safeParse(row).error).toBeUndefined();
  const { error } = schema.safeParse({ ...row, ...change });
  expect(error?.issues.map(({ path }) => path)).toEqual([Object.keys(change)]);
});
