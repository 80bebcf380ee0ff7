import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";

/** Pages that are rendered at a time. More would not be faster, and nothing else could be answered between them. */
const mostRunning = 6;
/** At 20 ms a page the last of them waits 4 seconds. */
const mostWaiting = 200;
/** A page that waits for its database for so many milliseconds makes room for another. */
const longestRun = 250;

interface Job {
  /** Whether the client has left. */
  isGone: () => boolean;
  /** Calls `end` when the page is rendered; it may be called more than once. */
  run: (end: () => void) => void;
}

/** Has pages rendered a few at a time, in the order in which they were asked for, and none for a client that has left. */
export class RenderQueue {
  readonly #waiting: Job[] = [];
  #running = 0;

  /** Calls `render` in its turn; the turn ends with the head of the response. @returns false when too many wait already */
  add(response: ServerResponse, render: () => void): boolean {
    const run = (end: () => void) => {
      onHeaders(response, end);
      response.on("close", end);
      render();
    };
    const job = { isGone: () => response.destroyed, run };
    if (this.#running < mostRunning) this.#run(job);
    else if (this.#waiting.length < mostWaiting) this.#waiting.push(job);
    else return false;
    return true;
  }

  /** Calls `render` in its turn. It is never refused: the action has run, and its page has what was typed. */
  async render<Page>(render: () => Promise<Page>): Promise<Page> {
    return await new Promise((resolve, reject) => {
      const job = {
        isGone: () => false,
        run: (end: () => void) => void render().then(resolve, reject).finally(end),
      };
      if (this.#running < mostRunning) this.#run(job);
      else this.#waiting.push(job);
    });
  }

  /** How many pages wait, and how many are being rendered. */
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

/** The pages that this process renders. */
export const renderQueue = new RenderQueue();
