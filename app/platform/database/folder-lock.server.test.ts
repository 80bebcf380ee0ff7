import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FolderLock, lockFolder, startFolderHeartbeat } from "./folder-lock.server";

const timing = { intervalMs: 20, staleAfterMs: 200 };
const locks: FolderLock[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(async () => {
  await Promise.all(locks.splice(0).map((lock) => lock.release()));
  await rm(folder, { recursive: true, force: true });
});

async function acquireLock(onLost: () => void = () => undefined): Promise<FolderLock> {
  const lock = await lockFolder(folder, onLost, timing);
  locks.push(lock);
  return lock;
}

async function writeForeignHeartbeat(): Promise<string> {
  const file = join(folder, "database.lock");
  await writeFile(file, JSON.stringify({ id: "theirs", system: "another", pid: 7 }));
  return file;
}

describe("the data folder lock", () => {
  it("refuses a second process and explains how to run several", async () => {
    await acquireLock();
    await expect(acquireLock()).rejects.toThrow(/Another process uses the data folder .*DATABASE_URL/);
  });

  it("can be acquired after a release, which leaves no files", async () => {
    const first = await acquireLock();
    locks.length = 0;
    await first.release();
    expect(await readdir(folder)).toEqual([]);
    await acquireLock();
  });

  it("is released when its process is killed", async () => {
    const other = spawn(process.execPath, ["tests/support/hold-lock.mjs", folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(other.stdout, "data");
    await expect(acquireLock()).rejects.toThrow("Another process");
    other.kill("SIGKILL");
    await once(other, "exit");
    await acquireLock();
  });

  it("is held while the heartbeat of another container is fresh", async () => {
    const file = await writeForeignHeartbeat();
    const timer = setInterval(() => void utimes(file, new Date(), new Date()), timing.intervalMs);
    try {
      await expect(acquireLock()).rejects.toThrow("Another process");
    } finally {
      clearInterval(timer);
    }
  });

  it("is taken over from a container whose heartbeat has stopped", async () => {
    await writeForeignHeartbeat();
    await acquireLock();
  });

  it("is acquired by only one of several containers that start together", async () => {
    const file = join(folder, "database.lock");
    const start = () => startFolderHeartbeat(file, false, () => expect.fail("taken over"), timing);
    const heartbeats = await Promise.all([start(), start(), start()]);
    expect(heartbeats.filter((heartbeat) => heartbeat !== null)).toHaveLength(1);
    await Promise.all(heartbeats.map((heartbeat) => heartbeat?.stop()));
  });

  it("is acquired despite an incomplete heartbeat file", async () => {
    await writeFile(join(folder, "database.lock"), "");
    await acquireLock();
  });

  it("notifies the process that lost the folder to another process", async () => {
    const onLost = vi.fn();
    await acquireLock(onLost);
    await writeForeignHeartbeat();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
  });
});
