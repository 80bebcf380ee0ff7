import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import { openBucket } from "~/platform/images/bucket.server";
import { createDiskStore, createImageKey } from "~/platform/images/image-store.server";
import { logger } from "~/platform/runtime/logger.server";
import { addDays } from "~/platform/time/time";
import { startS3Server } from "../../../tests/support/s3-server";
import { createBackupBucket, formatBackupName } from "./backup-folder.server";
import { readErasedList } from "./erased-list.server";
import {
  createNightlyBackup,
  findLastDue,
  listExpiredDays,
  type NightlyBackups,
  readBackupState,
} from "./nightly-backup.server";
import { testRestore } from "./test-restore.server";
import { writeBackup } from "./write-backup.server";

let folder: string;
let site: NightlyBackups;
let server: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nightly-"));
  const store = createDiskStore(join(folder, "images"), join(folder, "staging"));
  await store.put(createImageKey("0".repeat(32), 320, "image/avif"), Buffer.from("picture"));
  await db
    .insertInto("enquiries")
    .values([{ kind: "quote", name: "Asha", details: JSON.stringify({ notes: ["“ä”", 1.5] }) }])
    .execute();
  await db.insertInto("projects").values({ title: "Gate", description: "Double leaf." }).execute();
  site = {
    db,
    folder: join(folder, "backups"),
    bucket: null,
    write: (out) => writeBackup({ db, store, secret: null, spoolFolder: join(folder, "spool") }, out),
    testRestore: async () => null,
  };
});
afterEach(() => rm(folder, { recursive: true }));

const { signal } = new AbortController();
const listFiles = async () => (await readdir(site.folder)).sort();

