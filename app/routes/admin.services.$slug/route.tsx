import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta, servicesScreen } from "~/admin/screens";
import { submitWithFallback } from "~/admin/submit-with-fallback";
import { servicePath } from "~/content/service-index";
import { serviceWords as words } from "~/content/service-words";
import { refuseUnsentDocument } from "~/revisions/document-form";
import { RevisionHistory } from "~/revisions/revision-history";
import { changeService, readServiceScreen } from "~/services/services-screen.server";
import { ButtonLink } from "~/ui/button";
import { Toasts } from "~/ui/toasts";
import { ServiceForm } from "./service-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${data.title} | ${words.heading}` : words.heading);

export const loader = adminLoader(({ params }) => readServiceScreen(params.slug));

export const action = adminAction(({ request, params }) => changeService(request, params.slug));

export const clientAction = submitWithFallback(refuseUnsentDocument());

export default function ServiceWordsScreen() {
  const { history, title, ...saved } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const pending = usePendingForm();
  return (
    <>
      <Toasts toast={refused?.toast} />
      <div className="grid max-w-5xl gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 sm:-mt-2">
          <h2 className="text-heading sm:text-[1.75rem]">{title}</h2>
          <div className="-mx-3 flex flex-wrap">
            <ButtonLink variant="quiet" to={servicesScreen.to} icon="arrow-left">
              {words.all}
            </ButtonLink>
            <ButtonLink variant="quiet" to={servicePath(saved.slug)}>
              {words.view}
            </ButtonLink>
          </div>
        </div>
        {/* Remount for each saved state: typed text belongs to the state it was based on. */}
        <ServiceForm
          key={`${saved.slug} ${saved.revision}`}
          {...saved}
          refused={refused}
          pending={pending?.typed}
        />
        <RevisionHistory history={history} screen={saved.screen} />
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
