import { FailingState, nameFailure } from "~/runtime/failing-state";
import { logger } from "~/runtime/logger.server";
import { isDatabaseUnavailable } from "~/runtime/unavailable.server";

const failing = new Map<string, FailingState>();

/** Logs failures; an unavailable database is logged elsewhere. Thrown responses pass through. */
export async function withFallback<Read, Empty>(
  list: string,
  reading: Promise<Read>,
  empty: Empty,
): Promise<Read | Empty> {
  const state = failing.get(list) ?? new FailingState();
  failing.set(list, state);
  try {
    const read = await reading;
    if (state.isRecovery()) logger.info({ list }, "a list can be read again");
    return read;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return empty;
    if (error instanceof Response) throw error;
    if (state.isNewFailure(nameFailure(error)))
      logger.error({ list, err: error }, "a list could not be read");
    return empty;
  }
}
