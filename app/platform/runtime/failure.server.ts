import pg from "pg";
/** A problem that the person who runs the site can fix; the message names the path and the fix. */
export class StartError extends Error {
  override name = "StartError";
}

const diskProblems = [
  {
    code: /^(ENOSPC|EDQUOT)$/,
    output: /No space left on device|Quota exceeded/,
    problem: "the disk is full",
  },
  { code: /^EROFS$/, output: /Read-only file system/, problem: "the disk is read-only" },
  {
    code: /^(EACCES|EPERM)$/,
    output: /Permission denied|Operation not permitted/,
    problem:
      `this process (user ${process.getuid?.() ?? "unknown"}) has no permission to use it. Make that user the owner ` +
      "of the folder and everything in it (chown -R)",
  },
  {
    code: /^(ENOTDIR|EEXIST)$/,
    output: /Not a directory/,
    problem: "there is a file in its place",
  },
  { code: /^EIO$/, output: /I\/O error/, problem: "the disk cannot be read or written: it may be failing" },
] as const;

/** Describes a disk problem from a system error or a line of PostgreSQL's output; null for anything else. */
export function describeDiskProblem(failure: unknown): string | null {
  const code = (failure as NodeJS.ErrnoException | null)?.code ?? "";
  const match = diskProblems.find((entry) =>
    typeof failure === "string" ? entry.output.test(failure) : entry.code.test(code),
  );
  return match?.problem ?? null;
}

/** Turns disk errors into a `StartError`; returns others unchanged. */
export function toStartError(error: unknown, path: string): unknown {
  const problem = error instanceof StartError ? null : describeDiskProblem(error);
  if (problem === null) return error;
  const problemPath = (error as NodeJS.ErrnoException).path ?? path;
  return new StartError(`${problemPath} cannot be used: ${problem}.\n${restoreInstructions}`);
}

export const restoreInstructions =
  "To restore the last backup into a new folder, run this command, then start the site with that DATA_DIR:\n" +
  "  DATA_DIR=NEW-FOLDER npm run restore -- BACKUP-FILE";

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

/** Tells new failures from repeated ones, so that a lasting failure is logged once. */
export class FailingState {
  #reason: string | null = null;

  /** @returns true unless the last failure had the same reason */
  recordFailure(reason: string): boolean {
    const isNew = reason !== this.#reason;
    this.#reason = reason;
    return isNew;
  }

  /** @returns true for the first success after a failure */
  recordSuccess(): boolean {
    const hadFailed = this.#reason !== null;
    this.#reason = null;
    return hadFailed;
  }
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
