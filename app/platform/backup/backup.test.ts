import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLogo, toStoredLogo } from "~/business/logo.server";
import { erasePerson, repeatErasures } from "~/features/privacy/person.server";
import { listPrivacyLog } from "~/features/privacy/privacy-log.server";
import { type Database, db } from "~/platform/database/database.server";
import { createDiskStore, createImageKey } from "~/platform/images/image-store.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { config } from "~/platform/runtime/config.server";
import { getBackupFolder } from "~/platform/runtime/data-folder.server";
import { createEmptyDatabase, type TestDatabase } from "../../../tests/support/database";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { writeArchive } from "./archive.server";
import { type ErasedOrigin, readErasedList } from "./erased-list.server";
import { restoreBackup } from "./restore-backup.server";
import { listTables } from "./rows.server";
import { writeBackup } from "./write-backup.server";

const key = createImageKey("0123456789abcdef0123456789abcdef", 320, "image/avif");
const secret = "a secret that signed the cookies of the site";

let folder: string;
const restoredDatabases: TestDatabase[] = [];
const openStore = (name: string) => createDiskStore(join(folder, name), join(folder, "staging"));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
});
afterEach(async () => {
  for (const { destroy } of restoredDatabases.splice(0)) await destroy();
  await rm(folder, { recursive: true });
});

/** Creates a database without tables. */
async function createTarget(): Promise<Database> {
  const database = await createEmptyDatabase();
  restoredDatabases.push(database);
  return database.db;
}

async function backUp(): Promise<Buffer> {
  const out = new PassThrough();
  const source = { db, store: openStore("images"), secret, spoolFolder: join(folder, "spool") };
  const [bytes] = await Promise.all([buffer(out), writeBackup(source, out)]);
  return bytes;
}

async function restoreInto(
  db: Database,
  bytes: Buffer,
  { store = openStore("restored"), erased = [] as ErasedOrigin[] } = {},
) {
  let storedSecret: string | null = null;
  const storeSecret = async (value: string) => {
    storedSecret = value;
  };
  await restoreBackup(Readable.from([bytes]), {
    ...{ db, store, storeSecret },
    repeatErasures: (trx) => repeatErasures(trx, erased, "npm run restore"),
    spoolFolder: join(folder, "spool"),
  });
  return { store, secret: storedSecret };
}

async function addEnquiries(count: number): Promise<void> {
  const details = JSON.stringify({ projectType: "gates", notes: ["“ä”\n", null] });
  const rows = Array.from({ length: count }, (_, index) => ({
    kind: "quote" as const,
    name: `Asha ${index}`,
    details,
    created_at: new Date(1_700_000_000_123 + index),
  }));
  await db.insertInto("enquiries").values(rows).execute();
  await db.insertInto("enquiry_notes").values({ enquiry_id: 1, author: "owner", text: "Called." }).execute();
}

async function addSitePictureAndLogo(): Promise<void> {
  const image = { sha256: "a".repeat(64), width: 1600, height: 900, storage_key: key };
  const { id } = await db.insertInto("images").values(image).returning("id").executeTakeFirstOrThrow();
  const framing = { size: 80, across: 12.5, down: 50, x: 40, y: 60 };
  const placed = { photographId: id, imageId: id, alt: "A gate.", framing };
  await saveRevision(db, "picture:home-hero", { previousId: 0, content: { placed }, images: [id] });
  await saveRevision(db, "logo", { previousId: 0, ...toStoredLogo({ imageId: id, background: "dark" }) });
}

type BackedUpTable = "enquiries" | "enquiry_notes" | "outbox" | "images" | "revisions";

const readAll = (from: Database, table: BackedUpTable) =>
  from.selectFrom(table).selectAll().orderBy("id").execute();

