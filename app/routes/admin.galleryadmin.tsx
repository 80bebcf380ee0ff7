import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { itemListWords } from "~/content/item-lists";
import { manyPictures } from "~/content/many-pictures";
import { messages } from "~/content/messages";
import { ItemCard } from "~/items/admin/item-card";
import { ItemGrid } from "~/items/admin/item-grid";
import { countGalleryItems, listGalleryItems } from "~/items/gallery.server";
import { emptyAdminList, readAdminList } from "~/items/list-request.server";
import { db } from "~/server/db/database.server";
import { orEmpty } from "~/server/or-empty.server";

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
