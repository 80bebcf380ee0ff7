import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { itemListWords } from "~/content/item-lists";
import { messages } from "~/content/messages";
import { ItemCard } from "~/items/admin/item-card";
import { ItemGrid } from "~/items/admin/item-grid";
import { emptyAdminList, readAdminList } from "~/items/list-request.server";
import { countProjects, listProjects } from "~/items/projects.server";
import { db } from "~/server/db/database.server";
import { orEmpty } from "~/server/or-empty.server";
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
