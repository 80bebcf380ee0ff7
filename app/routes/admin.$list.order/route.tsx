import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { itemListWords } from "~/content/item-lists";
import { orderAction, orderLoader } from "~/items/admin-routes.server";
import { OrderList } from "./order-list";

export const meta = () => adminMeta(itemListWords.order.link);

export const loader = orderLoader;

export const action = orderAction;

export const clientAction = submitWithFallback(tellUnsent());

export default function ItemOrder() {
  const unsent = useActionData<ReturnType<typeof tellUnsent>>();
  return <OrderList {...useLoaderData<typeof loader>()} unsent={unsent} />;
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
