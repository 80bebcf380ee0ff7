import { useLocation } from "@remix-run/react";
import type { RefObject } from "react";
import { deleteDraft, readDraft, restoreDraft, saveDraft } from "~/enquiries/form/enquiry-draft";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

/**
 * Lets what is typed into the empty fields of a form outlast its page: telephones end a tab when they open the camera. A person who
 * closes the form, or goes on within the site, begins anew.
 */
export function useUnsentWords(form: RefObject<HTMLFormElement>, isOn: boolean): void {
  const { pathname } = useLocation();
  useBrowserLayoutEffect(() => {
    const element = form.current;
    if (!element || !isOn) return;
    restoreDraft(element, readDraft(pathname));
    const save = () => saveDraft(element, pathname);
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      deleteDraft(pathname);
    };
  }, []);
}
