import { useLocation } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { fillInDraft, keepDraft, readDraft } from "./enquiry-draft";
import { hiddenFields } from "./enquiry-hidden-fields";
import type { EnquiryFormState } from "./use-enquiry-form";

/**
 * Lets a form outlast a visit to another page, as a browser does where no scripts run: what was typed stands in it again when
 * its page does, until it is sent or the tab is closed.
 *
 * @returns the form's ref
 */
export function useEnquiryDraft({ answer, fieldsKey }: EnquiryFormState): RefObject<HTMLFormElement> {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();

  useBrowserLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const keep = () => keepDraft(form, pathname, hiddenFields.stamp);
    // What was sent has left the fields empty, and the draft goes with it.
    if (fieldsKey > 0) keep();
    else if (!answer) fillInDraft(form, readDraft(pathname));
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      keep();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [fieldsKey]);
  return ref;
}
