import pg from "pg";
import {
  createUnavailableResponse,
  FailingState,
  getErrorMessage,
  isDatabaseUnavailable,
  PoolBusyError,
} from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import type { PoolHooks } from "./postgres.server";

interface Availability extends PoolHooks {
  markMigrated: () => void;
}

/** Turns outages into 503 responses. Logs the start, each new reason and the end of an outage. */
export function createAvailability(): Availability {
  let isMigrated = false;
  const outage = new FailingState();
  return {
    markMigrated() {
      isMigrated = true;
    },
    translateError(error) {
      if (error instanceof PoolBusyError) {
        logger.warn(error.message);
        return createUnavailableResponse();
      }
      if (!isDatabaseUnavailable(error) && (isMigrated || !isMissingTableOrColumn(error))) return error;
      const reason = getErrorMessage(error);
      if (outage.recordFailure(reason)) logger.error({ reason }, "the database is unavailable");
      return createUnavailableResponse();
    },
    onSuccess() {
      if (outage.recordSuccess()) logger.info("the database is available again");
    },
    // Migrations may index many rows. Later, the server itself cancels statements after 8 s.
    getTimeoutMs: () => (isMigrated ? 10_000 : 600_000),
  };
}

export const siteAvailability = createAvailability();

/** Tables and columns may be missing until the migrations have run. */
function isMissingTableOrColumn(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "42P01" || error.code === "42703");
}
