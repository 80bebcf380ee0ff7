/** Who waits: a visitor for an answer, or the image worker for the next variant. */
export type Precedence = "visitor" | "worker";

/** Too many wait, or one waited too long. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

interface Waiting {
  begin: () => void;
}

/**
 * Lets one picture be decoded at a time, visitors' before others, each in the order they came. A visitor who would wait behind
 * too many, or too long, is told so instead.
 */
export class DecodeQueue {
  readonly #most: { waiting: number; waitMs: number };
  readonly #waiting: Record<Precedence, Waiting[]> = { visitor: [], worker: [] };
  #isBusy = false;

  /** @param most how many visitors may wait, and for how many milliseconds */
  constructor(most: { waiting: number; waitMs: number }) {
    this.#most = most;
  }

  /**
   * Runs `work` when it is its turn.
   * @throws {QueueFull} without having begun; also what `work` throws
   */
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

  /** How many pictures wait, and whether one is being decoded. */
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
