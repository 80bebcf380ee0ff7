import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Closes a `<details>` menu on navigation. The inline script `listenForMenuClosing` handles clicks and keys. */
export function useMenuClosing(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    // A menu opened before the scripts loaded stays open.
    if (key === shownKey.current) return;
    shownKey.current = key;
    menu.current?.removeAttribute("open");
  }, [key, menu]);
}
