import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";

/** More would not be faster, and would block other responses. */
const maxRunning = 6;
/** At 20 ms a page the last one waits 4 seconds. */
const maxWaiting = 200;
/** In ms. A page that waits longer for its database makes room for another. */
const longestRun = 250;

interface Job {
  isGone: () => boolean;
  /** Calls `end` once the page is rendered; repeated calls are allowed. */
  run: (end: () => void) => void;
}

/** Renders a few pages at a time in request order, and none for a disconnected client. */
export class RenderQueue {
  readonly #waiting: Job[] = [];
  #running = 0;

  /** Frees the slot when the response head is sent. Returns false when the queue is full. */
  add(response: ServerResponse, render: () => void): boolean {
    const run = (end: () => void) => {
      onHeaders(response, end);
      response.on("close", end);
      render();
    };
    const job = { isGone: () => response.req.socket.destroyed, run };
    if (this.#running < maxRunning) this.#run(job);
    else if (this.#waiting.length < maxWaiting) this.#waiting.push(job);
    else return false;
    return true;
  }

  /** Queues without a limit: the action has run, and its page contains the typed text. */
  async render<Page>(render: () => Promise<Page>): Promise<Page> {
    return await new Promise((resolve, reject) => {
      const job = {
        isGone: () => false,
        run: (end: () => void) => void render().then(resolve, reject).finally(end),
      };
      if (this.#running < maxRunning) this.#run(job);
      else this.#waiting.push(job);
    });
  }

  count(): { waiting: number; running: number } {
    return { waiting: this.#waiting.length, running: this.#running };
  }

  #run(job: Job): void {
    this.#running += 1;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      this.#running -= 1;
      this.#next();
    };
    const timer = setTimeout(end, longestRun);
    job.run(end);
  }

  #next(): void {
    let next = this.#waiting.shift();
    while (next?.isGone()) next = this.#waiting.shift();
    if (next) this.#run(next);
  }
}

export const renderQueue = new RenderQueue();
