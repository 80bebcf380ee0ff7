import { isDiskFull } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { UploadRejected, uploadProblems } from "~/uploads/upload-rules";
import type { JobName, Jobs } from "./decoder/jobs";
import { DecoderCrash, DecoderProcess, JobFailed } from "./decoder-process.server";

/** "visitor" waits for a response, "worker" creates variants in the background. */
export type Precedence = "visitor" | "worker";

export class QueueFull extends Error {
  override name = "QueueFull";
}

interface Waiting {
  begin: () => void;
}

/** Decodes one picture at a time, visitors' first. Rejects a visitor when the queue or the wait is too long. */
export class DecodeQueue {
  readonly #most: { waiting: number; waitMs: number };
  readonly #waiting: Record<Precedence, Waiting[]> = { visitor: [], worker: [] };
  #isBusy = false;

  /** @param most waiting visitors, and their wait in ms */
  constructor(most: { waiting: number; waitMs: number }) {
    this.#most = most;
  }

  /** @throws {QueueFull} before `work` has begun; also what `work` throws */
  async run<T>(precedence: Precedence, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(precedence);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.visitor.shift() ?? this.#waiting.worker.shift();
      if (next) next.begin();
      else this.#isBusy = false;
    }
  }

  count(): { waiting: number; running: number } {
    const { visitor, worker } = this.#waiting;
    return { waiting: visitor.length + worker.length, running: this.#isBusy ? 1 : 0 };
  }

  #wait(precedence: Precedence): Promise<void> {
    const queue = this.#waiting[precedence];
    if (precedence === "worker") return new Promise((begin) => queue.push({ begin }));
    if (queue.length >= this.#most.waiting) throw new QueueFull("Too many pictures wait to be decoded");
    return new Promise((resolve, reject) => {
      const waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new QueueFull("A picture waited too long to be decoded"));
      }, this.#most.waitMs);
      queue.push(waiting);
    });
  }
}

/** A bare process takes 70 MB; a HEIC picture of 48 megapixels on its side takes 330 MB more, other pictures up to 290 MB. */
const decoder = new DecoderProcess({ memoryBytes: 430 * 2 ** 20, timeoutMs: 60_000, idleMs: 10_000 });

const queue = new DecodeQueue({ waiting: 20, waitMs: 45_000 });

export function countDecoding(): { waiting: number; running: number } {
  return queue.count();
}

/** Runs a job in queue order. @throws {UploadRejected} for a full queue or a picture that is unusable or crashed the decoder */
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
  if (cause instanceof DecoderCrash) {
    logger.warn({ err: cause }, "a picture ended the decoder");
    return new UploadRejected(uploadProblems.tooDemanding, { cause });
  }
  if (!(cause instanceof JobFailed)) return cause;
  const { failure } = cause;
  if (failure.kind === "damaged") return new UploadRejected(uploadProblems.damaged, { cause });
  const problem = isDiskFull(failure) ? uploadProblems.diskFull : uploadProblems.notSaved;
  return new UploadRejected(problem, { cause });
}
