import pg from "pg";

/** Full file system, exceeded quota, and `disk_full` of PostgreSQL. */
const diskFullCodes = ["ENOSPC", "EDQUOT", "53100"];

export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && typeof error.code === "string" && diskFullCodes.includes(error.code)) return true;
  return "cause" in error && isDiskFull(error.cause);
}

/** Returns 503 while the database is unavailable, 507 if the disk is full, else 500. */
export function chooseFailureStatus(error: unknown): 500 | 503 | 507 {
  if (isDatabaseUnavailable(error)) return 503;
  return isDiskFull(error) ? 507 : 500;
}

/** An error of the S3 bucket. The message names the host and, where known, the setting to check. */
export class BucketError extends Error {
  override name = "BucketError";
}

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
