import { useEffect } from "react";

/** Ignores the second click of a double click when the first has brought another element under the pointer. */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let clicked: Element | null = null;
    const guard = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isGone = clicked?.isConnected === false;
      const isBackdrop = target instanceof HTMLDialogElement && target !== clicked;
      if (event.detail > 1 && (isGone || isBackdrop)) {
        event.preventDefault();
        event.stopPropagation();
      } else clicked = target;
    };
    window.addEventListener("click", guard, true);
    return () => window.removeEventListener("click", guard, true);
  }, []);
}
