import { isDiskFull } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { JobQueue, type Priority, QueueFull } from "~/platform/runtime/tasks.server";
import { UploadRejected, uploadProblems } from "~/platform/uploads/upload-rules";
import type { JobName, Jobs } from "./decoder/jobs";
import { DecoderCrash, DecoderProcess, JobFailed } from "./decoder-process.server";

/** A bare process needs 70 MB; a rotated HEIC picture of 48 megapixels needs 330 MB more, others up to 290 MB. */
const decoder = new DecoderProcess({ memoryBytes: 430 * 2 ** 20, timeoutMs: 60_000, idleMs: 10_000 });

const queue = new JobQueue({ waiting: 20, waitMs: 45_000 });

export function countDecoding(): { waiting: number; running: number } {
  return queue.count();
}

/** Queues and runs a job. @throws {UploadRejected} for a full queue, an unusable picture, a crash or a full disk */
export async function runDecoderJob<Name extends JobName>(
  name: Name,
  job: Jobs[Name]["job"],
  priority: Priority = "visitor",
): Promise<Jobs[Name]["result"]> {
  try {
    return await queue.run(priority, () => decoder.run(name, job));
  } catch (cause) {
    throw toRejection(cause);
  }
}

function toRejection(cause: unknown): unknown {
  if (cause instanceof QueueFull) return new UploadRejected(uploadProblems.busy, { cause });
  if (cause instanceof DecoderCrash) {
    logger.warn({ err: cause }, "a picture crashed the decoder");
    return new UploadRejected(uploadProblems.tooDemanding, { cause });
  }
  if (!(cause instanceof JobFailed)) return cause;
  const { failure } = cause;
  if (failure.kind === "damaged") return new UploadRejected(uploadProblems.damaged, { cause });
  const problem = isDiskFull(failure) ? uploadProblems.diskFull : uploadProblems.notSaved;
  return new UploadRejected(problem, { cause });
}
