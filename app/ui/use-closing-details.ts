import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes a `<details>` that serves as a menu on a new address. What else closes it needs no page of scripts:
 * `listenForMenuClosing`.
 */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // A menu that was opened before the scripts came stays open.
    if (key === shown.current) return;
    shown.current = key;
    menu.current?.removeAttribute("open");
  }, [key, menu]);
}
