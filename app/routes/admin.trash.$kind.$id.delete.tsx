import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { trashWords } from "~/content/trash";
import { db } from "~/db/database.server";
import { endItem, findTrashedTitle } from "~/domain/items/trash.server";
import { leave } from "~/http/change-item.server";
import { orNotFound } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { readTrashItem } from "~/http/trash-item.server";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";
import { TRASH } from "~/ui/admin/trash-address";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

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

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent());
}

export default function EndItem() {
  const { title } = useLoaderData<typeof loader>();
  const closeTo = `${TRASH}${useLocation().search}`;
  return (
    <ConfirmDialog
      {...confirmEnd}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      message={confirmEnd.message(title)}
      closeTo={closeTo}
    />
  );
}
