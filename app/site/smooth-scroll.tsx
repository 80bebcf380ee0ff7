import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Smooth after a link, while Back jumps. Set on press: not every engine applies a change made while scrolling. */
export function SmoothScroll() {
  const { key } = useLocation();
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href]")) setScrollBehavior("smooth");
    };
    const onPopState = () => {
      setScrollBehavior("auto");
      // Ends a smooth scroll in progress: Chromium would add its rest to the restored position.
      scrollTo({ top: scrollY, behavior: "instant" });
    };
    addEventListener("click", onClick, { capture: true });
    addEventListener("popstate", onPopState, { capture: true });
    return () => {
      removeEventListener("click", onClick, { capture: true });
      removeEventListener("popstate", onPopState, { capture: true });
    };
  }, []);
  // Runs after `ScrollRestoration` has started to scroll: a key that moves the focus, for example, scrolls at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => setScrollBehavior("auto"), [key]);
  return null;
}

function setScrollBehavior(behavior: "auto" | "smooth"): void {
  document.documentElement.style.scrollBehavior = behavior;
}
