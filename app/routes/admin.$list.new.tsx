import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { adminMeta } from "~/admin/screens";
import { ItemDialog } from "~/items/admin/item-dialog";
import { newItemAction, newItemLoader } from "~/items/admin-routes.server";
import { findListKind, kindForms } from "~/items/kind-forms";

export const loader = newItemLoader;

export const action = newItemAction;

export { submitForm as clientAction } from "~/ui/form/submit-form";

export const meta: MetaFunction = ({ params }) => {
  const kind = findListKind(params.list);
  return kind ? adminMeta(kindForms[kind].messages.add) : [];
};

export default function NewItem() {
  const { kind, idempotencyKey } = useLoaderData<typeof loader>();
  const { adminPath, messages } = kindForms[kind];
  return (
    <ItemDialog
      kind={kind}
      title={messages.add}
      submitLabel={kind === "testimonial" ? "Save" : messages.add}
      closeTo={`${adminPath}${useLocation().search}`}
      idempotencyKey={idempotencyKey}
    />
  );
}
