import { openAsBlob } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Writable } from "node:stream";
import type { Bucket } from "~/platform/images/bucket.server";
import { syncPath } from "~/platform/runtime/data-folder.server";

/** `day` is e.g. 2031-05-01. */
export function formatBackupName(day: string): string {
  return `site-backup-${day}.tar.gz`;
}

function parseBackupDay(name: string): string | null {
  return /^site-backup-(\d{4}-\d\d-\d\d)\.tar\.gz$/.exec(name)?.[1] ?? null;
}

/** Returns an empty list when there is no folder. */
export async function listBackupDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.map(parseBackupDay).filter((day) => day !== null);
}

export async function removeUnfinishedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(".unfinished") || name.startsWith("proof-")) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Writes a temporary file and renames it when it is complete and synced. Only its owner can read it. */
export async function writeAtomically<Result>(
  path: string,
  write: (out: Writable) => Promise<Result>,
): Promise<{ result: Result; bytes: number }> {
  const temporaryPath = join(dirname(path), `${basename(path)}.unfinished`);
  const out = (await open(temporaryPath, "w", 0o600)).createWriteStream({ flush: true });
  try {
    const result = await write(out);
    const { size } = await stat(temporaryPath);
    await rename(temporaryPath, path);
    // Without this sync, a power cut could undo the rename.
    await syncPath(dirname(path));
    return { result, bytes: size };
  } catch (error) {
    out.destroy();
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

export interface BackupBucket {
  put(name: string, file: string): Promise<void>;
  delete(name: string): Promise<void>;
  listDays(): Promise<string[]>;
}

/** @param findFolder returns the prefix of the site's objects, with a trailing slash */
export function createBackupBucket(bucket: Bucket, findFolder: () => Promise<string>): BackupBucket {
  const findObjectKey = async (name: string) => `${await findFolder()}backups/${name}`;
  return {
    put: async (name, file) => bucket.put(await findObjectKey(name), await openAsBlob(file)),
    delete: async (name) => bucket.delete(await findObjectKey(name)),
    listDays: async () => {
      const folder = await findObjectKey("");
      const days: string[] = [];
      for await (const { name } of bucket.list(folder)) {
        const day = parseBackupDay(name.slice(folder.length));
        if (day) days.push(day);
      }
      return days;
    },
  };
}
