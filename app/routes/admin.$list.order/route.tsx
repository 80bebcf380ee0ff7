import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, type Params, useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { itemListWords } from "~/content/item-lists";
import { countGalleryItems, listGalleryItems } from "~/items/gallery.server";
import { readAdminList } from "~/items/list-request.server";
import { moveInList } from "~/items/move-item.server";
import { countProjects, listProjects } from "~/items/projects.server";
import { db } from "~/server/db/database.server";
import { orNotFound } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { OrderList } from "./order-list";

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
