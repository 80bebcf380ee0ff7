import { Link, useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/features/accounts/guard.server";
import { listEditedPages } from "~/features/page-texts/page-screen.server";
import { Panel } from "~/frames/admin/panel";
import { adminMeta, pagesScreen } from "~/frames/admin/screens";
import { Icon } from "~/platform/ui/icon";

export const meta = () => adminMeta(pagesScreen.title);

export const loader = adminLoader(async () => ({ groups: await listEditedPages() }));

export default function PagesScreen() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[60ch] text-steel-600">
        Choose a page to edit its text. Pages you haven't edited update automatically.
      </p>
      <div className="gap-4 lg:columns-2">
        {groups.map(({ name: group, pages }) => (
          <div key={group} className="mb-4 break-inside-avoid">
            <Panel title={group}>
              <ul className="-my-1 border-steel-200 border-b">
                {pages.map(({ name, label, editCount, savedAt }) => (
                  <li key={name} className="border-steel-200 border-t">
                    <Link
                      to={`${pagesScreen.to}/${name}`}
                      className="group flex min-h-13 items-center justify-between gap-4 py-2"
                    >
                      <span className="underline-offset-4 group-hover:underline">{label}</span>
                      <span className="flex items-center gap-2 text-right text-sm text-steel-600">
                        <span>
                          {describeEdits(editCount)}
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

function describeEdits(count: number): string {
  if (count === 0) return "Not changed";
  return count === 1 ? "1 change" : `${count} changes`;
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
