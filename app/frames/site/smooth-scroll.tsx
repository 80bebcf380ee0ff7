import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Scrolls smoothly after links, but not on Back. Set on click, because some browsers ignore a change while scrolling. */
export function SmoothScroll() {
  const { key } = useLocation();
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href]")) setScrollBehavior("smooth");
    };
    const onPopState = () => {
      setScrollBehavior("auto");
      // Stops a smooth scroll in progress, because Chromium would add the rest to the restored position.
      scrollTo({ top: scrollY, behavior: "instant" });
    };
    addEventListener("click", onClick, { capture: true });
    addEventListener("popstate", onPopState, { capture: true });
    return () => {
      removeEventListener("click", onClick, { capture: true });
      removeEventListener("popstate", onPopState, { capture: true });
    };
  }, []);
  // Runs after `ScrollRestoration` has started to scroll. Later scrolling, such as for the Tab key, is instant.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => setScrollBehavior("auto"), [key]);
  return null;
}

function setScrollBehavior(behavior: "auto" | "smooth"): void {
  document.documentElement.style.scrollBehavior = behavior;
}
