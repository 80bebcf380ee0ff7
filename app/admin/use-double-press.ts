import { useEffect } from "react";

/**
 * Stops the second click of a double click when the first removed its target or opened a dialog: it would hit the element that moved
 * there, or close the dialog.
 */
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
