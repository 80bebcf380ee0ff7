import { type SqlBool, sql } from "kysely";
import { MINUTE_MS } from "~/platform/time/time";

/** Backoff in ms: one minute, doubled per failure (`failures` from 1), up to `maxMs`, with 20 % jitter. */
export function calculateRetryDelayMs(failures: number, maxMs: number): number {
  const delayMs = Math.min(MINUTE_MS * 2 ** (failures - 1), maxMs);
  return Math.round(delayMs * (0.8 + 0.4 * Math.random()));
}

/** Also true if the next attempt is further off than the maximum delay, because it was scheduled while the clock was ahead. */
export function isAttemptDue(now: Date, maxDelayMs: number) {
  const maxAttemptAt = new Date(now.getTime() + 1.25 * maxDelayMs);
  return sql<SqlBool>`(next_attempt_at <= ${now} or next_attempt_at > ${maxAttemptAt})`;
}
