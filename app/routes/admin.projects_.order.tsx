import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { itemListWords } from "~/content/item-lists";
import { db } from "~/db/database.server";
import { countProjects, listProjects } from "~/domain/projects/queries.server";
import { readAdminList } from "~/http/list-request.server";
import { moveInList } from "~/http/move-item.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { OrderList } from "~/ui/admin/order-list";
import { adminMeta } from "~/ui/admin/screens";

const list = "/admin/projects";

export const meta = () => adminMeta(itemListWords.order.link);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { page, total } = await readAdminList(request, () => countProjects(db));
  return { items: await listProjects(db, page), page, total };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  return await moveInList(request, "projects", `${list}/order`);
}

/** The projects as rows that can be moved. */
export default function ProjectOrder() {
  return <OrderList list={list} {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
