import { useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Asks before a screen is left with what would be lost: in the browser's own words, or in these within the site. Null asks nothing.
 *
 * @returns asks at once, for what shows that it ends before it does; who agreed is not asked again
 */
export function useLeaveWarning(question: string | null): () => boolean {
  const isAgreed = useRef(false);
  const ask = useCallback(() => {
    isAgreed.current ||= question === null || window.confirm(question);
    return isAgreed.current;
  }, [question]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null && !isAgreed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (ask()) blocker.proceed();
    else blocker.reset();
  }, [blocker, ask]);

  useEffect(() => {
    isAgreed.current = false;
    if (question === null) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [question]);
  return ask;
}
