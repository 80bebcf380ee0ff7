import { TOKEN_STORAGE_KEY } from "~/content/constants";

/** Says, within this browser, which session's token was put into localStorage; the server clears it with all cookies. */
const MARKER = "token-mirrored";
const MARKER_SECONDS = 400 * 24 * 60 * 60;

/** The session whose token the browser is to hold. */
export interface MirroredSession {
  sessionId: number;
  token: string;
}

/**
 * Keeps `localStorage.token` in step with the session cookie (specification, section 6). A token that had been put there
 * and is gone was removed by another tab's sign-out or by a person; one that never was is put there. A browser that keeps
 * nothing lets the cookie decide alone.
 * @returns false when the token was removed, which means signed out
 */
export function mirrorToken({ sessionId, token }: MirroredSession): boolean {
  try {
    const isGone = localStorage.getItem(TOKEN_STORAGE_KEY) === null;
    if (isGone && readMarker() === String(sessionId)) return false;
    localStorage.setItem(TOKEN_STORAGE_KEY, token);
    writeMarker(String(sessionId), MARKER_SECONDS);
  } catch {
    // Storage is switched off in this browser.
  }
  return true;
}

/** Whether there is no token in the browser; where it keeps nothing, there is nothing to miss. */
export function isTokenGone(): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) === null;
  } catch {
    return false;
  }
}

/** Whether the browser holds another token than this, or none: somebody signed in or out in another tab. */
export function isTokenChanged(token: string): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) !== token;
  } catch {
    return false;
  }
}

/** Removes the token where nobody is signed in. */
export function removeToken(): void {
  try {
    localStorage.removeItem(TOKEN_STORAGE_KEY);
  } catch {
    // Storage is switched off: there is none.
  }
}

/** Removes all that a signed-in browser kept: token, session storage, cookies that scripts can reach (section 4). */
export function clearBrowser(): void {
  removeToken();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is switched off: there is nothing in it.
  }
  for (const pair of document.cookie.split(/;\s*/)) writeCookie(pair.split("=")[0] ?? "", "", 0);
}

function readMarker(): string | undefined {
  const pair = document.cookie.split(/;\s*/).find((one) => one.startsWith(`${MARKER}=`));
  return pair?.slice(MARKER.length + 1);
}

function writeMarker(value: string, seconds: number): void {
  if (readMarker() !== value) writeCookie(MARKER, value, seconds);
}

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
