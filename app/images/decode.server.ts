import { logger } from "~/server/logger.server";
import { isDiskFull } from "~/uploads/disk-full.server";
import { TooManyPixels, UploadRejected, uploadProblems } from "~/uploads/upload-rules";
import { DecodeQueue, type Precedence, QueueFull } from "./decode-queue.server";
import type { JobName, Jobs } from "./decoder/jobs";
import { DecoderDied, DecoderProcess, JobFailed } from "./decoder-process.server";

/**
 * The decoder of this site. A bare process takes 70 MB, the memory for decoding is 160 MB (`decoder/memory.mjs`), and the pixels
 * of an original with their encoding take up to 130 MB.
 */
const decoder = new DecoderProcess({ memoryBytes: 360 * 2 ** 20, timeoutMs: 60_000, idleMs: 10_000 });

const queue = new DecodeQueue({ waiting: 20, waitMs: 45_000 });

/** How many pictures wait for the decoder, and whether it has one. */
export function countDecoding(): { waiting: number; running: number } {
  return queue.count();
}

/**
 * Has the decoder do a job when it is its turn.
 * @throws {UploadRejected} for a picture that cannot be used, whatever it did to the decoder, and while too many wait
 */
export async function decode<Name extends JobName>(
  name: Name,
  job: Jobs[Name]["job"],
  precedence: Precedence = "visitor",
): Promise<Jobs[Name]["result"]> {
  try {
    return await queue.run(precedence, () => decoder.run(name, job));
  } catch (cause) {
    throw toRejection(cause);
  }
}

function toRejection(cause: unknown): unknown {
  if (cause instanceof QueueFull) return new UploadRejected(uploadProblems.busy, { cause });
  if (cause instanceof DecoderDied) {
    logger.warn({ err: cause }, "a picture ended the decoder");
    return new UploadRejected(uploadProblems.tooDemanding, { cause });
  }
  if (!(cause instanceof JobFailed)) return cause;
  const { failure } = cause;
  if (failure.kind === "tooManyPixels") return new TooManyPixels(failure.mostPixels);
  if (failure.kind === "damaged") return new UploadRejected(uploadProblems.damaged, { cause });
  const problem = isDiskFull(failure) ? uploadProblems.diskFull : uploadProblems.notSaved;
  return new UploadRejected(problem, { cause });
}
