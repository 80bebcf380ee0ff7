const MINUTE_MS = 60_000;

/** After this many failures a mail counts as undelivered; together the waits come to about two days. */
export const MAX_ATTEMPTS = 12;

/** How long the mail server may take over one mail. */
export const SEND_LIMIT_MS = 25_000;

/** A mail that was taken up and never reported on (the process died) is free for another try after this. */
export const LEASE_MS = 30_000;

/**
 * How long to wait before the next attempt: one minute doubled with each failure, eight hours at the most,
 * a fifth more or less by chance so that a returning mail server is not met by all at once.
 *
 * @param failures how many attempts have failed, 1 or more
 * @param chance a random number from 0 to 1
 * @returns milliseconds
 */
export function delayBeforeRetry(failures: number, chance = Math.random()): number {
  const delay = Math.min(MINUTE_MS * 2 ** (failures - 1), 480 * MINUTE_MS);
  return Math.round(delay * (0.8 + 0.4 * chance));
}
