import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { countGalleryItems, listGalleryItems } from "~/domain/gallery/queries.server";
import { selectListPage } from "~/domain/items/list-page";
import { countTrash } from "~/domain/items/trash.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { ItemCard } from "~/ui/admin/item-card";
import { ItemGrid } from "~/ui/admin/item-grid";
import { adminMeta } from "~/ui/admin/screens";

export const meta = () => adminMeta(messages.admin.titles.gallery);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const page = selectListPage(new URL(request.url).searchParams.get("page"), await countGalleryItems(db));
  if (!page) throw redirect("/admin/galleryadmin");
  return { items: await listGalleryItems(db, page), page, trashed: await countTrash(db) };
}

export default function Gallery() {
  const { items, page, trashed } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <ItemGrid
        list="/admin/galleryadmin"
        page={page}
        trashed={trashed}
        add={messages.gallery.add}
        empty={messages.gallery.emptyAdmin}
      >
        {items.map((item) => (
          <ItemCard key={item.id} list="/admin/galleryadmin" {...item}>
            <p className="line-clamp-3 text-sm">{item.content}</p>
          </ItemCard>
        ))}
      </ItemGrid>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
