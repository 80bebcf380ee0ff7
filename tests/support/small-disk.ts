import { execFileSync } from "node:child_process";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A separate file system that can be filled up. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk until at most this many bytes are free. Replaces the previous filler file. */
  fillUntilFree: (bytes: number) => Promise<void>;
  remove: () => Promise<void>;
}

/** Whether this process may mount a file system: as root on Linux. */
export const canMount = process.platform === "linux" && process.getuid?.() === 0;

/** Mounts a file system in memory, optionally with a maximum number of files. */
export async function mountSmallDisk(megabytes: number, maxFiles?: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "small-disk-"));
  execFileSync("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${megabytes}m${maxFiles ? `,nr_inodes=${maxFiles}` : ""}`,
    "tmpfs",
    folder,
  ]);
  const fillerPath = join(folder, "filler");
  return {
    folder,
    async fillUntilFree(bytes) {
      await rm(fillerPath, { force: true });
      const { bavail, bsize } = await statfs(folder);
      await writeFile(fillerPath, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    async remove() {
      execFileSync("umount", ["-l", folder]);
      await rm(folder, { recursive: true });
    },
  };
}
