import { findFileScreen } from "./file-addresses";

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

/** Whether this browser is signed in, as the site says; null where it cannot be asked. */
export async function askIfSignedIn(): Promise<boolean | null> {
  try {
    const answer = await fetch("/admin/enquiries/pulse", { redirect: "manual" });
    if (answer.type === "opaqueredirect") return false;
    return answer.ok ? true : null;
  } catch {
    return null;
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

/**
 * Pauses the presses that ask the site for a file in the same way. The browser itself would leave the screen for the sign-in: for
 * good from codes that are shown once.
 * @returns what ends it
 */
export function pauseFilesForSignIn(): () => void {
  /** What is pressed again once the session is known to last. */
  let released: HTMLElement | null = null;

  const pause = (event: Event, pressed: HTMLElement, again: () => void) => {
    if (released === pressed) return;
    event.preventDefault();
    event.stopPropagation();
    const release = () => {
      released = pressed;
      again();
      released = null;
    };
    // Where the site cannot be asked, the browser says so in its own way. Where one does not sign in, nothing is sent.
    askIfSignedIn()
      .then((isSignedIn) => (isSignedIn === false ? waitForSignIn() : undefined))
      .then(release, () => {});
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link && isPlain && !link.target && isFile(link.href)) pause(event, link, () => link.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isFile(form.action)) return;
    pause(event, form, () => form.requestSubmit(submitter));
  };

  // Before the screen's own listeners, which would take the form for sent.
  window.addEventListener("click", onClick, true);
  window.addEventListener("submit", onSubmit, true);
  return () => {
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("submit", onSubmit, true);
  };
}

function isFile(address: string): boolean {
  const { origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin && findFileScreen(`${pathname}${search}`) !== null;
}

/** Waits until somebody has signed in; rejects where nobody does, and when `signal` says so. */
function waitForSignIn(signal?: AbortSignal | null): Promise<void> {
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
