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

/** After so many failures the original stays the only file. An attempt that took the process down counts. */
export const maxAttempts = 3;

/**
 * Takes the image that waits longest. For five minutes no other instance takes it; one that died is then made up for.
 * A lease, for a lock would need a transaction as long as the work, which on the embedded database stops everyone.
 */
export async function claimJob(db: Database): Promise<VariantJob | null> {
  const next = db
    .selectFrom("images")
    .select("id")
    .where("variants", "is", null)
    .where("attempts", "<", maxAttempts)
    // In the column's precision, or a moment that was rounded up would be ahead of the clock.
    .where("next_attempt_at", "<=", sql<Date>`now()::timestamptz(3)`)
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

/** Keeps what was made; from then on pictures are shown by it. */
export async function finishJob(db: Database, job: VariantJob, variants: ImageVariants): Promise<void> {
  await db
    .updateTable("images")
    .set({ variants: JSON.stringify(variants) })
    .where("id", "=", job.id)
    .execute();
}

/** Puts the image off after a failure, longer each time. */
export async function postponeJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ next_attempt_at: sql`now() + ${job.attempt} * interval '1 minute'` })
    .where("id", "=", job.id)
    .execute();
}

/** Gives an unfinished image back, as if it had not been taken. */
export async function releaseJob(db: Database, job: VariantJob): Promise<void> {
  await db
    .updateTable("images")
    .set({ attempts: job.attempt - 1, next_attempt_at: sql`now()` })
    .where("id", "=", job.id)
    .execute();
}

const announcements = new EventEmitter();
let announced = 0;

/** Tells the worker of this process that an image was stored. */
export function wakeImageWorker(): void {
  announced++;
  announcements.emit("stored");
}

/** How many images were announced so far: to be read before looking for images, see {@link waitForWakeUp}. */
export function countWakeUps(): number {
  return announced;
}

/**
 * Waits for an announcement after the first `seen` ones, or so many milliseconds, or until `signal` is aborted: one
 * that came while the caller was looking for images is not missed. Never throws.
 */
export async function waitForWakeUp(seen: number, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (announced > seen) return;
  const done = new AbortController();
  const either = { signal: AbortSignal.any([signal, done.signal]), ref: false };
  await Promise.race([wait(milliseconds, undefined, either), once(announcements, "stored", either)]).catch(
    () => undefined,
  );
  done.abort();
}
