import { Link, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { firmWords } from "~/content/firm";
import { type FirmScreen, firmPath, firmScreens } from "~/firm/firm-fields";
import { changeFirm, readFirmPart, readFirmScreen } from "~/firm/firm-screen.server";
import { RevisionHistory } from "~/revisions/revision-history";
import { FirmForm } from "./firm-form";

export const meta = () => adminMeta(firmWords.heading);

export const loader = adminLoader(({ params }) => readFirmScreen(readFirmPart(params)));

export const action = adminAction(({ request, params }) => changeFirm(request, readFirmPart(params)));

export { submitForm as clientAction } from "~/ui/form/submit-form";

export default function FirmPage() {
  const { history, ...saved } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-steel-600">{firmWords.intro}</p>
      <FirmScreens current={saved.screen} />
      <FirmForm key={saved.screen} {...saved} />
      <RevisionHistory history={history} document="firm" help="Each save stays here, with all four parts." />
    </div>
  );
}

function FirmScreens({ current }: { current: FirmScreen }) {
  return (
    <nav aria-label={firmWords.heading} className="flex flex-wrap gap-2">
      {firmScreens.map((screen) => (
        <Link
          key={screen}
          to={firmPath(screen)}
          aria-current={screen === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center rounded-sm border border-steel-300 bg-paper px-3 text-sm hover:border-graphite aria-[current]:border-graphite aria-[current]:bg-plate aria-[current]:text-paper"
        >
          {firmWords.screens[screen]}
        </Link>
      ))}
    </nav>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
