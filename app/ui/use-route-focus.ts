import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isOpenedInPlace } from "./dialog";

/** Moves the focus to a new page's content, as a page load would; not when a dialog opens or closes, nor on Back. */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (type === "PUSH" && !isOpenedInPlace(state)) main.current?.focus({ preventScroll: true });
  }, [pathname, state, type]);
  return main;
}
