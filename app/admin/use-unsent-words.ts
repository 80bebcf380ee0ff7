import { useLocation } from "@remix-run/react";
import { type MutableRefObject, type RefObject, useEffect, useRef } from "react";
import { deleteDraft, readDraft, restoreDraft, saveDraft } from "~/ui/form/draft";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

interface UnsentWords {
  /** Tells forms of the same screen apart. */
  name?: string;
  /** Whether the words are still there when one comes back from another screen; else a person who goes on begins anew. */
  storesDraft?: boolean;
  /** Whether the form was sent and nothing came back to be mended. */
  isSent?: MutableRefObject<boolean>;
  /** Called when words were found and put into the form. */
  onRestored?: () => void;
}

/**
 * Lets what is typed into a form outlast its page: telephones end a tab when they open the camera. A field that is not empty at
 * first says by `data-preset` what stands in it.
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
    // Whoever goes on writing after sending has unsent words again.
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

/**
 * Knows whether a form was sent and not refused, for `useUnsentWords`.
 * @param refused the answer that the form is shown again with; nothing where there is none
 * @returns the knowledge, and what the form does when it is sent
 */
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
