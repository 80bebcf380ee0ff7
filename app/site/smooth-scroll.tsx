import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Makes the scroll to the top that follows a link smooth, while Back jumps to where one was. What is to come is set when the link
 * is pressed: not every engine heeds a change that is made in the moment of scrolling. With reduced motion the style sheet
 * overrules it.
 */
export function SmoothScroll() {
  const { key } = useLocation();
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href]")) setScrollBehavior("smooth");
    };
    const onPopState = () => {
      setScrollBehavior("auto");
      // A smooth scroll that is under way ends here: Chromium would add the rest of it to the place that is restored.
      scrollTo({ top: scrollY, behavior: "instant" });
    };
    addEventListener("click", onClick, { capture: true });
    addEventListener("popstate", onPopState, { capture: true });
    return () => {
      removeEventListener("click", onClick, { capture: true });
      removeEventListener("popstate", onPopState, { capture: true });
    };
  }, []);
  // Once `ScrollRestoration` has begun to scroll. A key that moves the focus, for one, scrolls at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => setScrollBehavior("auto"), [key]);
  return null;
}

function setScrollBehavior(behavior: "auto" | "smooth"): void {
  document.documentElement.style.scrollBehavior = behavior;
}
