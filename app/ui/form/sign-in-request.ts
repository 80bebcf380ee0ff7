let isRequested = false;
const listeners = new Set<() => void>();

/** Opens the sign-in above the screen. */
export function requestSignIn(): void {
  change(true);
}

export function endSignInRequest(): void {
  change(false);
}

export function isSignInRequested(): boolean {
  return isRequested;
}

/** Calls `listener` when the request begins or ends; returns a function that stops this. */
export function watchSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: boolean): void {
  isRequested = next;
  for (const listener of listeners) listener();
}
