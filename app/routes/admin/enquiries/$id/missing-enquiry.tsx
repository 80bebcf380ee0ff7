import { useLocation, useParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useUnsent } from "~/features/enquiries/unsent";
import { AdminErrorPage } from "~/frames/admin/admin-error-page";
import type { CopyableText } from "~/platform/http/handle-form.server";
import { readDraft } from "~/platform/ui/form/draft";
import { UnsentForms } from "./unsent-forms";

/** Shows the unsaved note, and what waits on this device, when the enquiry was purged on another one. */
export function MissingEnquiry() {
  const { pathname } = useLocation();
  const [unsentTexts, setUnsentTexts] = useState<CopyableText[]>([]);
  useEffect(() => {
    const text = readDraft(`${pathname} answer`).get("note");
    if (text) setUnsentTexts([{ label: "Note", text }]);
  }, [pathname]);
  return (
    <>
      <UnsentForms forms={useUnsent(Number(useParams().id))} />
      <AdminErrorPage unsentTexts={unsentTexts} />
    </>
  );
}
