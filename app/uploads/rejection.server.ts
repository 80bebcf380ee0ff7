import { isDiskFull } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { UploadRejected, uploadProblems } from "./upload-rules";

/** The rejection of a file that the site failed to store. */
export function rejectUnstored(cause: unknown): UploadRejected {
  return new UploadRejected(isDiskFull(cause) ? uploadProblems.diskFull : uploadProblems.notSaved, { cause });
}

/** Why a file was not stored, for who sent it; what no sender can mend is logged with `message`. */
export function toRejection(error: unknown, message: string): UploadRejected {
  if (error instanceof UploadRejected) return error;
  logger.error({ err: error }, message);
  return rejectUnstored(error);
}
