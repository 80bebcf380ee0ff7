import { FailingState, readMessage } from "~/runtime/failing-state";
import { logger } from "~/runtime/logger.server";
import { isDatabaseUnavailable } from "~/runtime/unavailable.server";

const failures = new Map<string, FailingState>();

/** Returns `fallback` on failure and logs it, except for outages, which the database module logs. Rethrows responses. */
export async function withFallback<Read, Empty>(
  list: string,
  promise: Promise<Read>,
  fallback: Empty,
): Promise<Read | Empty> {
  const state = failures.get(list) ?? new FailingState();
  failures.set(list, state);
  try {
    const value = await promise;
    if (state.recordSuccess()) logger.info({ list }, "a list can be read again");
    return value;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return fallback;
    if (error instanceof Response) throw error;
    if (state.recordFailure(readMessage(error)))
      logger.error({ list, err: error }, "a list could not be read");
    return fallback;
  }
}
