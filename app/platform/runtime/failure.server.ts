import { isDatabaseUnavailable } from "./unavailable.server";

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
