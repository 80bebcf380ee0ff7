import { useLocation } from "@remix-run/react";
import { type MutableRefObject, type RefObject, useEffect, useRef } from "react";
import { deleteDraft, readDraft, restoreDraft, saveDraft } from "~/ui/form/draft";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

interface UnsentWords {
  name?: string;
  /** Keeps the draft when the user goes to another screen; else it is deleted. */
  storesDraft?: boolean;
  /** Whether the form was sent and not refused. */
  isSent?: MutableRefObject<boolean>;
  onRestored?: () => void;
}

/**
 * Restores typed text when the page was discarded: phones end a tab when they open the camera. A field with an initial value
 * repeats it in `data-preset`.
 */
export function useUnsentWords(
  form: RefObject<HTMLFormElement>,
  isOn: boolean,
  { name, storesDraft = false, isSent, onRestored }: UnsentWords = {},
): void {
  const { pathname } = useLocation();
  const address = name ? `${pathname} ${name}` : pathname;
  useBrowserLayoutEffect(() => {
    const element = form.current;
    if (!element || !isOn) return;
    const draft = readDraft(address);
    restoreDraft(element, draft);
    if (draft.toString() !== "") onRestored?.();
    // Typing after sending makes a draft again.
    const begin = () => {
      if (isSent) isSent.current = false;
    };
    const save = () => saveDraft(element, address);
    element.addEventListener("input", begin);
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      element.removeEventListener("input", begin);
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      if (storesDraft && !isSent?.current) save();
      else deleteDraft(address);
    };
  }, []);
}

/** Tracks whether a form was sent and not refused, for `useUnsentWords`; `refused` is the answer that shows the form again. */
export function useSentForm(refused: unknown): { isSent: MutableRefObject<boolean>; markSent: () => void } {
  const isSent = useRef(false);
  useEffect(() => {
    if (refused) isSent.current = false;
  }, [refused]);
  return {
    isSent,
    markSent: () => {
      isSent.current = true;
    },
  };
}
