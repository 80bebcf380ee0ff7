import { useLocation, useRevalidator, useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { TOKEN_STORAGE_KEY } from "~/content/constants";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { isSignInNeeded } from "./sign-in-gate";

/** Says, within this browser, which session's token was put into localStorage; the server clears it with all cookies. */
const MARKER = "token-mirrored";
const MARKER_SECONDS = 400 * 24 * 60 * 60;

/** The session whose token is mirrored. */
interface MirroredSession {
  sessionId: number;
  token: string;
}

/**
 * Mirrors the session's token into `localStorage.token`. A token that had been mirrored and is gone was removed by a person; a
 * sign-out removes its marker, too. Where storage is switched off the cookie alone decides.
 * @returns false when the token was removed, which means signed out
 */
function mirrorToken({ sessionId, token }: MirroredSession): boolean {
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

/** Whether the token of this session was mirrored and then removed by a person. */
function isTokenRemoved(sessionId: number): boolean {
  return isTokenGone() && readMarker() === String(sessionId);
}

/** Whether there is no token in the browser; never where storage is switched off. */
function isTokenGone(): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) === null;
  } catch {
    return false;
  }
}

/** Whether the browser has another token than this, or none: another tab signed in or out. */
function isTokenChanged(token: string): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) !== token;
  } catch {
    return false;
  }
}

/**
 * Mirrors the session's token into localStorage, and signs out on the next screen when a person removed it. The sign-in then
 * replaces that screen in the history and leads back to it. When another tab signs out, this one stays as it is, and its next
 * request asks for the sign-in in place.
 */
export function useTokenMirror({ sessionId, token }: MirroredSession): void {
  const { key, pathname, search } = useLocation();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const from = pathname + search;

  const signOut = useCallback(() => {
    submit({ from, removed: "true" }, { method: "post", action: "/logout", replace: true });
  }, [submit, from]);

  // `key` repeats the check on every screen, and on a dialog over one. Only a session that is new to this page is mirrored: it may
  // have ended since.
  const mirrored = useRef<number | null>(null);
  useBrowserLayoutEffect(() => {
    const isNew = mirrored.current !== sessionId;
    mirrored.current = sessionId;
    if (isNew ? !mirrorToken({ sessionId, token }) : isTokenRemoved(sessionId)) signOut();
  }, [sessionId, token, key]);

  useEffect(() => {
    // Another tab signed in. Where it signed out, this one keeps what was being written.
    const checkIfVisible = () => {
      const isNew = isTokenChanged(token) && !isTokenGone();
      if (isNew && document.visibilityState === "visible" && !isSignInNeeded()) revalidate();
    };
    // Back after signing out shows nothing of before.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (isTokenGone()) signOut();
      else revalidate();
    };
    window.addEventListener("storage", checkIfVisible);
    document.addEventListener("visibilitychange", checkIfVisible);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("storage", checkIfVisible);
      document.removeEventListener("visibilitychange", checkIfVisible);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [token, signOut, revalidate]);
}

/** Removes the mirrored token, and what says that there was one. */
export function removeToken(): void {
  if (readMarker() !== undefined) writeCookie(MARKER, "", 0);
  try {
    localStorage.removeItem(TOKEN_STORAGE_KEY);
  } catch {
    // Storage is switched off: there is none.
  }
}

/** Removes what a signed-in browser has stored: token, session storage, cookies that scripts can reach. */
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
