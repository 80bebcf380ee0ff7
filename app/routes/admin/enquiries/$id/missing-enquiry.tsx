import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { AdminErrorPage } from "~/frames/admin/admin-error-page";
import type { CopyableText } from "~/platform/http/handle-form.server";
import { readDraft } from "~/platform/ui/form/draft";

/** Shows the unsaved note when the enquiry was purged on another device. */
export function MissingEnquiry() {
  const { pathname } = useLocation();
  const [unsentTexts, setUnsentTexts] = useState<CopyableText[]>([]);
  useEffect(() => {
    const text = readDraft(`${pathname} answer`).get("note");
    if (text) setUnsentTexts([{ label: "Note", text }]);
  }, [pathname]);
  return <AdminErrorPage unsentTexts={unsentTexts} />;
}
