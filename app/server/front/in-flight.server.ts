/** Counts the requests that are being answered, so that the process ends after them. */
export class InFlight {
  #count = 0;
  #closing = false;
  #onEmpty: (() => void) | null = null;

  /** Whether connections are to be closed after their answers. */
  get isClosing(): boolean {
    return this.#closing;
  }

  /** A request is being answered. */
  enter(): void {
    this.#count += 1;
  }

  /** Its answer is sent or given up. */
  leave(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#onEmpty?.();
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
}
