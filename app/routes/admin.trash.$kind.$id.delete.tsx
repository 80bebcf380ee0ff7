import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { trashWords } from "~/content/trash";
import { db } from "~/db/database.server";
import { endItem, findTrashedTitle } from "~/domain/items/trash.server";
import { leave } from "~/http/change-item.server";
import { orNotFound } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { readTrashItem } from "~/http/trash-item.server";
import { adminMeta } from "~/ui/admin/screens";
import { TRASH } from "~/ui/admin/trash-address";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const { confirmEnd } = trashWords;

export const meta = () => adminMeta(confirmEnd.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { kind, id } = readTrashItem(params);
  return { title: orNotFound(await findTrashedTitle(db, kind, id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const { kind, id } = readTrashItem(params);
  await endItem(db, kind, id);
  const { search } = new URL(request.url);
  return await leave(`${TRASH}${search}`, { kind: "success", message: trashWords.ended[kind] });
}

export default function EndItem() {
  const { title } = useLoaderData<typeof loader>();
  const closeTo = `${TRASH}${useLocation().search}`;
  return <ConfirmDialog {...confirmEnd} message={confirmEnd.message(title)} closeTo={closeTo} />;
}
