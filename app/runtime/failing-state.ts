/** Remembers whether something works, so that a lasting failure is one line in the log and not one for each attempt. */
export class FailingState {
  #reason: string | null = null;

  /** @returns whether it worked until now, or failed for another reason */
  isNewFailure(reason: string): boolean {
    const isNew = reason !== this.#reason;
    this.#reason = reason;
    return isNew;
  }

  /** @returns whether it failed until now */
  isRecovery(): boolean {
    const hadFailed = this.#reason !== null;
    this.#reason = null;
    return hadFailed;
  }
}

/** What tells one failure from another. */
export function nameFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
