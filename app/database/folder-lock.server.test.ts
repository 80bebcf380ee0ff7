import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FolderLock, lockFolder, startFolderHeartbeat } from "./folder-lock.server";

const pace = { beatEveryMs: 20, stoppedAfterMs: 200 };
const locks: FolderLock[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(async () => {
  await Promise.all(locks.splice(0).map((lock) => lock.release()));
  await rm(folder, { recursive: true, force: true });
});

async function lock(onLost: () => void = () => undefined): Promise<FolderLock> {
  const lock = await lockFolder(folder, onLost, pace);
  locks.push(lock);
  return lock;
}

async function leaveHeartbeatOfAnotherContainer(): Promise<string> {
  const file = join(folder, "database.lock");
  await writeFile(file, JSON.stringify({ id: "theirs", system: "another", pid: 7 }));
  return file;
}

describe("the lock on a data folder", () => {
  it("refuses a second opener and says what to do", async () => {
    await lock();
    await expect(lock()).rejects.toThrow(/Another process uses the data folder .*DATABASE_URL/);
  });

  it("lets the next one in after a release, and leaves nothing behind", async () => {
    const first = await lock();
    locks.length = 0;
    await first.release();
    expect(await readdir(folder)).toEqual([]);
    await lock();
  });

  it("ends with its process, even by kill -9", async () => {
    const other = spawn(process.execPath, ["tests/support/hold-lock.mjs", folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(other.stdout, "data");
    await expect(lock()).rejects.toThrow("Another process");
    other.kill("SIGKILL");
    await once(other, "exit");
    await lock();
  });

  it("respects a process in another container while its heart beats", async () => {
    const file = await leaveHeartbeatOfAnotherContainer();
    const beating = setInterval(() => void utimes(file, new Date(), new Date()), pace.beatEveryMs);
    try {
      await expect(lock()).rejects.toThrow("Another process");
    } finally {
      clearInterval(beating);
    }
  });

  it("takes over from another container whose heart has stopped", async () => {
    await leaveHeartbeatOfAnotherContainer();
    await lock();
  });

  it("is given to one of several containers that start together", async () => {
    const file = join(folder, "database.lock");
    const start = () => startFolderHeartbeat(file, false, () => expect.fail("taken over"), pace);
    const hearts = await Promise.all([start(), start(), start()]);
    expect(hearts.filter((heart) => heart !== null)).toHaveLength(1);
    await Promise.all(hearts.map((heart) => heart?.stop()));
  });

  it("takes over a file that was cut off while it was written", async () => {
    await writeFile(join(folder, "database.lock"), "");
    await lock();
  });

  it("tells its owner when another process has taken the folder", async () => {
    const onLost = vi.fn();
    await lock(onLost);
    await leaveHeartbeatOfAnotherContainer();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
  });
});
