/** In a request of the admin area: its screen stays and signs in in place. In the answer: a sign-in is needed first. */
export const SIGN_IN_HEADER = "X-Sign-In";

/** A request of this tab that waits until somebody has signed in. */
interface Waiting {
  goOn: () => void;
  giveUp: (reason: unknown) => void;
}

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

/** Whether a request waits for a sign-in. */
export function isSignInNeeded(): boolean {
  return waiting.size > 0;
}

/** Calls `listener` each time that `isSignInNeeded` may have changed; returns what ends it. */
export function watchSignInGate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends again what waited: somebody has signed in, here or in another tab. */
export function openSignInGate(): void {
  settle(({ goOn }) => goOn());
}

/** Rejects the waiting requests as a lost connection would, because nobody signed in. */
export function giveUpSignIn(): void {
  settle(({ giveUp }) => giveUp(new TypeError("Nobody signed in")));
}

/** Asks the site whether this browser is signed in; false, too, where it cannot be reached. */
export async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetch("/admin/enquiries/pulse", { redirect: "manual" })).ok;
  } catch {
    return false;
  }
}

/**
 * Pauses the requests by which the pages of the admin area ask for data or send forms, where the session has ended, until somebody
 * has signed in; they are then sent again as they were. The page itself notices nothing and stays as it is, with all that was
 * typed.
 * @returns what ends it
 */
export function pauseRequestsForSignIn(): () => void {
  const send = window.fetch;
  const gatedFetch: typeof fetch = async (input, init) => {
    if (!isAdminData(input)) return await send(input, init);
    const headers = new Headers(init?.headers);
    headers.set(SIGN_IN_HEADER, "in place");
    for (;;) {
      const answer = await send(input, { ...init, headers });
      if (!answer.headers.has(SIGN_IN_HEADER)) return answer;
      await waitForSignIn(init?.signal);
    }
  };
  window.fetch = gatedFetch;
  return () => {
    if (window.fetch === gatedFetch) window.fetch = send;
  };
}

/** Remix asks for the data of a page, and sends its forms, at the page's address with this ending. */
function isAdminData(input: RequestInfo | URL): boolean {
  if (input instanceof Request) return false;
  const { origin, pathname } = new URL(input, location.href);
  return origin === location.origin && /^\/admin[/.]/.test(pathname) && pathname.endsWith(".data");
}

/** Waits until somebody has signed in; rejects where nobody does, and when `signal` says so. */
export function waitForSignIn(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry: Waiting = { goOn: resolve, giveUp: reject };
    if (signal?.aborted) return reject(signal.reason);
    // Another request took its place, as by Back.
    signal?.addEventListener("abort", () => {
      waiting.delete(entry);
      reject(signal.reason);
      tell();
    });
    waiting.add(entry);
    tell();
  });
}

function settle(end: (entry: Waiting) => void): void {
  const all = [...waiting];
  waiting.clear();
  for (const entry of all) end(entry);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
