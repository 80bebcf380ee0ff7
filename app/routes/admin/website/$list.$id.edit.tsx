import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemDialog } from "~/features/items/admin/item-dialog";
import { editItemAction, editItemLoader } from "~/features/items/admin-routes.server";
import { findListName, listForms } from "~/features/items/list-forms";
import { adminMeta } from "~/frames/admin/screens";

export const loader = editItemLoader;

export const action = editItemAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export const meta: MetaFunction = ({ params }) => {
  const list = findListName(params.list);
  return list ? adminMeta(listForms[list].editTitle) : [];
};

export default function EditItem() {
  const { list, item, isDeleted, pictures } = useLoaderData<typeof loader>();
  const { adminPath, editTitle } = listForms[list];
  return (
    <ItemDialog
      list={list}
      title={editTitle}
      submitLabel="Save"
      closeTo={`${adminPath}${useLocation().search}`}
      item={item}
      isDeleted={isDeleted}
      storedPictures={pictures}
    />
  );
}
