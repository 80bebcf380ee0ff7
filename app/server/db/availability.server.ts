import pg from "pg";
import { logger } from "~/server/logger.server";
import type { PoolOwner } from "./postgres.server";

let migrated = false;
/** What the log was last told of an outage that goes on, or null when the database answers. */
let outage: string | null = null;

/** Says that the tables are up to date; called once at start. */
export function markMigrated(): void {
  migrated = true;
}

/**
 * The site's side of its PostgreSQL pool: a query that cannot be answered now throws the 503 answer, and the log is told when an
 * outage begins, changes its reason and ends.
 */
export const siteAvailability: PoolOwner = {
  translate(error) {
    if (!isDatabaseAway(error) && (migrated || !isMissingTable(error))) return error;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== outage) logger.error({ reason }, "the database is away");
    outage = reason;
    return createAwayResponse();
  },
  succeeded() {
    if (outage !== null) logger.info("the database answers again");
    outage = null;
  },
  // An index on many rows takes its time; later a statement of that length is ended by the server itself.
  timeoutMs: () => (migrated ? 10_000 : 600_000),
};

/** Undefined table or column: before the migrations have run that is no mistake, but too early. */
function isMissingTable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "42P01" || error.code === "42703");
}

/** SQLSTATEs that say "not now": connections lost, refused or shut down, and statements that took too long. */
const awayStates = /^(08...|53300|57P0[1235]|57014)$/;

const statusText = "Database Unavailable";

/**
 * The answer thrown in place of a connection error, so that every screen shows the 503 page without a wrapper of its own.
 * A new one each time: a body can be sent only once.
 */
export function createAwayResponse(): Response {
  return new Response(null, { status: 503, statusText, headers: { "Retry-After": "10" } });
}

/** Whether what was thrown says that the database cannot be reached now: a driver's error, or the 503 made of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Response) return error.status === 503 && error.statusText === statusText;
  if (error instanceof pg.DatabaseError) return awayStates.test(error.code ?? "");
  return error instanceof ConnectionError;
}

/** The driver could not reach the server, or lost it; `cause` is what the driver said. */
export class ConnectionError extends Error {
  override name = "ConnectionError";

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
