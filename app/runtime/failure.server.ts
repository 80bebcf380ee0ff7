import { isDatabaseUnavailable } from "./unavailable.server";

/** Of the file system, of its quota, and PostgreSQL's `disk_full`. */
const diskFullCodes = ["ENOSPC", "EDQUOT", "53100"];

export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && typeof error.code === "string" && diskFullCodes.includes(error.code)) return true;
  return "cause" in error && isDiskFull(error.cause);
}

/** 503 while the database is unavailable, 507 on a full disk, else 500. */
export function chooseFailureStatus(error: unknown): 500 | 503 | 507 {
  if (isDatabaseUnavailable(error)) return 503;
  return isDiskFull(error) ? 507 : 500;
}

/** The message names the host of the storage service and, where known, the setting to check. */
export class BucketError extends Error {
  override name = "BucketError";
}
