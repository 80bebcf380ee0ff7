import type { Database } from "~/platform/database/database.server";
import { findBucketFolder, openBucket } from "~/platform/images/bucket.server";
import { config } from "~/platform/runtime/config.server";
import { getBackupFolder } from "~/platform/runtime/data-folder.server";
import { startPeriodicTask } from "~/platform/runtime/periodic-task.server";
import { atIndianTime, DAY_MS, MINUTE_MS, toIndianDay } from "~/platform/time/time";
import { createBackupBucket } from "./backup-folder.server";
import { createNightlyBackup } from "./nightly-backup.server";
import { testRestoreInChildProcess } from "./test-restore.server";
import { backUpSite } from "./write-backup.server";

/** @param time Indian time, for example 02:30 */
export function findLastDue(now: Date, time: string): Date {
  const due = atIndianTime(toIndianDay(now), time);
  return due <= now ? due : new Date(due.getTime() - DAY_MS);
}

/** @param time Indian time, for example 02:30 */
export function findNextDue(now: Date, time: string): Date {
  return new Date(findLastDue(now, time).getTime() + DAY_MS);
}

/**
 * Creates a backup every night. A missed backup is created after the start, but not on a new site, which waits for its
 * first night.
 * @param time Indian time, for example 02:30
 * @param onFailure called when a backup fails; unless it had passed its test restore, it is retried after an hour
 * @returns a function that stops the schedule without waiting; an unfinished backup is repeated after the next start
 */
export function startNightlyBackups(
  db: Database,
  time: string,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const startedAt = Date.now();
  const site = {
    db,
    folder: getBackupFolder(config.dataDir),
    bucket: config.s3 ? createBackupBucket(openBucket(config.s3), () => findBucketFolder(db)) : null,
    write: backUpSite,
    testRestore: testRestoreInChildProcess,
  };

  const backUpWhenDue = async () => {
    const due = findLastDue(new Date(), time);
    if (due.getTime() < startedAt && !(await hasBackups(db))) return;
    await createNightlyBackup(site, toIndianDay(due));
  };

  let isStopping = false;
  const task = startPeriodicTask(backUpWhenDue, {
    intervalMs: MINUTE_MS,
    isFirstRunDelayed: true,
    onFailure: (error) => {
      if (!isStopping) onFailure(error);
    },
  });
  return async () => {
    isStopping = true;
    void task.stop();
  };
}

async function hasBackups(db: Database): Promise<boolean> {
  return (await db.selectFrom("backups").select("day").limit(1).executeTakeFirst()) !== undefined;
}
