import { useLocation, useNavigationType } from "@remix-run/react";
import { useRef } from "react";
import { isOpenedInPlace } from "./dialog";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** Moves the focus to the content of a new page, as a page load would; not for dialogs and Back. */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const shownPathname = useRef(pathname);
  // In a layout effect, to run before a key press on the new page.
  useBrowserLayoutEffect(() => {
    if (pathname === shownPathname.current) return;
    shownPathname.current = pathname;
    if (type === "PUSH" && !isOpenedInPlace(state)) main.current?.focus({ preventScroll: true });
  }, [pathname, state, type]);
  return main;
}
