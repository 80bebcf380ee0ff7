import { useLoaderData } from "@remix-run/react";
import { firmLabels } from "~/business/firm-labels";
import { readFirmHistory } from "~/business/firm-screen.server";
import { FirmScreens } from "~/business/firm-screens";
import { readLogoScreen } from "~/business/logo-screen.server";
import { adminLoader } from "~/features/accounts/guard.server";
import { RevisionHistory } from "~/frames/admin/revision-history";
import { adminMeta } from "~/frames/admin/screens";
import { LogoImage } from "~/frames/site/logo-image";

const thumbnailBox = { width: 96, height: 36 };

export const meta = () => adminMeta("History of the business details");

export const loader = adminLoader(async () => {
  const [parts, logo] = await Promise.all([readFirmHistory(), readLogoScreen()]);
  return { parts, logo };
});

export default function FirmHistory() {
  const { parts, logo } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <FirmScreens current="history" />
      <p className="text-steel-600">{firmLabels.historyHelp}</p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {parts.map(({ screen, history }) => (
          <RevisionHistory
            key={screen}
            title={firmLabels.screens[screen]}
            document={`firm:${screen}`}
            history={history}
            help={history.length === 0 ? firmLabels.unchanged : ""}
          />
        ))}
        <RevisionHistory
          title="Logo"
          document="logo"
          history={logo.history.map(({ logo: earlierLogo, ...entry }) => ({
            ...entry,
            ...(earlierLogo
              ? { thumbnail: <LogoImage logo={earlierLogo} box={thumbnailBox} alt="" background="paper" /> }
              : { description: "No logo" }),
          }))}
          original={null}
          help={logo.history.length === 0 ? firmLabels.unchanged : `The newest ${logo.maxLogos} logos.`}
        />
      </div>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
