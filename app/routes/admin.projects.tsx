import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { itemListWords } from "~/content/item-lists";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { countProjects, listProjects } from "~/domain/projects/queries.server";
import { emptyAdminList, readAdminList } from "~/http/list-request.server";
import { orEmpty } from "~/http/or-empty.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { ItemCard } from "~/ui/admin/item-card";
import { ItemGrid } from "~/ui/admin/item-grid";
import { adminMeta } from "~/ui/admin/screens";
import { Icon } from "~/ui/icon";

export const meta = () => adminMeta(messages.admin.titles.projects);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return await orEmpty("projects", readList(request), { projects: [], list: emptyAdminList });
}

async function readList(request: Request) {
  const list = await readAdminList(request, (search) => countProjects(db, search));
  return { projects: await listProjects(db, list.page, list.search), list };
}

export default function Projects() {
  const { projects, list } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <ItemGrid
        {...list}
        list="/admin/projects"
        add={messages.project.add}
        empty={messages.project.emptyAdmin}
        words={itemListWords.projects}
      >
        {projects.map((project) => (
          <ItemCard key={project.id} list="/admin/projects" {...project}>
            <p className="flex items-start gap-1.5 text-sm text-steel-600">
              <Icon name="pin" className="mt-0.5 size-4" />
              <span className="min-w-0 wrap-anywhere">{project.location ?? messages.notAvailable}</span>
            </p>
            {project.description ? (
              <p className="line-clamp-3 wrap-anywhere text-sm">{project.description}</p>
            ) : null}
          </ItemCard>
        ))}
      </ItemGrid>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
