import { useEffect } from "react";

/** Ignores the second click of a double click: after the first, another element may be under the pointer. */
export function useDoublePress(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const guard = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isGone = pressed?.isConnected === false;
      const isBackdrop = target instanceof HTMLDialogElement && target !== pressed;
      if (event.detail > 1 && (isGone || isBackdrop)) {
        event.preventDefault();
        event.stopPropagation();
      } else pressed = target;
    };
    window.addEventListener("click", guard, true);
    return () => window.removeEventListener("click", guard, true);
  }, []);
}
