import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import type { ImageVariants } from "./variants";

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
