import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";

/** More would not be faster, and would block other responses. */
const maxRunning = 6;
/** At 20 ms per page, the last page waits 4 seconds. */
const maxWaiting = 200;
/** A page that takes longer, for example because it waits for the database, gives its slot to another page. */
const maxRunMs = 250;

interface Job {
  isAbandoned: () => boolean;
  /** Calls `finish` once the page is rendered; repeated calls are allowed. */
  run: (finish: () => void) => void;
}

/** Renders a few pages at a time in request order, and none for a disconnected client. */
export class RenderQueue {
  readonly #waiting: Job[] = [];
  #running = 0;

  /** Frees the slot when the response head is sent. Returns false when the queue is full. */
  add(response: ServerResponse, render: () => void): boolean {
    const run = (finish: () => void) => {
      onHeaders(response, finish);
      response.on("close", finish);
      render();
    };
    const job = { isAbandoned: () => response.req.socket.destroyed, run };
    if (this.#running < maxRunning) this.#start(job);
    else if (this.#waiting.length < maxWaiting) this.#waiting.push(job);
    else return false;
    return true;
  }

  /** Queues without a limit: the action has already run, and its page contains the typed text. */
  async render<Page>(render: () => Promise<Page>): Promise<Page> {
    return await new Promise((resolve, reject) => {
      const job = {
        isAbandoned: () => false,
        run: (finish: () => void) => void render().then(resolve, reject).finally(finish),
      };
      if (this.#running < maxRunning) this.#start(job);
      else this.#waiting.push(job);
    });
  }

  count(): { waiting: number; running: number } {
    return { waiting: this.#waiting.length, running: this.#running };
  }

  #start(job: Job): void {
    this.#running += 1;
    let hasFinished = false;
    const finish = () => {
      if (hasFinished) return;
      hasFinished = true;
      clearTimeout(timer);
      this.#running -= 1;
      this.#startNext();
    };
    const timer = setTimeout(finish, maxRunMs);
    job.run(finish);
  }

  #startNext(): void {
    let next = this.#waiting.shift();
    while (next?.isAbandoned()) next = this.#waiting.shift();
    if (next) this.#start(next);
  }
}

export const renderQueue = new RenderQueue();
