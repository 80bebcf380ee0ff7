import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { PeriodicTask } from "~/platform/runtime/tasks.server";
import type { ImageVariants } from "./picture-source";

export interface VariantJob {
  id: number;
  storageKey: string;
  attempt: number;
}

/** Number of failures after which the site shows only the original. An attempt that crashed the process counts. */
export const maxAttempts = 3;

/** Takes a lease of five minutes. A lock would need a long transaction, which blocks every query of the embedded database. */
export async function claimJob(db: Database): Promise<VariantJob | null> {
  const next = db
    .selectFrom("images")
    .select("id")
    .where("variants", "is", null)
    .where("attempts", "<", maxAttempts)
    // In milliseconds, like the column: a stored time may have been rounded up past now().
    .where((query) =>
      query.or([
        query("next_attempt_at", "<=", sql<Date>`now()::timestamptz(3)`),
        // Scheduled while the clock was ahead, so do not wait for that time.
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

export async function finishJob(db: Database, job: VariantJob, variants: ImageVariants): Promise<void> {
  await db
    .updateTable("images")
    .set({ variants: JSON.stringify(variants) })
    .where("id", "=", job.id)
    .execute();
}

/** Adds one minute of delay per failure. */
export async function postponeJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ next_attempt_at: sql`now() + ${job.attempt} * interval '1 minute'` })
    .where("id", "=", job.id)
    .execute();
}

export async function releaseJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ attempts: job.attempt - 1, next_attempt_at: sql`now()` })
    .where("id", "=", job.id)
    .execute();
}

let worker: PeriodicTask | null = null;

export function setImageWorker(task: PeriodicTask | null): void {
  worker = task;
}

/** Wakes the worker of this process. The workers of other instances poll every 15 seconds. */
export function wakeImageWorker(): void {
  worker?.wake();
}
