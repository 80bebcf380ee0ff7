import { isDatabaseAway } from "~/runtime/away.server";
import { logger } from "~/runtime/logger.server";

/**
 * What was read for a list, or `empty` where that failed: the failure is logged and nothing else.
 * Answers that were thrown, such as a redirect or a 404, go on.
 */
export async function orEmpty<Read, Empty>(
  list: string,
  reading: Promise<Read>,
  empty: Empty,
): Promise<Read | Empty> {
  try {
    return await reading;
  } catch (error) {
    const isAway = isDatabaseAway(error);
    if (error instanceof Response && !isAway) throw error;
    logger.error(isAway ? { list } : { list, err: error }, "a list could not be read");
    return empty;
  }
}
