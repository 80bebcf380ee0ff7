import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { createDiskStore, createImageKey } from "~/platform/images/image-store.server";
import { createEmptyDatabase, type TestDatabase } from "../../../tests/support/database";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { MAX_DESCRIPTION_BYTES, readArchive, writeArchive } from "./archive.server";
import { RestoreError, restoreBackup } from "./restore-backup.server";
import { listTables } from "./rows.server";
import { writeBackup } from "./write-backup.server";

interface Entry {
  name: string;
  content: string;
}

type Mutation = (entries: Entry[]) => Entry[];

const key = createImageKey("0123456789abcdef0123456789abcdef", 320, "image/avif");

let folder: string;
/** Empty after each failed restore. */
let target: TestDatabase | null = null;

const openStore = (name: string) => createDiskStore(join(folder, name), join(folder, "staging"));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "damaged-backup-"));
});
afterAll(async () => {
  await target?.destroy();
  await rm(folder, { recursive: true });
});

async function backUp(): Promise<Buffer> {
  const store = openStore("images");
  await store.put(key, Buffer.from("picture"));
  const out = new PassThrough();
  const source = { db, store, secret: "a secret", spoolFolder: join(folder, "spool") };
  return (await Promise.all([buffer(out), writeBackup(source, out)]))[0];
}

async function unpack(bytes: Buffer): Promise<Entry[]> {
  const entries: Entry[] = [];
  await readArchive(Readable.from([bytes]), async (entry) => {
    entries.push({ name: entry.header.name, content: (await buffer(Readable.from(entry))).toString() });
  });
  return entries;
}

async function pack(entries: Entry[]): Promise<Buffer> {
  const out = new PassThrough();
  const files = async function* () {
    yield* entries;
  };
  return (await Promise.all([buffer(out), writeArchive(files(), out)]))[0];
}

/** Restores into an empty database. Returns the error, after checking that nothing remains; null after a success. */
async function restore(bytes: Buffer): Promise<Error | null> {
  target ??= await createEmptyDatabase();
  const { db: emptyDb } = target;
  const secrets: string[] = [];
  const storeSecret = async (secret: string) => void secrets.push(secret);
  const spoolFolder = join(folder, "spool");
  try {
    const store = openStore("restored");
    await restoreBackup(Readable.from([bytes]), { db: emptyDb, store, storeSecret, spoolFolder });
    await store.delete(key);
    await target.destroy();
    target = null;
    return null;
  } catch (error) {
    const files: string[] = [];
    for await (const { key: file } of openStore("restored").list()) files.push(file);
    expect({ files, tables: await listTables(emptyDb), secrets }).toEqual({
      ...{ files: [], tables: [], secrets: [] },
    });
    expect(await readdir(spoolFolder)).toEqual([]);
    return error as Error;
  }
}

const changeEntry =
  (name: string, change: (content: string) => string): Mutation =>
  (entries) =>
    entries.map((entry) =>
      entry.name.startsWith(name) ? { ...entry, content: change(entry.content) } : entry,
    );

const damages: [name: string, Mutation][] = [
  ["has a further entry after its rows", (entries) => [...entries, { name: "evil.sh", content: "" }]],
  ["has its rows twice", (entries) => [...entries, ...entries.slice(-1)]],
  [
    "has a file twice",
    (entries) => entries.flatMap((entry) => (entry.name.includes("files/") ? [entry, entry] : [entry])),
  ],
  ["has a larger file than its list says", changeEntry("files/", (content) => `${content}x`)],
  ["has more rows than its list says", changeEntry("rows", (content) => content + content)],
  [
    "has a file outside the store",
    (entries) => [...entries.slice(0, 2), { name: "files/../a", content: "" }],
  ],
  ["has no description", (entries) => entries.slice(1)],
  ["has a description that is not JSON", changeEntry("backup.json", () => "{")],
  [
    "has a value beyond its column",
    changeEntry("rows", (rows) => rows.replace(/"id": ?1\b/, '"id":9999999999')),
  ],
  [
    "has a row that nests deeply",
    changeEntry("rows", (rows) => `["site",{"id":${"[".repeat(9_000)}\n${rows}`),
  ],
  ["has a huge description", changeEntry("backup.json", (json) => json + " ".repeat(MAX_DESCRIPTION_BYTES))],
];

const withRowBytes = (entries: Entry[]): Entry[] => {
  const rows = entries.find(({ name }) => name === "rows.ndjson");
  return changeEntry("backup.json", (json) =>
    json.replace(/"rowBytes":\d+/, `"rowBytes":${Buffer.byteLength(rows?.content ?? "")}`),
  )(entries);
};

describe("restoring a damaged backup", { timeout: 600_000 }, () => {
  it.each(damages)("restores nothing and says why when it %s", async (_, mutate) => {
    await storeEnquiries({ name: "Meena" });
    const entries = await unpack(await backUp());
    const error = await restore(await pack(mutate(entries)));
    expect(error).toBeInstanceOf(RestoreError);
    expect(error?.message).toMatch(/^(?:The backup is|This is not a backup)[^\n]{10,200}\.$/);
  });

  it("restores nothing and says why after any damage", async () => {
    await storeEnquiries({ name: "Meena" }, { name: "Ravi" });
    const bytes = await backUp();
    const entries = await unpack(bytes);
    const position = fc.double({ min: 0, max: 0.999, noNaN: true });
    const mutatedBytes = fc.oneof(
      fc.record({ at: position, value: fc.integer({ min: 1, max: 255 }) }).map(({ at, value }) => {
        const changed = Buffer.from(bytes);
        const index = Math.floor(at * bytes.length);
        changed[index] = (changed[index] ?? 0) ^ value;
        return changed;
      }),
      position.map((at) => bytes.subarray(0, Math.floor(at * bytes.length))),
    );
    const mutatedEntries = fc
      .record({ at: position, index: fc.nat(entries.length - 1), text: fc.string() })
      .map(({ at, index, text }) =>
        withRowBytes(
          entries.map((entry, other) => {
            if (other !== index) return entry;
            const cut = Math.floor(at * entry.content.length);
            return { ...entry, content: entry.content.slice(0, cut) + text + entry.content.slice(cut + 1) };
          }),
        ),
      );
    const archive = fc.oneof(mutatedBytes, mutatedEntries);
    await fc.assert(
      fc.asyncProperty(archive, async (mutated) => {
        const error = await restore(Buffer.isBuffer(mutated) ? mutated : await pack(mutated));
        // A change within a text of a row is not damage.
        if (error === null) return;
        expect(error).toBeInstanceOf(RestoreError);
        expect(error.message).toMatch(/^(?:The backup (?:is|was|has)|This is not a backup)/);
      }),
      { numRuns: 40 },
    );
  });
});
