import { acquireAdvisoryLock, type Database, db } from "~/platform/database/database.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { DAY_MS, formatClock } from "~/platform/time/time";
import { readClientAddress } from "./request.server";

export interface AttemptLimit {
  /** Such as `sign-in address 203.0.113.7`. Only its hash is stored. */
  key: string;
  limit: number;
  windowMs: number;
  /** Counts as this many attempts; defaults to 1, at most `limit`. */
  weight?: number;
}

/** Older attempts are deleted, so no window may be longer. */
const RETENTION_MS = DAY_MS;

/**
 * Counts in the database, so that instances share the count. Counts nothing once a limit is reached, so that further attempts do
 * not prolong the wait. A rollback undoes the count. Returns null if allowed, else the seconds until the next attempt is allowed.
 */
export async function countAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
  now = new Date(),
): Promise<number | null> {
  const checkAndCount = async (trx: Database) => {
    await deleteExpired(trx, now);
    let waitMs = 0;
    for (const attempt of sortByKey(limits)) {
      await acquireAdvisoryLock(trx, hashToken(attempt.key));
      waitMs = Math.max(waitMs, await measureWait(trx, attempt, now));
    }
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    await trx
      .insertInto("rate_limit_hits")
      .values(
        limits.flatMap(({ key, weight = 1 }) =>
          Array.from({ length: weight }, () => ({ key: hashToken(key), at: now })),
        ),
      )
      .execute();
    return null;
  };
  return db.isTransaction ? await checkAndCount(db) : await db.transaction().execute(checkAndCount);
}

async function deleteExpired(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom("rate_limit_hits")
    .where("id", "in", (query) =>
      query
        .selectFrom("rate_limit_hits")
        .select("id")
        .where("at", "<=", new Date(now.getTime() - RETENTION_MS))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

export async function clearAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("rate_limit_hits").where("key", "in", keys.map(hashToken)).execute();
}

/** Counts an attempt from the client's address. Returns null if allowed, else the seconds until the next one is allowed. */
export async function countAddressAttempt(
  request: Request,
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
): Promise<number | null> {
  return await countAttempt(db, [{ key: `${name} ${readClientAddress(request)}`, limit, windowMs }]);
}

/** Returns the milliseconds until the window has room; 0 when it has room now. */
async function measureWait(
  db: Database,
  { key, limit, windowMs, weight = 1 }: AttemptLimit,
  now: Date,
): Promise<number> {
  const blockingHit = await db
    .selectFrom("rate_limit_hits")
    .select("at")
    .where("key", "=", hashToken(key))
    .where("at", ">", new Date(now.getTime() - windowMs))
    // A time more than one window ahead was stored before the clock was set back, and would block until then.
    .where("at", "<=", new Date(now.getTime() + windowMs))
    .orderBy("at", "desc")
    .offset(limit - weight)
    .limit(1)
    .executeTakeFirst();
  return blockingHit ? Math.max(1, blockingHit.at.getTime() + windowMs - now.getTime()) : 0;
}

/** The fixed order of locks prevents deadlocks between two attempts. */
function sortByKey(limits: readonly AttemptLimit[]): AttemptLimit[] {
  return [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Such as "Too many attempts. Please try again at 11:30 AM IST, in 15 minutes." */
export function describeWait(problem: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const retryAt = new Date(Date.now() + seconds * 1000);
  const wait = `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  return `${problem} Please try again at ${formatClock(retryAt)} IST, in ${wait}.`;
}
