import { findFileScreen } from "./file-addresses";

/** In a request: the screen stays open and signs in in place. In an answer: a sign-in is needed first. */
export const SIGN_IN_HEADER = "X-Sign-In";

interface Waiting {
  goOn: () => void;
  giveUp: (reason: unknown) => void;
}

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

export function isSignInNeeded(): boolean {
  return waiting.size > 0;
}

/** Calls `listener` when `isSignInNeeded` may have changed; returns a function that stops this. */
export function watchSignInGate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openSignInGate(): void {
  settle(({ goOn }) => goOn());
}

/** Rejects the waiting requests as a lost connection would. */
export function giveUpSignIn(): void {
  settle(({ giveUp }) => giveUp(new TypeError("Nobody signed in")));
}

/** Asks the site; null when it cannot be reached or fails. */
export async function askIfSignedIn(): Promise<boolean | null> {
  try {
    const answer = await fetch("/admin/enquiries/pulse", { redirect: "manual" });
    if (answer.type === "opaqueredirect") return false;
    return answer.ok ? true : null;
  } catch {
    return null;
  }
}

/** Holds requests while the session has ended and sends them again after a sign-in: the page stays, with everything typed. */
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

/** Remix fetches page data and sends forms at the page's address with this ending. */
function isAdminData(input: RequestInfo | URL): boolean {
  if (input instanceof Request) return false;
  const { origin, pathname } = new URL(input, location.href);
  return origin === location.origin && /^\/admin[/.]/.test(pathname) && pathname.endsWith(".data");
}

/** Holds requests for files as well: the browser would leave the screen for the sign-in and lose codes that are shown once. */
export function pauseFilesForSignIn(): () => void {
  /** Element that is activated again after the session was checked. */
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
    // When the site cannot be asked, the browser shows its own error. When the sign-in is cancelled, nothing is sent.
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

  // Before the screen's own listeners, which would treat the form as sent.
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

/** Rejects when the sign-in is cancelled or `signal` is aborted. */
function waitForSignIn(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry: Waiting = { goOn: resolve, giveUp: reject };
    if (signal?.aborted) return reject(signal.reason);
    // Another request replaced it, for example after Back.
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
