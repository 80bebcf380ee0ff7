import { Link, useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/accounts/guard.server";
import { Panel } from "~/admin/panel";
import { adminMeta, servicesScreen } from "~/admin/screens";
import { listServicePages } from "~/page-texts/page-screen.server";
import { Icon } from "~/ui/icon";

export const meta = () => adminMeta("Service pages");

export const loader = adminLoader(async () => ({ groups: await listServicePages() }));

export default function ServicePagesScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[60ch] text-steel-600">
        The words of the eighteen service pages. What you do not change stays as delivered, and gets better
        with each new version of the site.
      </p>
      <div className="gap-4 lg:columns-2">
        {groups.map(({ name, pages }) => (
          <div key={name} className="mb-4 break-inside-avoid">
            <Panel title={name}>
              <ul className="-my-1 border-steel-200 border-b">
                {pages.map(({ slug, label, own, savedAt }) => (
                  <li key={slug} className="border-steel-200 border-t">
                    <Link
                      to={`${servicesScreen.to}/${slug}`}
                      className="group flex min-h-13 items-center justify-between gap-4 py-2"
                    >
                      <span className="underline-offset-4 group-hover:underline">{label}</span>
                      <span className="flex items-center gap-2 text-right text-sm text-steel-600">
                        <span>
                          {own > 0
                            ? own === 1
                              ? "1 text of yours"
                              : `${own} texts of yours`
                            : "As delivered"}
                          {savedAt ? <span className="figures block">{savedAt}</span> : null}
                        </span>
                        <Icon name="chevron-right" className="size-4.5" />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
        ))}
      </div>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
