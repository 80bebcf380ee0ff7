import { useLocation } from "@remix-run/react";
import type { RefObject } from "react";
import { fillInDraft, forgetDraft, keepDraft, readDraft } from "~/enquiries/form/enquiry-draft";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

/**
 * Lets what is typed into the empty fields of a form outlast its page: telephones end a tab when they open the camera. Whoever
 * closes the form, or goes on within the site, begins anew.
 */
export function useUnsentWords(form: RefObject<HTMLFormElement>, isOn: boolean): void {
  const { pathname } = useLocation();
  useBrowserLayoutEffect(() => {
    const element = form.current;
    if (!element || !isOn) return;
    fillInDraft(element, readDraft(pathname));
    const keep = () => keepDraft(element, pathname);
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      forgetDraft(pathname);
    };
  }, []);
}
