import { type Database, db } from "~/database/database.server";
import { takeTurn } from "~/database/take-turn.server";
import { hashToken } from "~/runtime/token.server";
import { DAY_MS } from "~/time/durations";
import { clientAddress } from "./client-address.server";

/** How often something may be tried within a sliding window, counted under one key. */
export interface AttemptLimit {
  /** What is counted, such as `sign-in address 203.0.113.7`; only its hash is stored. */
  key: string;
  limit: number;
  windowMs: number;
  /** How many times this attempt counts; once when left out. At most `limit`. */
  weight?: number;
}

/** Retention of attempts; no window may be longer. */
const LONGEST_WINDOW_MS = DAY_MS;

/**
 * Counts one attempt under every key, in the database, so that several instances share the count. When a limit is
 * reached nothing is counted, so that further attempts do not prolong the wait. In a transaction it is counted with that.
 * @returns null when the attempt may go on, else the seconds until the next one may
 */
export async function takeAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
  now = new Date(),
): Promise<number | null> {
  const run = async (trx: Database) => {
    await forgetOld(trx, now);
    let waitMs = 0;
    for (const attempt of sortByKey(limits)) {
      await takeTurn(trx, hashToken(attempt.key));
      waitMs = Math.max(waitMs, await measureWait(trx, attempt, now));
    }
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    await trx
      .insertInto("attempts")
      .values(
        limits.flatMap(({ key, weight = 1 }) =>
          Array.from({ length: weight }, () => ({ key: hashToken(key), at: now })),
        ),
      )
      .execute();
    return null;
  };
  return db.isTransaction ? await run(db) : await db.transaction().execute(run);
}

/** Deletes attempts that no window counts any more, except those that another transaction is deleting. */
async function forgetOld(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom("attempts")
    .where("id", "in", (query) =>
      query
        .selectFrom("attempts")
        .select("id")
        .where("at", "<=", new Date(now.getTime() - LONGEST_WINDOW_MS))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Forgets what was counted under these keys: the right password ends the count of wrong ones. */
export async function forgetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("attempts").where("key", "in", keys.map(hashToken)).execute();
}

/**
 * Counts one use of something public, such as sending a message, under the address it came from.
 * @returns null when it may go on, else the seconds until it may be tried again
 */
export async function limitByAddress(
  request: Request,
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
): Promise<number | null> {
  return await takeAttempt(db, [{ key: `${name} ${clientAddress(request)}`, limit, windowMs }]);
}

/** The milliseconds until the attempt that fills the window leaves it; 0 when there is room. */
async function measureWait(
  db: Database,
  { key, limit, windowMs, weight = 1 }: AttemptLimit,
  now: Date,
): Promise<number> {
  const blocking = await db
    .selectFrom("attempts")
    .select("at")
    .where("key", "=", hashToken(key))
    .where("at", ">", new Date(now.getTime() - windowMs))
    // From before the clock was put back: it would lock out for as long as the clock was wrong.
    .where("at", "<=", new Date(now.getTime() + windowMs))
    .orderBy("at", "desc")
    .offset(limit - weight)
    .limit(1)
    .executeTakeFirst();
  return blocking ? Math.max(1, blocking.at.getTime() + windowMs - now.getTime()) : 0;
}

/** Locks are taken in one order, so that two attempts cannot deadlock. */
function sortByKey(limits: readonly AttemptLimit[]): AttemptLimit[] {
  return [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
}
