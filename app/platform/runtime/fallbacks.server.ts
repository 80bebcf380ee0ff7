import { AsyncLocalStorage } from "node:async_hooks";
import { FailingState, getErrorMessage, isDatabaseUnavailable } from "./failure.server";
import { logger } from "./logger.server";

const storage = new AsyncLocalStorage<{ usesFallback: boolean }>();

/** Tracks whether a page is rendered without some stored content. */
export async function trackFallbacks<Result>(render: () => Promise<Result>): Promise<Result> {
  return await storage.run({ usesFallback: false }, render);
}

/** Call when a query fails and the page is shown without its result. Such a page is not cached. */
export function noteFallback(): void {
  const page = storage.getStore();
  if (page) page.usesFallback = true;
}

export function usesFallback(): boolean {
  return storage.getStore()?.usesFallback ?? false;
}

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
    if (error instanceof Response && !isDatabaseUnavailable(error)) throw error;
    noteFallback();
    if (isDatabaseUnavailable(error)) return fallback;
    if (state.recordFailure(getErrorMessage(error)))
      logger.error({ source, err: error }, "a part of a page failed; the rest is shown");
    return fallback;
  }
}
