import { statfs } from "node:fs/promises";
import { config } from "~/runtime/config.server";

/** Room on a file system, in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * From how much free space on, in bytes, something is done about it. The warning comes at 5 % or 1 GB, whichever is less: on a
 * disk of 20 GB and more that is some thousand photographs before the end, on a small volume still a tenth of its size.
 * Below a quarter of that no file is taken any more, so that the database can write enquiries on.
 */
export const diskRules = {
  findWarning: (total: number) => Math.min(total * 0.05, 1_000_000_000),
  findReserve: (total: number) => Math.min(total * 0.05, 1_000_000_000) / 4,
};

/**
 * The room where files and the embedded database are; null where the system does not say. A file system that counts its files (inodes)
 * can be out of them before it is out of bytes: what is free is the smaller share of the two.
 */
export async function measureDisk(folder = config.dataDir): Promise<DiskSpace | null> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return null;
  const { bavail, blocks, bsize, ffree, files } = found;
  const share = Math.min(bavail / blocks, files > 0 ? ffree / files : 1);
  return { free: Math.floor(share * blocks * bsize), total: blocks * bsize };
}

/** Whether files of so many bytes may still be written. */
export async function hasDiskSpace(bytes: number): Promise<boolean> {
  const disk = await measureDisk();
  return disk === null || disk.free - bytes >= diskRules.findReserve(disk.total);
}

/** What is left, in bytes, once that is little: `free`, and below what files are refused; else null. */
export async function findDiskWarning(): Promise<{ free: number; reserve: number } | null> {
  const disk = await measureDisk();
  if (disk === null || disk.free >= diskRules.findWarning(disk.total)) return null;
  return { free: disk.free, reserve: diskRules.findReserve(disk.total) };
}
