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
