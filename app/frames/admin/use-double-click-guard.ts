import { useEffect } from "react";

/** Ignores the second click of a double click when the first removed its element or opened a dialog under the pointer. */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let firstTarget: Element | null = null;
    const guard = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const isRemoved = firstTarget?.isConnected === false;
      const isBackdrop = target instanceof HTMLDialogElement && target !== firstTarget;
      if (event.detail > 1 && (isRemoved || isBackdrop)) {
        event.preventDefault();
        event.stopPropagation();
      } else firstTarget = target;
    };
    window.addEventListener("click", guard, true);
    return () => window.removeEventListener("click", guard, true);
  }, []);
}
