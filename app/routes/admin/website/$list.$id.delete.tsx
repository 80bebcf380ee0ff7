import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { TRASH_DAYS } from "~/content/constants";
import { deleteItemAction, deleteItemLoader } from "~/features/items/admin-routes.server";
import { findListName, listForms } from "~/features/items/list-forms";
import { adminMeta } from "~/frames/admin/screens";
import { ConfirmDialog } from "~/platform/ui/form/confirm-dialog";
import type { ToastMessage } from "~/platform/ui/form/form-result";

export const loader = deleteItemLoader;

export const action = deleteItemAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export const meta: MetaFunction = ({ params }) => {
  const list = findListName(params.list);
  return list ? adminMeta(listForms[list].messages.confirmDelete.title) : [];
};

export default function DeleteItem() {
  const { list } = useLoaderData<typeof loader>();
  const { adminPath, messages } = listForms[list];
  return (
    <ConfirmDialog
      {...messages.confirmDelete}
      note={`It first moves to the trash. You can restore it within ${TRASH_DAYS} days.`}
      toast={useActionData<{ toast: ToastMessage }>()?.toast}
      closeTo={`${adminPath}${useLocation().search}`}
    />
  );
}
