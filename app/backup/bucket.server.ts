import { openAsBlob } from "node:fs";
import type { Bucket } from "~/server/bucket.server";
import { findBackupDay } from "./backup-folder.server";

/** Copies of the nightly backups, away from the machine that makes them. */
export interface BackupBucket {
  put(name: string, file: string): Promise<void>;
  delete(name: string): Promise<void>;
  /** The days of which it has one. */
  listDays(): Promise<string[]>;
}

/** @param findFolder gives the site's own folder in the bucket, with a slash at its end */
export function createBackupBucket(bucket: Bucket, findFolder: () => Promise<string>): BackupBucket {
  const nameOf = async (name: string) => `${await findFolder()}backups/${name}`;
  return {
    put: async (name, file) => bucket.put(await nameOf(name), await openAsBlob(file)),
    delete: async (name) => bucket.delete(await nameOf(name)),
    listDays: async () => {
      const folder = await nameOf("");
      const days: string[] = [];
      for await (const { name } of bucket.list(folder)) {
        const day = findBackupDay(name.slice(folder.length));
        if (day) days.push(day);
      }
      return days;
    },
  };
}
