import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, type Params, useActionData, useLoaderData } from "@remix-run/react";
import { itemListWords } from "~/content/item-lists";
import { db } from "~/db/database.server";
import { countGalleryItems, listGalleryItems } from "~/domain/gallery/queries.server";
import { countProjects, listProjects } from "~/domain/projects/queries.server";
import { readAdminList } from "~/http/list-request.server";
import { moveInList } from "~/http/move-item.server";
import { orNotFound } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { OrderList } from "~/ui/admin/order-list";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";

const lists = [
  { address: "/admin/projects", table: "projects", count: countProjects, read: listProjects },
  {
    address: "/admin/galleryadmin",
    table: "gallery_items",
    count: countGalleryItems,
    read: listGalleryItems,
  },
] as const;

export const meta = () => adminMeta(itemListWords.order.link);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { address, count, read } = findList(params);
  const { page, total } = await readAdminList(request, () => count(db));
  return { list: address, items: await read(db, page), page, total };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const { address, table } = findList(params);
  return await moveInList(request, table, `${address}/order`);
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent());
}

function findList({ list }: Params) {
  return orNotFound(lists.find(({ address }) => address === `/admin/${list}`) ?? null);
}

/** The projects, or the gallery, as rows that can be moved. */
export default function ItemOrder() {
  const unsent = useActionData<ReturnType<typeof tellUnsent>>();
  return <OrderList {...useLoaderData<typeof loader>()} unsent={unsent} />;
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
