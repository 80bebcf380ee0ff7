import { countLikes } from "~/enquiries/likes.server";
import { createItemList, itemListMeta } from "~/items/admin/screens";
import { itemListLoader } from "~/items/admin-routes.server";

export const loader = itemListLoader("project", countLikes);

export const meta = itemListMeta("project");

export default createItemList("project");

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
