import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { changePage, readPageScreen } from "~/features/page-texts/page-screen.server";
import { TextsForm } from "~/features/page-texts/texts-form";
import { RevisionHistory } from "~/frames/admin/revision-history";
import { adminMeta, pagesScreen } from "~/frames/admin/screens";
import { ButtonLink } from "~/platform/ui/button";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${data.title} | ${pagesScreen.title}` : pagesScreen.title);

export const loader = adminLoader(({ params }) => readPageScreen(params.page));

export const action = adminAction(({ request, params }) => changePage(request, params.page));

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function PageTextsScreen() {
  const { history, title, publicPath, document, ...form } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 sm:-mt-2">
        <h2 className="text-heading sm:text-[1.75rem]">{title}</h2>
        <div className="-mx-3 flex flex-wrap">
          <ButtonLink variant="quiet" to={pagesScreen.to} icon="arrow-left">
            All pages
          </ButtonLink>
          <ButtonLink variant="quiet" to={publicPath}>
            View page
          </ButtonLink>
        </div>
      </div>
      <TextsForm key={document} {...form} />
      <RevisionHistory history={history} document={document} />
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
