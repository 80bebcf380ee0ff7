import { isDiskFull } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { UploadRejected, uploadProblems } from "./upload-rules";

export function createStorageRejection(cause: unknown): UploadRejected {
  return new UploadRejected(isDiskFull(cause) ? uploadProblems.diskFull : uploadProblems.notSaved, { cause });
}

/** Logs any other error, because the sender cannot fix it. */
export function toRejection(error: unknown, message: string): UploadRejected {
  if (error instanceof UploadRejected) return error;
  logger.error({ err: error }, message);
  return createStorageRejection(error);
}
