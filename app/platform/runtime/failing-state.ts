/** Tells new failures from repeated ones, so that a lasting failure is logged once. */
export class FailingState {
  #reason: string | null = null;

  /** @returns true unless the last failure had the same reason */
  recordFailure(reason: string): boolean {
    const isNew = reason !== this.#reason;
    this.#reason = reason;
    return isNew;
  }

  /** @returns true for the first success after a failure */
  recordSuccess(): boolean {
    const hadFailed = this.#reason !== null;
    this.#reason = null;
    return hadFailed;
  }
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
