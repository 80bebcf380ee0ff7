import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import type { PeriodicTask } from "~/runtime/periodic-task.server";
import type { ImageVariants } from "./select-picture";

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

let worker: PeriodicTask | null = null;

/** Names the image worker of this process, or null when it has none any more. */
export function setImageWorker(started: PeriodicTask | null): void {
  worker = started;
}

/** Wakes the image worker of this process after an image was stored; other instances find it within a quarter of a minute. */
export function wakeImageWorker(): void {
  worker?.wake();
}
