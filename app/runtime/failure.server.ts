import { isDatabaseAway } from "./away.server";

/** What the system answers when there is no room: on the file system, or for this user. */
const codes = ["ENOSPC", "EDQUOT"];

/** PostgreSQL's code for the same (`disk_full`). */
const postgresCode = "53100";

/** Whether something failed because the disk is full, whatever wrapped the error on its way. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && typeof error.code === "string" && [...codes, postgresCode].includes(error.code))
    return true;
  return "cause" in error && isDiskFull(error.cause);
}

/** The status of the answer after a failure: 503 while the database is away, 507 on a full disk, else 500. */
export function statusOfFailure(error: unknown): 500 | 503 | 507 {
  if (isDatabaseAway(error)) return 503;
  return isDiskFull(error) ? 507 : 500;
}

/** The storage service failed; the message names its host and, as far as it is known, the setting to look at. */
export class BucketError extends Error {
  override name = "BucketError";
}
