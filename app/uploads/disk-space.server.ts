import { statfs } from "node:fs/promises";
import { config } from "~/runtime/config.server";

/** In bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * Warns at 5 % or 1 GB of free space, whichever is less; 1 GB is about a thousand photos.
 * Files are refused below a quarter of that, so that the database can still store enquiries.
 */
export const diskRules = {
  findWarning: (total: number) => Math.min(total * 0.05, 1_000_000_000),
  findReserve: (total: number) => Math.min(total * 0.05, 1_000_000_000) / 4,
};

/** In bytes; null when unknown. Uses the free share of inodes if it is smaller, because a file system can run out of them first. */
export async function measureDisk(folder = config.dataDir): Promise<DiskSpace | null> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return null;
  const { bavail, blocks, bsize, ffree, files } = found;
  const share = Math.min(bavail / blocks, files > 0 ? ffree / files : 1);
  return { free: Math.floor(share * blocks * bsize), total: blocks * bsize };
}

export async function hasDiskSpace(bytes: number): Promise<boolean> {
  const disk = await measureDisk();
  return disk === null || disk.free - bytes >= diskRules.findReserve(disk.total);
}

/** Returns null when there is enough space. Below `reserve`, files are refused. */
export async function findDiskWarning(): Promise<{ free: number; reserve: number } | null> {
  const disk = await measureDisk();
  if (disk === null || disk.free >= diskRules.findWarning(disk.total)) return null;
  return { free: disk.free, reserve: diskRules.findReserve(disk.total) };
}
