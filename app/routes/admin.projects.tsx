import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { selectListPage } from "~/domain/items/list-page";
import { countTrash } from "~/domain/items/trash.server";
import { countProjects, listProjects } from "~/domain/projects/queries.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { ItemCard } from "~/ui/admin/item-card";
import { ItemGrid } from "~/ui/admin/item-grid";
import { adminMeta } from "~/ui/admin/screens";
import { Icon } from "~/ui/icon";

export const meta = () => adminMeta(messages.admin.titles.projects);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const page = selectListPage(new URL(request.url).searchParams.get("page"), await countProjects(db));
  if (!page) throw redirect("/admin/projects");
  return { projects: await listProjects(db, page), page, trashed: await countTrash(db) };
}

export default function Projects() {
  const { projects, page, trashed } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <ItemGrid
        list="/admin/projects"
        page={page}
        trashed={trashed}
        add={messages.project.add}
        empty={messages.project.emptyAdmin}
      >
        {projects.map((project) => (
          <ItemCard key={project.id} list="/admin/projects" {...project}>
            <p className="flex items-center gap-1.5 text-sm text-steel-600">
              <Icon name="pin" className="size-4" />
              {project.location ?? messages.notAvailable}
            </p>
            <p className="line-clamp-3 text-sm">{project.description}</p>
          </ItemCard>
        ))}
      </ItemGrid>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
