import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLocation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/session.server";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { messages } from "~/content/messages";
import { restoreAddress } from "~/items/admin/trash-address";
import { removeItem } from "~/items/change-item.server";
import { deleteItem } from "~/items/items.server";
import { findProject } from "~/items/projects.server";
import { db } from "~/server/db/database.server";
import { orNotFound, readId } from "~/server/route-params.server";
import { requireSameOrigin } from "~/server/same-origin.server";
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
