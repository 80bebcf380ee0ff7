import { mkdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { findBucketFolder, openBucket } from "~/platform/images/bucket.server";
import { config } from "~/platform/runtime/config.server";
import { getBackupFolder } from "~/platform/runtime/data-folder.server";
import { logger } from "~/platform/runtime/logger.server";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";
import { atIndianTime, DAY_MS, MINUTE_MS, toIndianDay } from "~/platform/time/time";
import type { BackupDescription } from "./archive.server";
import {
  type BackupBucket,
  createBackupBucket,
  formatBackupName,
  listBackupDays,
  removeUnfinishedFiles,
  writeAtomically,
} from "./backup-folder.server";
import { ERASED_LIST_FILE, writeErasedList } from "./erased-list.server";
import { testRestoreInChildProcess } from "./test-restore.server";
import { backUpSite } from "./write-backup.server";

const retention = { days: 7, weeks: 4, months: 6 };

/** Lists all days except the newest seven, and the last day of each of the newest four weeks and six months. */
export function listExpiredDays(days: readonly string[]): string[] {
  const newestFirst = [...days].sort().reverse();
  const keptDays = new Set([
    ...newestFirst.slice(0, retention.days),
    ...listFirstOfEach(newestFirst, toWeek).slice(0, retention.weeks),
    ...listFirstOfEach(newestFirst, (day) => day.slice(0, 7)).slice(0, retention.months),
  ]);
  return newestFirst.filter((day) => !keptDays.has(day));
}

function listFirstOfEach(days: readonly string[], group: (day: string) => string | number): string[] {
  const firsts = new Map<string | number, string>();
  for (const day of days) if (!firsts.has(group(day))) firsts.set(group(day), day);
  return [...firsts.values()];
}

/** Weeks start on Monday; 1 January 1970 was a Thursday. */
function toWeek(day: string): number {
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
}

/** Time after which a failed or unfinished attempt may be repeated. */
const RETRY_AFTER = "1 hour";

/** Required free space, as a multiple of the last backup. */
const SPACE_FACTOR = 1.5;
/** Number of backups kept even when the disk is almost full. */
const MIN_BACKUPS = 2;

export interface NightlyBackups {
  db: Database;
  folder: string;
  bucket: BackupBucket | null;
  write: (out: Writable) => Promise<BackupDescription>;
  /** Throws when the restored rows differ. Returns a problem when the site itself has lost files. */
  testRestore: (file: string, signal: AbortSignal) => Promise<string | null>;
}

/**
 * Creates, test-restores and uploads a day's backup, then deletes expired ones. Runs on only one instance.
 * @param day for example 2031-05-01
 * @param signal aborts when the site stops
 * @returns false when the backup has already passed its test restore, or an attempt started within the last hour
 * @throws when it fails, which is recorded, or when the site stops
 */
export async function createNightlyBackup(
  site: NightlyBackups,
  day: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, folder, bucket } = site;
  if (!(await claimDay(db, day))) return false;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinishedFiles(folder);
    await freeSpace(db, folder);
    const file = join(folder, formatBackupName(day));
    const { result, bytes } = await writeAtomically(file, site.write);
    await updateBackup(db, day, { completed_at: new Date(), bytes, rows: result.rows });
    await writeErasedList(db, folder);
    const failure = await site.testRestore(file, signal);
    if (failure !== null) logger.error({ failure }, "the nightly backup is incomplete");
    await updateBackup(db, day, { tested_at: new Date(), failure });
    await bucket?.put(formatBackupName(day), file);
    await bucket?.put(ERASED_LIST_FILE, join(folder, ERASED_LIST_FILE));
    await deleteExpired(site);
    const log = { day, bytes, rows: result.rows, isInBucket: bucket !== null };
    if (failure === null) logger.info(log, "the nightly backup was created and test-restored");
  } catch (error) {
    signal.throwIfAborted();
    await updateBackup(db, day, { failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  return true;
}

/** Ignores backups dated in the future, which would hide failures until that time. */
export async function readBackupState(
  db: Database,
): Promise<{ testedAt: Date | null; createdAt: Date | null; failure: string | null }> {
  const row = await db
    .selectFrom("backups")
    .where(isNotInFuture)
    .select((query) => [
      query.fn.max("tested_at").as("testedAt"),
      query.fn.max("completed_at").as("createdAt"),
      query
        .selectFrom("backups")
        .where(isNotInFuture)
        .select("failure")
        .orderBy("day", "desc")
        .limit(1)
        .as("failure"),
    ])
    .executeTakeFirstOrThrow();
  return { testedAt: row.testedAt, createdAt: row.createdAt, failure: row.failure };
}

const isNotInFuture = sql<SqlBool>`started_at < now() + interval '1 day'`;

async function claimDay(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into backups (day) values (${day})
    on conflict (day) do update set started_at = now()
      where backups.tested_at is null and backups.started_at < now() - ${RETRY_AFTER}::interval
    returning day`.execute(db);
  return rows.length > 0;
}

async function updateBackup(
  db: Database,
  day: string,
  values: Partial<
    Record<"completed_at" | "tested_at", Date> & { bytes: number; rows: number; failure: string | null }
  >,
): Promise<void> {
  await db.updateTable("backups").set(values).where("day", "=", day).execute();
}

async function freeSpace(db: Database, folder: string): Promise<void> {
  const lastBackup = await db
    .selectFrom("backups")
    .select("bytes")
    .where("bytes", "is not", null)
    .orderBy("day", "desc")
    .executeTakeFirst();
  const neededBytes = Number(lastBackup?.bytes ?? 0) * SPACE_FACTOR;
  const oldestFirst = (await listBackupDays(folder)).sort();
  while (oldestFirst.length > MIN_BACKUPS && (await readFreeSpace(folder)) < neededBytes) {
    await rm(join(folder, formatBackupName(oldestFirst.shift() ?? "")), { force: true });
  }
}

async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function deleteExpired({ folder, bucket }: NightlyBackups): Promise<void> {
  for (const day of listExpiredDays(await listBackupDays(folder))) {
    await rm(join(folder, formatBackupName(day)), { force: true });
  }
  if (!bucket) return;
  for (const day of listExpiredDays(await bucket.listDays())) await bucket.delete(formatBackupName(day));
}

/** @param time Indian time, for example 02:30 */
export function findLastDue(now: Date, time: string): Date {
  const due = atIndianTime(toIndianDay(now), time);
  return due <= now ? due : new Date(due.getTime() - DAY_MS);
}

/** Null without a bucket. */
export function findBackupBucket(db: Database): BackupBucket | null {
  return config.s3 ? createBackupBucket(openBucket(config.s3), () => findBucketFolder(db)) : null;
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
    bucket: findBackupBucket(db),
    write: backUpSite,
    testRestore: testRestoreInChildProcess,
  };

  const backUpWhenDue = async (signal: AbortSignal) => {
    const due = findLastDue(new Date(), time);
    if (due.getTime() < startedAt && !(await hasBackups(db))) return;
    await createNightlyBackup(site, toIndianDay(due), signal);
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
