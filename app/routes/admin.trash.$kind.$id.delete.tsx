import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { trashWords } from "~/content/trash";
import { TRASH } from "~/items/admin/trash-address";
import { leave } from "~/items/change-item.server";
import { endItem, findTrashedTitle } from "~/items/trash.server";
import { readTrashItem } from "~/items/trash-item.server";
import { db } from "~/server/db/database.server";
import { orNotFound } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";
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
