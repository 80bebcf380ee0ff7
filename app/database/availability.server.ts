import pg from "pg";
import { createAwayResponse, isDatabaseAway, PoolBusyError } from "~/runtime/away.server";
import { FailingState, nameFailure } from "~/runtime/failing-state";
import { logger } from "~/runtime/logger.server";
import type { PoolOwner } from "./postgres.server";

interface Availability extends PoolOwner {
  /** Called once at start, after the migrations. */
  markMigrated: () => void;
}

/**
 * Makes the site's side of a PostgreSQL pool: a query that cannot be answered now throws the 503 answer, and the log is told when
 * an outage begins, changes its reason and ends.
 */
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
      if (!isDatabaseAway(error) && (migrated || !isMissingTable(error))) return error;
      const reason = nameFailure(error);
      if (outage.isNewFailure(reason)) logger.error({ reason }, "the database is away");
      return createAwayResponse();
    },
    succeeded() {
      if (outage.isRecovery()) logger.info("the database answers again");
    },
    // A migration may index many rows; later the server itself cancels a statement of that length.
    timeoutMs: () => (migrated ? 10_000 : 600_000),
  };
}

export const siteAvailability = createAvailability();

/** An undefined table or column is expected until the migrations have run. */
function isMissingTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "42P01" || error.code === "42703");
}
