import { isDiskFull } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { UploadRejected, uploadProblems } from "~/uploads/upload-rules";
import type { JobName, Jobs } from "./decoder/jobs";
import { DecoderCrash, DecoderProcess, JobFailed } from "./decoder-process.server";

/** A "visitor" waits for the result; the "worker" runs in the background. */
export type Priority = "visitor" | "worker";

export class QueueFull extends Error {
  override name = "QueueFull";
}

interface WaitingJob {
  start: () => void;
}

/** Runs one job at a time, visitors' jobs first. Rejects a visitor's job when the queue or the wait is too long. */
export class DecodeQueue {
  readonly #limits: { waiting: number; waitMs: number };
  readonly #waiting: Record<Priority, WaitingJob[]> = { visitor: [], worker: [] };
  #isBusy = false;

  /** @param limits maximum number of waiting visitors, and their maximum wait in ms */
  constructor(limits: { waiting: number; waitMs: number }) {
    this.#limits = limits;
  }

  /** @throws {QueueFull} for a visitor's job, without running `work`; also errors of `work` */
  async run<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(priority);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.visitor.shift() ?? this.#waiting.worker.shift();
      if (next) next.start();
      else this.#isBusy = false;
    }
  }

  count(): { waiting: number; running: number } {
    const { visitor, worker } = this.#waiting;
    return { waiting: visitor.length + worker.length, running: this.#isBusy ? 1 : 0 };
  }

  #wait(priority: Priority): Promise<void> {
    const queue = this.#waiting[priority];
    if (priority === "worker") return new Promise((start) => queue.push({ start }));
    if (queue.length >= this.#limits.waiting) throw new QueueFull("Too many pictures wait to be decoded");
    return new Promise((resolve, reject) => {
      const job = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(job), 1);
        reject(new QueueFull("A picture waited too long to be decoded"));
      }, this.#limits.waitMs);
      queue.push(job);
    });
  }
}

/** A bare process needs 70 MB; a rotated HEIC picture of 48 megapixels needs 330 MB more, others up to 290 MB. */
const decoder = new DecoderProcess({ memoryBytes: 430 * 2 ** 20, timeoutMs: 60_000, idleMs: 10_000 });

const queue = new DecodeQueue({ waiting: 20, waitMs: 45_000 });

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
