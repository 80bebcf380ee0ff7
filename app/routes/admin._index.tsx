import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { listRecentItems } from "~/domain/dashboard/queries.server";
import { countEnquiries } from "~/domain/enquiries/queries.server";
import { countGalleryItems } from "~/domain/gallery/queries.server";
import { countProjects } from "~/domain/projects/queries.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { CountCard } from "~/ui/admin/count-card";
import { RecentItems } from "~/ui/admin/recent-items";
import { adminMeta } from "~/ui/admin/screens";

const words = messages.dashboard;

export const meta = () => adminMeta(messages.admin.titles.dashboard);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [projects, gallery, enquiries, recent] = await Promise.all([
    countProjects(db),
    countGalleryItems(db),
    countEnquiries(db, "new"),
    listRecentItems(db),
  ]);
  return { projects, gallery, enquiries, recent };
}

export default function Dashboard() {
  const { projects, gallery, enquiries, recent } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-6">
      <ul className="grid gap-4 sm:grid-cols-3">
        <CountCard to="/admin/projects" icon="pin" label={words.totalProjects} count={projects} />
        <CountCard to="/admin/galleryadmin" icon="image" label={words.totalGallery} count={gallery} />
        <CountCard to="/admin/enquiries" icon="inbox" label="New Enquiries" count={enquiries} />
      </ul>
      <RecentItems items={recent} />
    </div>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
