import { useLocation } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { readDraft, restoreDraft, saveDraft } from "~/ui/form/draft";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { hiddenFields } from "./enquiry-answer";
import type { EnquiryFormState } from "./use-enquiry-form";

/** Saves on leaving the page and restores on return, until the form is sent or the tab is closed. */
export function useEnquiryDraft({ answer }: EnquiryFormState): RefObject<HTMLFormElement> {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();

  useBrowserLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const save = () => saveDraft(form, pathname, hiddenFields.timestamp);
    if (!answer) restoreDraft(form, readDraft(pathname));
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      save();
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
    };
  }, []);
  return ref;
}
