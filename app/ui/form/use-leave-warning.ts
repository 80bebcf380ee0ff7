import { useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** Asks before leaving with unsaved changes, once; null disables it. The returned function asks at once. */
export function useLeaveWarning(question: string | null): () => boolean {
  const isAgreed = useRef(false);
  const confirmLeaving = useCallback(() => {
    isAgreed.current ||= question === null || window.confirm(question);
    return isAgreed.current;
  }, [question]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null && !isAgreed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirmLeaving()) blocker.proceed();
    else blocker.reset();
  }, [blocker, confirmLeaving]);

  useEffect(() => {
    isAgreed.current = false;
    if (question === null) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [question]);
  return confirmLeaving;
}
