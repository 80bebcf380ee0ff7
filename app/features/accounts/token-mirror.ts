import { useLocation, useRevalidator, useSubmit } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { TOKEN_STORAGE_KEY } from "~/content/constants";
import { isSignInRequested } from "~/platform/ui/form/submit-form";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";

/** Names the session whose token is in localStorage. The server clears this cookie with all others. */
const MARKER = "token-mirrored";
const MARKER_SECONDS = 400 * 24 * 60 * 60;

interface MirroredSession {
  sessionId: number;
  token: string;
}

/** Returns false when the user removed the mirrored token. A sign-out does not count: it removes the marker too. */
function mirrorToken({ sessionId, token }: MirroredSession): boolean {
  try {
    const isMissing = localStorage.getItem(TOKEN_STORAGE_KEY) === null;
    if (isMissing && readMarker() === String(sessionId)) return false;
    localStorage.setItem(TOKEN_STORAGE_KEY, token);
    writeMarker(String(sessionId), MARKER_SECONDS);
  } catch {
    // Storage is disabled.
  }
  return true;
}

function isTokenRemoved(sessionId: number): boolean {
  return isTokenMissing() && readMarker() === String(sessionId);
}

/** Returns false when storage is disabled. */
function isTokenMissing(): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) === null;
  } catch {
    return false;
  }
}

/** Returns true when another tab signed in or out. */
function isTokenChanged(token: string): boolean {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY) !== token;
  } catch {
    return false;
  }
}

/**
 * Mirrors the session's token into localStorage, and signs out at the next navigation if the user has removed it. The
 * sign-in page then replaces the current entry in the browser's history. When another tab signs out, this tab does not
 * change until its next request.
 */
export function useTokenMirror({ sessionId, token }: MirroredSession): void {
  const { key, pathname, search } = useLocation();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const from = pathname + search;

  const signOut = useCallback(() => {
    submit({ intent: "removed", from }, { method: "post", action: "/logout", replace: true });
  }, [submit, from]);

  // `key` repeats the check after every navigation. The token is mirrored only once: writing it again later could
  // restore the token of a session that has ended.
  const mirroredSessionId = useRef<number | null>(null);
  useBrowserLayoutEffect(() => {
    const isNewSession = mirroredSessionId.current !== sessionId;
    mirroredSessionId.current = sessionId;
    if (isNewSession ? !mirrorToken({ sessionId, token }) : isTokenRemoved(sessionId)) signOut();
  }, [sessionId, token, key]);

  useEffect(() => {
    // Reloads the data when another tab signed in, but not when it signed out, so that unsent text stays in this tab.
    const checkIfVisible = () => {
      const isNewToken = isTokenChanged(token) && !isTokenMissing();
      if (isNewToken && document.visibilityState === "visible" && !isSignInRequested()) revalidate();
    };
    // The browser's Back must not show the earlier screen after sign-out.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (isTokenMissing()) signOut();
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

export function removeToken(): void {
  if (readMarker() !== undefined) writeCookie(MARKER, "", 0);
  try {
    localStorage.removeItem(TOKEN_STORAGE_KEY);
  } catch {
    // Storage is disabled.
  }
}

/** Clears the token, session storage and cookies that scripts can access. */
export function clearBrowserData(): void {
  removeToken();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled.
  }
  for (const pair of document.cookie.split(/;\s*/)) writeCookie(pair.split("=")[0] ?? "", "", 0);
}

function readMarker(): string | undefined {
  const pair = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(`${MARKER}=`));
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
