import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import build from "../support/build";
import { type Disk, findSkipReason, mountDisk } from "../support/disk";
import { isPlainRefusal, type RefusedStart, startAndWaitForExit } from "../support/refused-start";
import { startSite } from "../support/server";

const run = promisify(execFile);
const skipReason = await findSkipReason();
if (skipReason) console.warn(`Skipped: ${skipReason}.`);

describe.skipIf(skipReason !== null)("a start on an unusable disk", () => {
  let disk: Disk;
  let settings: { DATA_DIR: string; SAMPLE_CONTENT: string };

  beforeAll(build);
  beforeEach(async () => {
    disk = await mountDisk(200);
    settings = { DATA_DIR: join(disk.folder, "data"), SAMPLE_CONTENT: "false" };
  });
  afterEach(() => disk.remove());

  function expectRefusal(refused: RefusedStart, problem: string): void {
    expect(refused.output).toContain(problem);
    expect(refused.output).toContain(settings.DATA_DIR);
    expect(refused.output).toContain("npm run restore -- BACKUP-FILE");
    expect(isPlainRefusal(refused), refused.output).toBe(true);
  }

  it("reports a full disk", async () => {
    await expect(writeFile(join(disk.folder, "ballast"), Buffer.alloc(220 * 1024 * 1024))).rejects.toThrow(
      "ENOSPC",
    );
    expectRefusal(await startAndWaitForExit(settings), "the disk is full");
    await run("rm", [join(disk.folder, "ballast")]);
    await (await startSite(settings)).stop();
  });

  it("reports a disk that fills up while the database is created, and starts once there is more space", async () => {
    await run("fallocate", ["-l", "170M", join(disk.folder, "ballast")]);
    expectRefusal(await startAndWaitForExit(settings), "the disk is full");
    await run("rm", [join(disk.folder, "ballast")]);
    await (await startSite(settings)).stop();
  });

  it("reports a read-only disk", async () => {
    await (await startSite(settings)).stop();
    await run("mount", ["-o", "remount,ro", disk.folder]);
    expectRefusal(await startAndWaitForExit(settings), "the disk is read-only");
  });
});
