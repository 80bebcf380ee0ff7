import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLocation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { deleteItem } from "~/domain/items/items.server";
import { findProject } from "~/domain/projects/queries.server";
import { removeItem } from "~/http/change-item.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";
import { restoreAddress } from "~/ui/admin/trash-address";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { ToastMessage } from "~/ui/toast-message";

const { confirmDelete, deleted, deleteFailed } = messages.project;

export const meta = () => adminMeta(confirmDelete.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  orNotFound(await findProject(db, readId(params)));
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request);
  const id = readId(params);
  const closeTo = `/admin/projects${new URL(request.url).search}`;
  return await removeItem({
    done: deleted,
    failed: deleteFailed,
    closeTo,
    undo: restoreAddress("project", id, closeTo),
    remove: () => deleteItem(db, "projects", id),
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, tellUnsent(deleteFailed));
}

export default function DeleteProject() {
  return (
    <ConfirmDialog
      {...confirmDelete}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo={`/admin/projects${useLocation().search}`}
    />
  );
}
