import pg from "pg";

/** Connection lost, refused or shut down, statement timeout, or read-only after a failover. */
const unavailableStates = /^(08...|25006|53300|57P0[1235]|57014)$/;

const statusText = "Database Unavailable";

/** Makes every screen show the 503 page. A new response each time, because a body can be sent only once. */
export function createUnavailableResponse(): Response {
  return new Response(null, { status: 503, statusText, headers: { "Retry-After": "10" } });
}

/** Recognizes errors of an outage and the 503 responses created from them. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Response) return error.status === 503 && error.statusText === statusText;
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? "");
  return error instanceof ConnectionError || error instanceof PoolBusyError;
}

export class PoolBusyError extends Error {
  override name = "PoolBusyError";

  constructor(cause: unknown) {
    super("All connections to the database were in use for too long.", { cause });
  }
}

/** `cause` is the driver's error. */
export class ConnectionError extends Error {
  override name = "ConnectionError";

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
