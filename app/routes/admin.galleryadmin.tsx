import { countLikes } from "~/enquiries/likes.server";
import { createItemList, itemListMeta } from "~/items/admin/screens";
import { itemListLoader } from "~/items/admin-routes.server";

export const loader = itemListLoader("gallery", countLikes);

export const meta = itemListMeta("gallery");

export default createItemList("gallery");

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
