import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemDialog } from "~/features/items/admin/item-dialog";
import { editItemAction, editItemLoader } from "~/features/items/admin-routes.server";
import { findListKind, kindForms } from "~/features/items/kind-forms";
import { adminMeta } from "~/frames/admin/screens";

export const loader = editItemLoader;

export const action = editItemAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export const meta: MetaFunction = ({ params }) => {
  const kind = findListKind(params.list);
  return kind ? adminMeta(kindForms[kind].editTitle) : [];
};

export default function EditItem() {
  const { kind, item, isDeleted, pictures } = useLoaderData<typeof loader>();
  const { adminPath, editTitle } = kindForms[kind];
  return (
    <ItemDialog
      kind={kind}
      title={editTitle}
      submitLabel="Save"
      closeTo={`${adminPath}${useLocation().search}`}
      item={item}
      isDeleted={isDeleted}
      storedPictures={pictures}
    />
  );
}
