import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";

/** Pages that are rendered at a time. More would not be faster, and nothing else could be answered between them. */
const mostRunning = 6;
/** At 20 ms a page the last of them waits 4 seconds. */
const mostWaiting = 200;
/** A page that waits for its database for so many milliseconds makes room for another. */
const longestRun = 250;

interface Waiting {
  response: ServerResponse;
  render: () => void;
}

/** Has pages rendered a few at a time, in the order in which they were asked for, and none for a client that has left. */
export class RenderQueue {
  readonly #waiting: Waiting[] = [];
  #running = 0;

  /** Runs `render` in its turn. @returns false when too many wait already */
  add(response: ServerResponse, render: () => void): boolean {
    if (this.#running < mostRunning) this.#run({ response, render });
    else if (this.#waiting.length < mostWaiting) this.#waiting.push({ response, render });
    else return false;
    return true;
  }

  /** How many pages wait, and how many are being rendered. */
  count(): { waiting: number; running: number } {
    return { waiting: this.#waiting.length, running: this.#running };
  }

  #run({ response, render }: Waiting): void {
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
    onHeaders(response, end);
    response.on("close", end);
    render();
  }

  #next(): void {
    let next = this.#waiting.shift();
    while (next?.response.destroyed) next = this.#waiting.shift();
    if (next) this.#run(next);
  }
}

/** The pages that this process renders. */
export const renderQueue = new RenderQueue();
