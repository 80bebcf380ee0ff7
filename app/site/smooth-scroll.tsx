import { useNavigationType } from "@remix-run/react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

/**
 * Makes the scroll to the top on a route change smooth, while Back jumps to where one was.
 * Stands before `ScrollRestoration`, whose effect does the scrolling. With reduced motion the style sheet overrules it.
 */
export function SmoothScroll() {
  const type = useNavigationType();
  useBrowserLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = type === "POP" ? "auto" : "smooth";
  });
  return null;
}
