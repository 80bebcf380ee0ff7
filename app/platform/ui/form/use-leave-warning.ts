import { useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** Asks `question` once before leaving; null disables it. Returns a function that asks immediately. */
export function useLeaveWarning(question: string | null): () => boolean {
  const isConfirmed = useRef(false);
  const confirmLeaving = useCallback(() => {
    isConfirmed.current ||= question === null || window.confirm(question);
    return isConfirmed.current;
  }, [question]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null && !isConfirmed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirmLeaving()) blocker.proceed();
    else blocker.reset();
  }, [blocker, confirmLeaving]);

  useEffect(() => {
    isConfirmed.current = false;
    if (question === null) return;
    const preventUnload = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [question]);
  return confirmLeaving;
}
