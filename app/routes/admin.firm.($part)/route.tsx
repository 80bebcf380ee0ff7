import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { firmLabels } from "~/firm/firm-labels";
import { changeFirm, readFirmPart, readFirmScreen } from "~/firm/firm-screen.server";
import { FirmScreens } from "~/firm/firm-screens";
import { RevisionHistory } from "~/revisions/revision-history";
import { FirmForm } from "./firm-form";

export const meta = () => adminMeta(firmLabels.heading);

export const loader = adminLoader(({ params }) => readFirmScreen(readFirmPart(params)));

export const action = adminAction(({ request, params }) => changeFirm(request, readFirmPart(params)));

export { submitForm as clientAction } from "~/ui/form/submit-form";

export default function FirmPage() {
  const { history, ...saved } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-steel-600">{firmLabels.intro}</p>
      <FirmScreens current={saved.screen} />
      <FirmForm key={saved.screen} {...saved} />
      <RevisionHistory
        history={history}
        document="firm"
        help="Every saved version of these details, except the logo."
      />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
