import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Closes a `<details>` that serves as a menu: on Escape, on a press or a move of the focus outside, on a new address. */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // A menu that was opened before the scripts came stays open.
    if (key === shown.current) return;
    shown.current = key;
    menu.current?.removeAttribute("open");
  }, [key, menu]);

  useEffect(() => {
    const closeFrom = (event: Event) => {
      const element = menu.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    const closeByKey = (event: KeyboardEvent) => {
      const element = menu.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeFrom);
    document.addEventListener("focusin", closeFrom);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeFrom);
      document.removeEventListener("focusin", closeFrom);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [menu]);
}
