import pg from "pg";
import { FailingState, nameFailure } from "~/runtime/failing-state";
import { logger } from "~/runtime/logger.server";
import { createAwayResponse, isDatabaseUnavailable, PoolBusyError } from "~/runtime/unavailable.server";
import type { PoolOwner } from "./postgres.server";

interface Availability extends PoolOwner {
  markMigrated: () => void;
}

/** Turns outages into 503 responses. Logs when an outage starts, changes its reason and ends. */
export function createAvailability(): Availability {
  let migrated = false;
  const outage = new FailingState();
  return {
    markMigrated() {
      migrated = true;
    },
    translate(error) {
      if (error instanceof PoolBusyError) {
        logger.warn(error.message);
        return createAwayResponse();
      }
      if (!isDatabaseUnavailable(error) && (migrated || !isMissingTable(error))) return error;
      const reason = nameFailure(error);
      if (outage.isNewFailure(reason)) logger.error({ reason }, "the database is away");
      return createAwayResponse();
    },
    succeeded() {
      if (outage.isRecovery()) logger.info("the database answers again");
    },
    // Migrations may index many rows. After them, the server cancels statements after 8 s itself.
    timeoutMs: () => (migrated ? 10_000 : 600_000),
  };
}

export const siteAvailability = createAvailability();

/** An undefined table or column is expected until the migrations have run. */
function isMissingTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "42P01" || error.code === "42703");
}
