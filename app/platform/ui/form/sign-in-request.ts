let isRequested = false;
const listeners = new Set<() => void>();

export function requestSignIn(): void {
  setRequested(true);
}

export function endSignInRequest(): void {
  setRequested(false);
}

export function isSignInRequested(): boolean {
  return isRequested;
}

/** Calls `listener` when a request starts or ends. Returns a function that removes the listener. */
export function watchSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setRequested(value: boolean): void {
  isRequested = value;
  for (const listener of listeners) listener();
}
