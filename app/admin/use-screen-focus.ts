import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useRouteFocus } from "~/ui/use-route-focus";

/**
 * Moves the focus to a new screen's content, as a page load would, and to the same screen's when what had the focus is gone:
 * a row that was deleted, a dialog that has done its work.
 */
export function useScreenFocus() {
  const main = useRouteFocus();
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (key === shown.current) return;
    shown.current = key;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [key, main]);
  return main;
}
