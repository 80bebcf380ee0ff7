import { useLoaderData } from "@remix-run/react";
import { FirmScreens } from "~/business/firm-screens";
import { changeLogo, readLogoScreen } from "~/business/logo-screen.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { Panel } from "~/frames/admin/panel";
import { adminMeta } from "~/frames/admin/screens";
import { LogoForm } from "./logo-form";
import { LogoPreview } from "./logo-preview";

export const meta = () => adminMeta("Logo");

export const loader = adminLoader(() => readLogoScreen());

/** The form is not kept when the session has expired, because a pending form cannot contain a file. */
export const action = adminAction(({ request }) => changeLogo(request), { savesForm: false });

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function LogoScreen() {
  const { logo, version } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <FirmScreens current="logo" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel
          title="Logo"
          text="Shown at the top and bottom of every page, in emails, on quotations and drawings, and as the icon of your site. Without one, we show your name."
        >
          <LogoForm key={version} logo={logo} version={version} />
        </Panel>
        <Panel title="Your logo">
          {logo ? (
            <LogoPreview logo={logo} />
          ) : (
            <p className="text-steel-600">No logo yet. Your site shows a standard icon and your name.</p>
          )}
        </Panel>
      </div>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