describe("a backup", { timeout: 120_000 }, () => {
  it("restores every row, file and the secret, and continues the id sequences", async () => {
    await addEnquiries(1_201);
    await openStore("images").put(key, Buffer.from("picture"));
    await addSitePictureAndLogo();
    const bytes = await backUp();

    const target = await createTarget();
    const { store, secret: storedSecret } = await restoreInto(target, bytes);
    for (const table of ["enquiries", "enquiry_notes", "images", "revisions"] as const)
      expect(await readAll(target, table)).toEqual(await readAll(db, table));
    expect(await readLogo(target)).toMatchObject({
      width: 1600,
      background: "dark",
      src: `/images/${key}`,
    });
    const file = await store.open(key);
    expect(await new Response(file?.body).text()).toBe("picture");
    expect(storedSecret).toBe(secret);
    const next = target.insertInto("enquiries").values({ kind: "message", name: "Ravi", details: "{}" });
    expect(await next.returning("id").executeTakeFirst()).toEqual({ id: 1_202 });
  });

  it("does not reuse the ids of rows deleted before the backup", async () => {
    const [firstId = 0, ...deletedIds] = await storeEnquiries(
      { name: "Asha" },
      { name: "Bala" },
      { name: "Chitra" },
    );
    await db.deleteFrom("enquiries").where("id", "in", deletedIds).execute();
    const bytes = await backUp();
    const target = await createTarget();
    await restoreInto(target, bytes);
    const next = target.insertInto("enquiries").values({ kind: "message", name: "Ravi", details: "{}" });
    expect(await next.returning("id").executeTakeFirst()).toEqual({ id: firstId + 3 });
    const note = target
      .insertInto("enquiry_notes")
      .values({ enquiry_id: firstId, author: "owner", text: "-" });
    expect(await note.returning("id").executeTakeFirst()).toEqual({ id: 1 });
  });

  it("does not restore enquiries of people erased after the backup", async () => {
    const [firstId = 0, deletedId = 0] = await storeEnquiries(
      { name: "Meena", phone: "9840012345", email: null },
      { name: "Meena once more", phone: "9840012345", email: null },
      { name: "Ravi", phone: "9840054321", email: null },
    );
    const bytes = await backUp();
    await db.deleteFrom("enquiries").where("id", "=", deletedId).execute();
    await erasePerson(db, { id: firstId, name: "Meena", phone: "9840012345", email: null }, "owner");
    const erased = await readErasedList(getBackupFolder(config.dataDir));
    expect(erased).toHaveLength(1);

    const target = await createTarget();
    await restoreInto(target, bytes, {
      erased: [...(erased ?? []), { originId: randomUUID(), isRequest: true }],
    });
    expect((await readAll(target, "enquiries")).map(({ name }) => name)).toEqual(["Ravi"]);
    expect(await listPrivacyLog(target, 9)).toMatchObject([
      { act: "erased", author: "npm run restore", enquiries: 2 },
    ]);
    // The restored site keeps this list: restoring one of its own backups does not bring the enquiries back.
    expect(await target.selectFrom("erased_origins").selectAll().execute()).toHaveLength(3);
  });

  it("keeps an enquiry that shares a phone number with one that was erased because of its email", async () => {
    const [firstId = 0] = await storeEnquiries(
      { name: "Meena", phone: "9840012345", email: "meena@example.com" },
      { name: "Meena at work", phone: "9840054321", email: "meena@example.com" },
      { name: "Ravi at the same workplace", phone: "9840054321", email: null },
    );
    const bytes = await backUp();
    await erasePerson(
      db,
      { id: firstId, name: "Meena", phone: "9840012345", email: "meena@example.com" },
      "owner",
    );
    const erased = await readErasedList(getBackupFolder(config.dataDir));
    const target = await createTarget();
    await restoreInto(target, bytes, { erased: erased ?? [] });
    const kept = (await readAll(target, "enquiries")).map(({ name }) => name);
    expect(kept).toEqual(["Ravi at the same workplace"]);
    expect(kept).toEqual((await readAll(db, "enquiries")).map(({ name }) => name));
  });

  it("is complete even if its temporary folder is deleted during the download", async () => {
    await addEnquiries(3);
    await openStore("images").put(key, randomBytes(5_000_000));
    const spoolFolder = join(folder, "spool");
    const out = new PassThrough();
    const writing = writeBackup({ db, store: openStore("images"), secret, spoolFolder }, out);
    await once(out, "readable");
    await rm(spoolFolder, { recursive: true });
    const bytes = await buffer(out);
    await writing;
    const target = await createTarget();
    await restoreInto(target, bytes);
    expect(await readAll(target, "enquiries")).toHaveLength(3);
  });

  it("does not include the list of running instances", async () => {
    const instance = { id: "00000000-0000-4000-8000-000000000001", folder_id: "a".repeat(32) };
    await db.insertInto("instances").values(instance).execute();
    expect(gunzipSync(await backUp()).includes(instance.folder_id)).toBe(false);
  });

  it("restores nothing from a truncated file and can be retried with the whole file", async () => {
    await addEnquiries(300);
    const bytes = await backUp();
    const target = await createTarget();
    await expect(restoreInto(target, bytes.subarray(0, -200))).rejects.toThrow(/^The backup is/);
    expect(await listTables(target)).toEqual([]);
    await restoreInto(target, bytes);
    expect(await readAll(target, "enquiries")).toHaveLength(300);
  });

  it("refuses a database that has tables", async () => {
    const bytes = await backUp();
    await expect(restoreInto(db, bytes)).rejects.toThrow("This database is not empty");
  });

  it("reports files that cannot be written during a backup or a restore", async () => {
    // This path is too long, so opening the file fails as on a full disk.
    const spoolFolder = join(folder, ...Array.from({ length: 17 }, () => "x".repeat(250))).slice(0, 4080);
    const source = { db, store: openStore("images"), secret, spoolFolder };
    await expect(writeBackup(source, new PassThrough())).rejects.toThrow("ENAMETOOLONG");

    await openStore("images").put(key, Buffer.from("picture"));
    const bytes = await backUp();
    const target = await createTarget();
    const disk = { ...openStore("full"), put: () => Promise.reject(new Error("no space left on device")) };
    await expect(restoreInto(target, bytes, { store: disk })).rejects.toThrow("no space left on device");
  });

  it("rejects a file that is not a backup", async () => {
    const target = await createTarget();
    await expect(restoreInto(target, Buffer.from("<html>"))).rejects.toThrow(/not a backup/);
  });

  it.each([
    [
      1,
      /^The backup was made by an older development version[\s\S]*npm run export -- FILE[\s\S]*npm run import/,
    ],
    [3, /^The backup was made by a newer version/],
  ])("rejects format %i with a clear message and leaves the database empty", async (format, message) => {
    const target = await createTarget();
    const out = new PassThrough();
    const content = JSON.stringify({
      format,
      madeAt: new Date(0).toISOString(),
      migration: "0118-staged",
      rows: 0,
    });
    const files = async function* () {
      yield { name: "backup.json", content };
    };
    const [bytes] = await Promise.all([buffer(out), writeArchive(files(), out)]);
    await expect(restoreInto(target, bytes)).rejects.toThrow(message);
    expect(await listTables(target)).toEqual([]);
  });
});
