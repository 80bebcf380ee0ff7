import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StartError } from "~/platform/runtime/failure.server";
import { db } from "./database.server";
import {
  findInstance,
  type Instance,
  readOrCreateFolderId,
  registerInstance,
  startInstanceHeartbeat,
} from "./instances.server";

const instance = { id: "00000000-0000-4000-8000-000000000001", folderId: "a".repeat(32) };
const sameFolder = { id: "00000000-0000-4000-8000-000000000002", folderId: instance.folderId };
const otherFolder = { id: "00000000-0000-4000-8000-000000000003", folderId: "b".repeat(32) };
const pathsByFolderId = { [instance.folderId]: "/srv/one", [otherFolder.folderId]: "/srv/two" };

const register = (newInstance: Instance) =>
  registerInstance(db, newInstance, pathsByFolderId[newInstance.folderId] ?? "");
const listInstanceIds = async () =>
  (await db.selectFrom("instances").select("id").orderBy("id").execute()).map(({ id }) => id);
const setLastSeen = (seconds: number) =>
  sql`update instances set seen_at = clock_timestamp() - ${seconds} * interval '1 second'`.execute(db);

describe("a starting instance", () => {
  it("refuses to start while an instance with another data folder is alive, and lists the settings to change", async () => {
    await register(instance);
    await setLastSeen(50);
    const refusal: unknown = await register(otherFolder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    for (const text of ["/srv/two", "DATA_DIR", "S3_ENDPOINT", "S3_SECRET_ACCESS_KEY"])
      expect(String(refusal)).toContain(text);
    expect(await listInstanceIds()).toEqual([instance.id]);
  });

  it("joins instances that share its folder, and may register again", async () => {
    await register(instance);
    await register(sameFolder);
    await register(sameFolder);
    expect(await listInstanceIds()).toEqual([instance.id, sameFolder.id]);
  });

  it("replaces an instance that has not been seen for a minute", async () => {
    await register(instance);
    await setLastSeen(61);
    await register(otherFolder);
    expect(await listInstanceIds()).toEqual([otherFolder.id]);
  });

  it("is refused if an instance with another folder registers at the same moment", async () => {
    const outcomes = await Promise.allSettled([register(instance), register(otherFolder)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a running instance", () => {
  it("repeats its heartbeat, restores its deleted row, and deletes the row on stop", async () => {
    const onError = vi.fn();
    await register(instance);
    await setLastSeen(3600);
    const stop = startInstanceHeartbeat(db, instance, onError, 1);
    const expectSeen = async () => {
      const { rows } =
        await sql`select 1 from instances where seen_at > clock_timestamp() - interval '1 minute'`.execute(
          db,
        );
      expect(rows).toHaveLength(1);
    };
    await vi.waitFor(expectSeen, 10_000);
    await db.deleteFrom("instances").execute();
    await vi.waitFor(expectSeen, 10_000);
    await stop();
    expect(await listInstanceIds()).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("reports an instance with another folder", async () => {
    const onError = vi.fn();
    await register(otherFolder);
    const stop = startInstanceHeartbeat(db, instance, onError, 1);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(Error)), 10_000);
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
    const id = readOrCreateFolderId(join(folder, "one"));
    expect(readOrCreateFolderId(join(folder, "one"))).toBe(id);
    expect(readOrCreateFolderId(join(folder, "two"))).not.toBe(id);
    expect(statSync(join(folder, "one/folder-id")).mode & 0o777).toBe(0o600);
  });

  it("refuses a damaged file", () => {
    writeFileSync(join(folder, "folder-id"), "");
    expect(() => readOrCreateFolderId(folder)).toThrow(StartError);
  });

  it("is required only when instances may have different disks", () => {
    const s3 = { endpoint: "https://s3", region: "r", bucket: "b", accessKeyId: "k", secretAccessKey: "s" };
    const databaseUrl = "postgres://server/site";
    expect(findInstance({ databaseUrl: null, s3: null, dataDir: folder })).toBeNull();
    expect(findInstance({ databaseUrl, s3, dataDir: folder })).toBeNull();
    expect(findInstance({ databaseUrl, s3: null, dataDir: folder })?.folderId).toBe(
      readOrCreateFolderId(folder),
    );
  });
});
