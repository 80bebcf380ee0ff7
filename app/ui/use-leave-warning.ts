import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Asks before a page is left whose work would be lost with it: by the browser's own question where the document goes, by
 * `question` where a link of the site leads on.
 */
export function useLeaveWarning(isAtWork: boolean, question: string): void {
  useEffect(() => {
    if (!isAtWork) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isAtWork]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtWork && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
