import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StartRefusal } from "~/runtime/start-refusal.server";
import { db } from "./database.server";
import {
  findInstance,
  readOrMakeFolderId,
  registerInstance,
  startInstanceHeartbeat,
} from "./instances.server";

const here = { id: "00000000-0000-4000-8000-000000000001", folderId: "a".repeat(32) };
const beside = { id: "00000000-0000-4000-8000-000000000002", folderId: here.folderId };
const elsewhere = { id: "00000000-0000-4000-8000-000000000003", folderId: "b".repeat(32) };
const folderOf = { [here.folderId]: "/srv/one", [elsewhere.folderId]: "/srv/two" };

const register = (instance: typeof here) => registerInstance(db, instance, folderOf[instance.folderId] ?? "");
const list = async () =>
  (await db.selectFrom("instances").select("id").orderBy("id").execute()).map(({ id }) => id);
const lastSeenBefore = (seconds: number) =>
  sql`update instances set seen_at = clock_timestamp() - ${seconds} * interval '1 second'`.execute(db);

describe("a starting instance", () => {
  it("refuses to start while an instance with another data folder is alive, and says what to do", async () => {
    await register(here);
    await lastSeenBefore(50);
    const refusal: unknown = await register(elsewhere).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    for (const said of ["/srv/two", "DATA_DIR", "S3_ENDPOINT", "S3_SECRET_ACCESS_KEY"])
      expect(String(refusal)).toContain(said);
    expect(await list()).toEqual([here.id]);
  });

  it("joins instances that share its folder, and may retry", async () => {
    await register(here);
    await register(beside);
    await register(beside);
    expect(await list()).toEqual([here.id, beside.id]);
  });

  it("replaces an instance that was not seen for a minute", async () => {
    await register(here);
    await lastSeenBefore(61);
    await register(elsewhere);
    expect(await list()).toEqual([elsewhere.id]);
  });

  it("starts first or is refused when an instance with another folder starts together with it", async () => {
    const outcomes = await Promise.allSettled([register(here), register(elsewhere)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a running instance", () => {
  it("repeats its heartbeat, also after it was removed, and deletes its row on stop", async () => {
    const trouble = vi.fn();
    await register(here);
    await lastSeenBefore(3600);
    const stop = startInstanceHeartbeat(db, here, trouble, 1);
    const isSeen = async () => {
      const { rows } =
        await sql`select 1 from instances where seen_at > clock_timestamp() - interval '1 minute'`.execute(
          db,
        );
      expect(rows).toHaveLength(1);
    };
    await vi.waitFor(isSeen, 10_000);
    await db.deleteFrom("instances").execute();
    await vi.waitFor(isSeen, 10_000);
    await stop();
    expect(await list()).toEqual([]);
    expect(trouble).not.toHaveBeenCalled();
  });

  it("reports an instance with another folder that started unseen", async () => {
    const trouble = vi.fn();
    await register(elsewhere);
    const stop = startInstanceHeartbeat(db, here, trouble, 1);
    await vi.waitFor(() => expect(trouble).toHaveBeenCalledWith(expect.any(Error)), 10_000);
    await stop();
  });
});

describe("the id of a data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "folder-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is created once, readable by its owner only, and unique", () => {
    const id = readOrMakeFolderId(join(folder, "one"));
    expect(readOrMakeFolderId(join(folder, "one"))).toBe(id);
    expect(readOrMakeFolderId(join(folder, "two"))).not.toBe(id);
    expect(statSync(join(folder, "one/folder-id")).mode & 0o777).toBe(0o600);
  });

  it("refuses a damaged file", () => {
    writeFileSync(join(folder, "folder-id"), "");
    expect(() => readOrMakeFolderId(folder)).toThrow(StartRefusal);
  });

  it("is required only when instances may have different disks", () => {
    const s3 = { endpoint: "https://s3", region: "r", bucket: "b", accessKeyId: "k", secretAccessKey: "s" };
    const databaseUrl = "postgres://server/site";
    expect(findInstance({ databaseUrl: null, s3: null, dataDir: folder })).toBeNull();
    expect(findInstance({ databaseUrl, s3, dataDir: folder })).toBeNull();
    expect(findInstance({ databaseUrl, s3: null, dataDir: folder })?.folderId).toBe(
      readOrMakeFolderId(folder),
    );
  });
});
