import { createItemList, itemListMeta } from "~/items/admin/screens";
import { itemListLoader } from "~/items/admin-routes.server";

export const loader = itemListLoader("gallery");

export const meta = itemListMeta("gallery");

export default createItemList("gallery");

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
