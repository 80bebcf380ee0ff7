import { createItemList, itemListMeta } from "~/items/admin/screens";
import { itemListLoader } from "~/items/admin-routes.server";

export const loader = itemListLoader("project");

export const meta = itemListMeta("project");

export default createItemList("project");

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
