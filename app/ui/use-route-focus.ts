import { useLocation, useNavigationType } from "@remix-run/react";
import { useRef } from "react";
import { isOpenedInPlace } from "./dialog";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** Moves the focus to a new page's content, as a page load would; not when a dialog opens or closes, nor on Back. */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  // Before a key press on the new page can move the focus elsewhere.
  useBrowserLayoutEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (type === "PUSH" && !isOpenedInPlace(state)) main.current?.focus({ preventScroll: true });
  }, [pathname, state, type]);
  return main;
}
