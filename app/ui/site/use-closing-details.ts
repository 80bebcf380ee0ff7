import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** Closes a `<details>` that serves as a menu: on Escape, on a press or a move of the focus outside, on a new address. */
export function useClosingDetails(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the cause, though nothing of it is read
  useEffect(() => {
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
