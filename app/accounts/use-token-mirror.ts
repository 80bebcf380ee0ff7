import { useLocation, useRevalidator, useSubmit } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { isTokenChanged, isTokenGone, type MirroredSession, mirrorToken } from "./token-mirror";

/**
 * Mirrors the session's token into localStorage, and signs out when a mirrored token is gone: at once when another tab
 * removes it, else on the next screen. The sign-in then replaces this screen in the history and leads back to it.
 */
export function useTokenMirror({ sessionId, token }: MirroredSession): void {
  const { key, pathname, search } = useLocation();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const from = pathname + search;

  const signOut = useCallback(() => {
    submit({ from, removed: "true" }, { method: "post", action: "/logout", replace: true });
  }, [submit, from]);

  // `key` makes every screen look again, a dialog over one as well.
  useBrowserLayoutEffect(() => {
    if (!mirrorToken({ sessionId, token })) signOut();
  }, [sessionId, token, key]);

  useEffect(() => {
    // By the time a tab that was asleep hears of it, somebody may have signed in again: then the session is another one.
    const look = () => {
      if (isTokenGone()) signOut();
      else revalidate();
    };
    // A tab out of sight waits until it is seen: whoever signs in again in another one finds here what was being written.
    const lookIfSeen = () => {
      if (document.visibilityState === "visible" && isTokenChanged(token)) look();
    };
    // A page taken out of the back-forward cache missed what happened meanwhile.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) look();
    };
    window.addEventListener("storage", lookIfSeen);
    document.addEventListener("visibilitychange", lookIfSeen);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("storage", lookIfSeen);
      document.removeEventListener("visibilitychange", lookIfSeen);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [token, signOut, revalidate]);
}
