import pg from "pg";

/**
 * SQLSTATEs that say "not now": connections lost, refused or shut down, statements that took too long, and a server that takes no
 * writes: after a failover it is another one that does, which a new connection finds.
 */
const awayStates = /^(08...|25006|53300|57P0[1235]|57014)$/;

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
  return error instanceof ConnectionError || error instanceof PoolBusyError;
}

/** All connections of the pool were in use for too long: the server answers, though not in time. */
export class PoolBusyError extends Error {
  override name = "PoolBusyError";

  constructor(cause: unknown) {
    super("All connections to the database were in use for too long.", { cause });
  }
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
