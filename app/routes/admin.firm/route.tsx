import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { firmWords } from "~/content/firm";
import { changeFirm, readFirmScreen } from "~/firm/firm-screen.server";
import { RevisionHistory } from "~/revisions/revision-history";
import { FirmForm } from "./firm-form";

export const meta = () => adminMeta(firmWords.heading);

export const loader = adminLoader(() => readFirmScreen());

export const action = adminAction(({ request }) => changeFirm(request));

export { submitForm as clientAction } from "~/ui/form/submit-form";

export default function FirmScreen() {
  const { history, ...saved } = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-5xl gap-4">
      <p className="text-steel-600">{firmWords.intro}</p>
      <FirmForm {...saved} />
      <RevisionHistory history={history} document="firm" />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
