import { FailingState, getErrorMessage } from "./failure.server";

export interface PeriodicTask {
  /** Starts the next run now, or right after the current one. */
  wake: () => void;
  /** Lets the current run finish and starts no other. */
  stop: () => Promise<void>;
}

interface PeriodicTaskOptions {
  intervalMs: number;
  isFirstRunDelayed?: boolean;
  /** Called when a run fails, unless the previous run failed with the same message; the schedule continues. */
  onFailure: (error: unknown) => void;
}

/** Does not keep the process alive. `run` may return the ms until an earlier next run. Its signal is aborted on stop. */
export function startPeriodicTask(
  run: (signal: AbortSignal) => Promise<number> | Promise<void>,
  { intervalMs, isFirstRunDelayed = false, onFailure }: PeriodicTaskOptions,
): PeriodicTask {
  const controller = new AbortController();
  const { signal } = controller;
  let isWoken = false;
  let endSleep = () => {};
  const failures = new FailingState();

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken) endSleep();
    });

  const loop = async () => {
    if (isFirstRunDelayed) await sleep(intervalMs);
    while (!signal.aborted) {
      isWoken = false;
      let pauseMs = intervalMs;
      try {
        pauseMs = Math.min((await run(signal)) ?? intervalMs, intervalMs);
        failures.recordSuccess();
      } catch (error) {
        if (failures.recordFailure(getErrorMessage(error))) onFailure(error);
      }
      await sleep(pauseMs);
    }
  };

  const wake = () => {
    isWoken = true;
    endSleep();
  };
  const ended = loop();
  return {
    wake,
    stop: async () => {
      controller.abort();
      wake();
      await ended;
    },
  };
}

/** A "visitor" waits for the result; the "worker" runs in the background. */
export type Priority = "visitor" | "worker";

export class QueueFull extends Error {
  override name = "QueueFull";
}

interface WaitingJob {
  start: () => void;
}

/** Runs one job at a time, visitors' jobs first. Rejects a visitor's job when the queue or the wait is too long. */
export class JobQueue {
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
    if (queue.length >= this.#limits.waiting) throw new QueueFull("Too many jobs wait");
    return new Promise((resolve, reject) => {
      const job = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(job), 1);
        reject(new QueueFull("A job waited too long"));
      }, this.#limits.waitMs);
      queue.push(job);
    });
  }
}

/** After a timeout, `onTimeout` returns a fallback or throws; the work itself continues unless `onTimeout` ends it. */
export async function withTimeout<T, Fallback = never>(
  work: Promise<T>,
  timeoutMs: number,
  onTimeout: () => Fallback,
): Promise<T | Fallback> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
