import { FailingState, getErrorMessage } from "~/platform/runtime/failing-state";
import { logger } from "~/platform/runtime/logger.server";
import { isDatabaseUnavailable } from "~/platform/runtime/unavailable.server";

const failures = new Map<string, FailingState>();

/** Returns `fallback` on failure and logs the failure, except for outages, which the database module logs. Rethrows responses. */
export async function withFallback<Value, Fallback>(
  source: string,
  promise: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  const state = failures.get(source) ?? new FailingState();
  failures.set(source, state);
  try {
    const value = await promise;
    if (state.recordSuccess()) logger.info({ source }, "a part of a page works again");
    return value;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return fallback;
    if (error instanceof Response) throw error;
    if (state.recordFailure(getErrorMessage(error)))
      logger.error({ source, err: error }, "a part of a page failed; the rest is shown");
    return fallback;
  }
}
