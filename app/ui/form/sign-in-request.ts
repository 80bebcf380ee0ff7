let isRequested = false;
const listeners = new Set<() => void>();

export function requestSignIn(): void {
  change(true);
}

export function endSignInRequest(): void {
  change(false);
}

export function isSignInRequested(): boolean {
  return isRequested;
}

/** `listener` is called when the request begins or ends. Returns a function that removes it. */
export function watchSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: boolean): void {
  isRequested = next;
  for (const listener of listeners) listener();
}
