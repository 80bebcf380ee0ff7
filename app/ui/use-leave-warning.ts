import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";

/** Asks before a screen is left with what would be lost: in the browser's own words, or in these within the site. Null asks nothing. */
export function useLeaveWarning(question: string | null): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (question === null || window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    if (question === null) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [question]);
}
