import { MINUTE_MS } from "./durations";

/**
 * The delay of a retry with backoff, in milliseconds: one minute, doubled with each failure, with a jitter of a fifth so that not
 * everything is retried at once.
 *
 * @param failures how many attempts have failed, 1 or more
 * @param longestMs the longest delay, without its jitter
 */
export function delayBeforeRetry(failures: number, longestMs: number): number {
  const delay = Math.min(MINUTE_MS * 2 ** (failures - 1), longestMs);
  return Math.round(delay * (0.8 + 0.4 * Math.random()));
}
