import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ItemDialog } from "~/features/items/admin/item-dialog";
import { newItemAction, newItemLoader } from "~/features/items/admin-routes.server";
import { findListKind, kindForms } from "~/features/items/kind-forms";
import { adminMeta } from "~/frames/admin/screens";

export const loader = newItemLoader;

export const action = newItemAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

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
