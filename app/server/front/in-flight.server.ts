import type { ServerResponse } from "node:http";

/** Counts the requests that are being answered, so that the process ends after them. */
export class InFlight {
  #count = 0;
  #closing = false;
  #onEmpty: (() => void) | null = null;

  /** Whether connections are to be closed after their answers. */
  get isClosing(): boolean {
    return this.#closing;
  }

  /** Counts a response until it is sent or given up. */
  add(response: ServerResponse): void {
    this.#count += 1;
    response.on("close", this.#leave);
  }

  /**
   * Waits until no request is in flight any more, and has every connection closed after its answer.
   *
   * @param timeout in milliseconds
   */
  async close(timeout: number): Promise<void> {
    this.#closing = true;
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeout);
      this.#onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  readonly #leave = (): void => {
    this.#count -= 1;
    if (this.#count === 0) this.#onEmpty?.();
  };
}
