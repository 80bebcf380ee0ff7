import { useActionData, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback } from "~/admin/submit-with-fallback";
import { firmWords } from "~/content/firm";
import { changeFirm, readFirmScreen } from "~/firm/firm-screen.server";
import { refuseUnsentDocument } from "~/revisions/document-form";
import { RevisionHistory } from "~/revisions/revision-history";
import { Toasts } from "~/ui/toasts";
import { FirmForm } from "./firm-form";

export const meta = () => adminMeta(firmWords.heading);

export const loader = adminLoader(() => readFirmScreen());

export const action = adminAction(({ request }) => changeFirm(request));

export const clientAction = submitWithFallback(refuseUnsentDocument());

export default function FirmScreen() {
  const { history, ...saved } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const pending = usePendingForm();
  return (
    <>
      <Toasts toast={refused?.toast} />
      <div className="grid max-w-5xl gap-4">
        <p className="text-steel-600">{firmWords.intro}</p>
        {/* Remount for each saved state: typed text belongs to the state it was based on. */}
        <FirmForm key={saved.revision} {...saved} refused={refused} pending={pending?.typed} />
        <RevisionHistory history={history} screen="/admin/firm" />
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
