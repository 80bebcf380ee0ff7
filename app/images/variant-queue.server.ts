import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { ImageVariants } from "./picture-source";

/** An image whose variants are to be made. */
export interface VariantJob {
  id: number;
  storageKey: string;
  /** Which attempt this is, from 1. */
  attempt: number;
}

/** After this many failures the original stays the only file. An attempt that crashed the process counts. */
export const maxAttempts = 3;

/**
 * Claims the image that has waited longest, by a lease of five minutes: no other instance claims it before the lease expires. A
 * lock would need a transaction as long as the work, which blocks every query of the embedded database.
 * @returns null when no image waits
 */
export async function claimJob(db: Database): Promise<VariantJob | null> {
  const next = db
    .selectFrom("images")
    .select("id")
    .where("variants", "is", null)
    .where("attempts", "<", maxAttempts)
    // In the column's precision: a time that was rounded up would be in the future.
    .where((query) =>
      query.or([
        query("next_attempt_at", "<=", sql<Date>`now()::timestamptz(3)`),
        // Planned while the clock was ahead: no picture waits for as long as the clock was wrong.
        query("next_attempt_at", ">", sql<Date>`now() + interval '1 hour'`),
      ]),
    )
    .orderBy("next_attempt_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const job = await db
    .updateTable("images")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_at: sql`now() + interval '5 minutes'`,
    }))
    .where("id", "=", next)
    .returning(["id", "storage_key as storageKey", "attempts as attempt"])
    .executeTakeFirst();
  return job ?? null;
}

/** Stores the variants; pictures use them from then on. */
export async function finishJob(db: Database, job: VariantJob, variants: ImageVariants): Promise<void> {
  await db
    .updateTable("images")
    .set({ variants: JSON.stringify(variants) })
    .where("id", "=", job.id)
    .execute();
}

/** Retries with backoff: the next attempt waits one more minute after each failure. */
export async function postponeJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ next_attempt_at: sql`now() + ${job.attempt} * interval '1 minute'` })
    .where("id", "=", job.id)
    .execute();
}

/** Ends the lease of an unfinished image without counting the attempt. */
export async function releaseJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ attempts: job.attempt - 1, next_attempt_at: sql`now()` })
    .where("id", "=", job.id)
    .execute();
}

const wakeUps = new EventEmitter();
let wakeUpCount = 0;

/** Wakes the image worker of this process after an image was stored. */
export function wakeImageWorker(): void {
  wakeUpCount++;
  wakeUps.emit("wake");
}

/** Number of wake-ups so far. Read it before searching for images, see {@link waitForWakeUp}. */
export function countWakeUps(): number {
  return wakeUpCount;
}

/**
 * Waits until there are more than `seen` wake-ups, a timeout in milliseconds, or the abortion of `signal`. A wake-up during
 * the caller's search is not lost. Never throws.
 */
export async function waitForWakeUp(seen: number, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (wakeUpCount > seen) return;
  const done = new AbortController();
  const either = { signal: AbortSignal.any([signal, done.signal]), ref: false };
  await Promise.race([wait(milliseconds, undefined, either), once(wakeUps, "wake", either)]).catch(
    () => undefined,
  );
  done.abort();
}
