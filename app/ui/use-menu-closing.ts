import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Closes a `<details>` menu on navigation; `listenForMenuClosing` handles the rest without page scripts. */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // A menu opened before the scripts loaded stays open.
    if (key === shown.current) return;
    shown.current = key;
    menu.current?.removeAttribute("open");
  }, [key, menu]);
}
