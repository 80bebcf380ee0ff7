import { type RefObject, useEffect, useRef } from "react";

/** Calls `onReset` after the form of `element` shows its stored values, for fields that are React state. */
export function useFormReset(element: RefObject<HTMLElement>, onReset: () => void): void {
  const latest = useRef(onReset);
  latest.current = onReset;
  useEffect(() => {
    const form = element.current?.closest("form");
    // The browser sends the event before it resets the fields.
    const resetLater = () => queueMicrotask(() => latest.current());
    form?.addEventListener("reset", resetLater);
    return () => form?.removeEventListener("reset", resetLater);
  }, [element]);
}
