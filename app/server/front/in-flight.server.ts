import type { ServerResponse } from "node:http";

/** The requests that are being answered. */
export class InFlight {
  readonly #responses = new Set<ServerResponse>();
  #closing = false;
  #onEmpty: (() => void) | null = null;

  /** Keeps a response until it is sent or given up. */
  add(response: ServerResponse): void {
    this.#responses.add(response);
    if (this.#closing) askToClose(response);
    response.once("close", () => {
      this.#responses.delete(response);
      if (this.#responses.size === 0) this.#onEmpty?.();
    });
  }

  /**
   * Waits until no request is in flight any more, and has every connection closed after its answer.
   *
   * @param patience in milliseconds
   */
  async close(patience: number): Promise<void> {
    this.#closing = true;
    for (const response of this.#responses) askToClose(response);
    if (this.#responses.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      this.#onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function askToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
