/** Tells new failures from repeated ones, so that a lasting failure is logged once. */
export class FailingState {
  #reason: string | null = null;

  /** @returns true for the first failure or a different reason */
  isNewFailure(reason: string): boolean {
    const isNew = reason !== this.#reason;
    this.#reason = reason;
    return isNew;
  }

  isRecovery(): boolean {
    const hadFailed = this.#reason !== null;
    this.#reason = null;
    return hadFailed;
  }
}

export function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
