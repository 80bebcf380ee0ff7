import { MINUTE_MS } from "./durations";

/** Backoff in ms: one minute, doubled per failure (`failures` from 1), up to `longestMs`, with 20 % jitter to spread retries. */
export function delayBeforeRetry(failures: number, longestMs: number): number {
  const delay = Math.min(MINUTE_MS * 2 ** (failures - 1), longestMs);
  return Math.round(delay * (0.8 + 0.4 * Math.random()));
}
