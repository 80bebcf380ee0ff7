import { statfs } from "node:fs/promises";
import { config } from "~/platform/runtime/config.server";

/** In bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * Warns below 5 % or 1 GB of free space, whichever is less; 1 GB is about a thousand photos.
 * Refuses files below a quarter of that, so that the database can still store enquiries.
 */
export const diskRules = {
  calculateWarningBytes: (total: number) => Math.min(total * 0.05, 1_000_000_000),
  calculateReserveBytes: (total: number) => Math.min(total * 0.05, 1_000_000_000) / 4,
};

/** Returns null when unknown. Uses the free share of inodes if it is smaller: a file system can run out of inodes first. */
export async function measureDisk(folder = config.dataDir): Promise<DiskSpace | null> {
  const stats = await statfs(folder).catch(() => null);
  if (stats === null) return null;
  const { bavail, blocks, bsize, ffree, files } = stats;
  const freeShare = Math.min(bavail / blocks, files > 0 ? ffree / files : 1);
  return { free: Math.floor(freeShare * blocks * bsize), total: blocks * bsize };
}

/** Returns true if the reserve remains after writing `bytes`, or if the space is unknown. */
export async function hasDiskSpace(bytes: number): Promise<boolean> {
  const disk = await measureDisk();
  return disk === null || disk.free - bytes >= diskRules.calculateReserveBytes(disk.total);
}

/** Returns null when there is enough space. Below `reserve`, files are refused. */
export async function findDiskWarning(): Promise<{ free: number; reserve: number } | null> {
  const disk = await measureDisk();
  if (disk === null || disk.free >= diskRules.calculateWarningBytes(disk.total)) return null;
  return { free: disk.free, reserve: diskRules.calculateReserveBytes(disk.total) };
}
