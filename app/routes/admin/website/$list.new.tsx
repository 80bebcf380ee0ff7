import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemDialog } from "~/features/items/admin/item-dialog";
import { newItemAction, newItemLoader } from "~/features/items/admin-routes.server";
import { findListName, listForms } from "~/features/items/list-forms";
import { adminMeta } from "~/frames/admin/screens";

export const loader = newItemLoader;

export const action = newItemAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export const meta: MetaFunction = ({ params }) => {
  const list = findListName(params.list);
  return list ? adminMeta(listForms[list].messages.add) : [];
};

export default function NewItem() {
  const { list, idempotencyKey } = useLoaderData<typeof loader>();
  const { adminPath, messages } = listForms[list];
  return (
    <ItemDialog
      list={list}
      title={messages.add}
      submitLabel={list === "testimonial" ? "Save" : messages.add}
      closeTo={`${adminPath}${useLocation().search}`}
      idempotencyKey={idempotencyKey}
    />
  );
}
