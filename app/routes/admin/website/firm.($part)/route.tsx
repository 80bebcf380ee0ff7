import { useLoaderData } from "@remix-run/react";
import { firmLabels } from "~/business/firm-labels";
import { changeFirm, readFirmPart, readFirmScreen } from "~/business/firm-screen.server";
import { FirmScreens } from "~/business/firm-screens";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { adminMeta } from "~/frames/admin/screens";
import { FirmForm } from "./firm-form";

export const meta = () => adminMeta(firmLabels.heading);

export const loader = adminLoader(({ params }) => readFirmScreen(readFirmPart(params)));

export const action = adminAction(({ request, params }) => changeFirm(request, readFirmPart(params)));

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function FirmPage() {
  const saved = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* The site does not show the other two. */}
      {saved.screen === "quick-replies" || saved.screen === "quotations" ? null : (
        <p className="text-steel-600">{firmLabels.intro}</p>
      )}
      <FirmScreens current={saved.screen} />
      <FirmForm key={saved.screen} {...saved} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