describe("the nightly backup", { timeout: 120_000 }, () => {
  it("test-restores the backup and makes it readable by its owner only", async () => {
    site.testRestore = testRestore;
    expect(await createNightlyBackup(site, "2031-05-01", signal)).toBe(true);
    expect(await listFiles()).toEqual(["erased.txt", formatBackupName("2031-05-01")]);
    expect((await stat(join(site.folder, formatBackupName("2031-05-01")))).mode & 0o777).toBe(0o600);
    const { testedAt, createdAt, failure } = await readBackupState(db);
    expect(testedAt?.getTime()).toBeGreaterThanOrEqual(createdAt?.getTime() ?? Number.NaN);
    expect(failure).toBeNull();
  });

  it("logs the size after a successful backup only", async () => {
    const info = vi.spyOn(logger, "info").mockReturnValue();
    await createNightlyBackup(site, "2031-05-01", signal);
    const { size } = await stat(join(site.folder, formatBackupName("2031-05-01")));
    expect(info.mock.calls).toEqual([
      [
        expect.objectContaining({ day: "2031-05-01", bytes: size }),
        "the nightly backup was created and test-restored",
      ],
    ]);

    site.write = () => Promise.reject(new Error("no room"));
    await expect(createNightlyBackup(site, "2031-05-02", signal)).rejects.toThrow("no room");
    expect(info).toHaveBeenCalledTimes(1);
    info.mockRestore();
  });

  it("creates one backup a day when several instances try at once", async () => {
    const results = await Promise.all([1, 2, 3].map(() => createNightlyBackup(site, "2031-05-01", signal)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await createNightlyBackup(site, "2031-05-01", signal)).toBe(false);
    expect(await createNightlyBackup(site, "2031-05-02", signal)).toBe(true);
  });

  it("ends a test restore when the site stops, and reports no failure", async () => {
    const stopping = new AbortController();
    const stopAndTest = async (_file: string, signal: AbortSignal) => {
      stopping.abort();
      return Promise.reject(new Error(signal.aborted ? "ended" : "not ended"));
    };
    const backup = createNightlyBackup({ ...site, testRestore: stopAndTest }, "2031-05-01", stopping.signal);
    await expect(backup).rejects.toThrow("aborted");
    expect(await readBackupState(db)).toMatchObject({ testedAt: null, failure: null });
  });

  it("reports a backup whose restored rows differ, and retries after an hour", async () => {
    const corruptAndTest = async (file: string) => {
      const archive = gunzipSync(await readFile(file));
      archive.write("Usha", archive.indexOf("Asha"));
      await writeFile(file, gzipSync(archive));
      return await testRestore(file);
    };
    await expect(
      createNightlyBackup({ ...site, testRestore: corruptAndTest }, "2031-05-01", signal),
    ).rejects.toThrow("rows differ");
    expect(await readBackupState(db)).toMatchObject({
      testedAt: null,
      failure: expect.stringContaining("rows differ"),
    });
    expect(await createNightlyBackup(site, "2031-05-01", signal)).toBe(false);

    const hourAgo = new Date(Date.now() - 3_601_000);
    await db.updateTable("backups").set({ started_at: hourAgo }).execute();
    expect(await createNightlyBackup(site, "2031-05-01", signal)).toBe(true);
    expect(await readBackupState(db)).toMatchObject({ failure: null, testedAt: expect.any(Date) });
  });

  it("reports a missing site picture, but still passes the test restore", async () => {
    const missingKey = createImageKey("1".repeat(32), "original", "image/jpeg");
    const row = { sha256: "b".repeat(64), width: 1600, height: 900, storage_key: missingKey, variants: "[]" };
    await db.insertInto("images").values(row).execute();
    site.testRestore = testRestore;
    expect(await createNightlyBackup(site, "2031-05-01", signal)).toBe(true);
    expect(await readBackupState(db)).toMatchObject({
      testedAt: expect.any(Date),
      failure: expect.stringContaining(missingKey),
    });
  });

  it("ignores a backup dated in the future", async () => {
    const future = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
    const day = future.toISOString().slice(0, 10);
    const backup = { day, started_at: future, completed_at: future, tested_at: future };
    await db.insertInto("backups").values(backup).execute();
    expect(await readBackupState(db)).toEqual({ testedAt: null, createdAt: null, failure: null });
    const outputs: Writable[] = [];
    site.write = (out) => {
      outputs.push(out);
      return Promise.reject(new Error("no room"));
    };
    await expect(createNightlyBackup(site, "2026-01-01", signal)).rejects.toThrow("no room");
    expect(outputs.map(({ destroyed }) => destroyed)).toEqual([true]);
    expect(await readBackupState(db)).toMatchObject({ testedAt: null, failure: "no room" });
  });

  it("removes the files of an interrupted backup", async () => {
    await mkdir(join(site.folder, "proof-x"), { recursive: true });
    await writeFile(join(site.folder, `${formatBackupName("2031-04-30")}.unfinished`), "half");
    await createNightlyBackup(site, "2031-05-01", signal);
    expect(await listFiles()).toEqual(["erased.txt", formatBackupName("2031-05-01")]);
  });

  it("stores the list of erased data with the backup, on disk and in the bucket", async () => {
    const bucket = openBucket(server);
    const readCopy = async () => await (await bucket.open("sites/two/backups/erased.txt"))?.text();
    site.bucket = createBackupBucket(bucket, async () => "sites/two/");
    await createNightlyBackup(site, "2031-05-01", signal);
    expect([await readErasedList(site.folder), await readCopy()]).toEqual([[], ""]);
    const origin = "0b5a4f3e-5d0c-4c8e-9a54-1f6f3a2b7c10";
    await db.insertInto("erased_origins").values({ origin_id: origin }).execute();
    await createNightlyBackup(site, "2031-05-02", signal);
    expect(await readErasedList(site.folder)).toEqual([{ originId: origin, isRequest: false }]);
    expect(await readCopy()).toBe(`${origin}\n`);
    expect(await site.bucket.listDays()).toEqual(["2031-05-01", "2031-05-02"]);
  });

  it("copies backups to the bucket and deletes expired ones in both places", async () => {
    const bucket = openBucket(server);
    site.bucket = createBackupBucket(bucket, async () => "sites/one/");
    const days = Array.from({ length: 9 }, (_, index) => `2031-05-0${index + 1}`);
    for (const day of days) await createNightlyBackup(site, day, signal);
    // Seven days are kept, and the last day of each week.
    const retainedDays = ["03", "04", "05", "06", "07", "08", "09"].map((day) => `2031-05-${day}`);
    expect(await listFiles()).toEqual(["erased.txt", ...retainedDays.map(formatBackupName)]);
    expect(await site.bucket.listDays()).toEqual(retainedDays);
    const copy = await bucket.open(`sites/one/backups/${formatBackupName("2031-05-09")}`);
    const { size } = await stat(join(site.folder, formatBackupName("2031-05-09")));
    expect((await copy?.arrayBuffer())?.byteLength).toBe(size);
  });
});

it.each([
  ["2031-05-01T20:59:59Z", "2031-04-30T21:00:00.000Z"],
  ["2031-05-01T21:00:00Z", "2031-05-01T21:00:00.000Z"],
  ["2031-05-01T18:31:00Z", "2031-04-30T21:00:00.000Z"],
  ["2031-05-01T00:00:00Z", "2031-04-30T21:00:00.000Z"],
])("computes the last due time at %s as %s", (now, due) =>
  expect(findLastDue(new Date(now), "02:30").toISOString()).toBe(due),
);

/** Makes a backup and deletes expired ones every night. Returns the days of the remaining backups. */
function runNights(from: string, count: number): string[] {
  let days: string[] = [];
  for (let night = 0; night < count; night += 1) {
    days.push(addDays(from, night));
    const expired = listExpiredDays(days);
    days = days.filter((day) => !expired.includes(day));
  }
  return days;
}

it("retains seven days, four weeks and six months", () => {
  // 1 March 2027 is a Monday.
  expect(runNights("2026-01-01", 430)).toEqual([
    "2026-10-31",
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
    "2027-02-14",
    "2027-02-21",
    "2027-02-28",
    "2027-03-01",
    "2027-03-02",
    "2027-03-03",
    "2027-03-04",
    "2027-03-05",
    "2027-03-06",
  ]);
});

it("keeps every backup when there are only a few, however old", () => {
  expect(listExpiredDays(["2020-01-01", "2026-01-02", "2026-01-03"])).toEqual([]);
});
