import { isDatabaseAway } from "./db/database.server";
import { logger } from "./logger.server";

/** Writes to the log what work beside the requests failed with. An unavailable database is in the log already. */
export function logTrouble(error: unknown, message: string): void {
  if (!isDatabaseAway(error)) logger.error({ err: error }, message);
}
