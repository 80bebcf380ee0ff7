import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta, servicesScreen } from "~/admin/screens";
import { servicePath } from "~/content/service-index";
import { changeService, readServiceScreen } from "~/page-texts/page-screen.server";
import { ServiceForm } from "~/page-texts/texts-form";
import { RevisionHistory } from "~/revisions/revision-history";
import { ButtonLink } from "~/ui/button";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${data.title} | Service pages` : "Service pages");

export const loader = adminLoader(({ params }) => readServiceScreen(params.page));

export const action = adminAction(({ request, params }) => changeService(request, params.page));

export { submitForm as clientAction } from "~/ui/form/submit-form";

export default function ServiceWordsScreen() {
  const { history, title, document, ...saved } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 sm:-mt-2">
        <h2 className="text-heading sm:text-[1.75rem]">{title}</h2>
        <div className="-mx-3 flex flex-wrap">
          <ButtonLink variant="quiet" to={servicesScreen.to} icon="arrow-left">
            All service pages
          </ButtonLink>
          <ButtonLink variant="quiet" to={servicePath(saved.slug)}>
            View page
          </ButtonLink>
        </div>
      </div>
      <ServiceForm key={saved.slug} {...saved} />
      <RevisionHistory history={history} document={document} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
