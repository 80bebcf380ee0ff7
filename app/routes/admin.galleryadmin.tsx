import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { itemListWords } from "~/content/item-lists";
import { manyPictures } from "~/content/many-pictures";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { countGalleryItems, listGalleryItems } from "~/domain/gallery/queries.server";
import { emptyAdminList, readAdminList } from "~/http/list-request.server";
import { orEmpty } from "~/http/or-empty.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { ItemCard } from "~/ui/admin/item-card";
import { ItemGrid } from "~/ui/admin/item-grid";
import { adminMeta } from "~/ui/admin/screens";

export const meta = () => adminMeta(messages.admin.titles.gallery);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return await orEmpty("gallery", readList(request), { items: [], list: emptyAdminList });
}

async function readList(request: Request) {
  const list = await readAdminList(request, (search) => countGalleryItems(db, search));
  return { items: await listGalleryItems(db, list.page, list.search), list };
}

export default function Gallery() {
  const { items, list } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <ItemGrid
        {...list}
        list="/admin/galleryadmin"
        add={messages.gallery.add}
        many={{ to: "/admin/galleryadmin/upload", label: manyPictures.title }}
        empty={messages.gallery.emptyAdmin}
        words={itemListWords.gallery}
      >
        {items.map((item) => (
          <ItemCard key={item.id} list="/admin/galleryadmin" {...item}>
            {item.content ? <p className="line-clamp-3 wrap-anywhere text-sm">{item.content}</p> : null}
          </ItemCard>
        ))}
      </ItemGrid>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
