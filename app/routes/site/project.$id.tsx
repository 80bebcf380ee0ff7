import { createPublicItem, publicItemMeta } from "~/features/items/public/detail/item-screen";
import { publicItemLoader } from "~/features/items/public-routes.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle: PageHandle = { page: { isPublic: true, query: ["page", "photo"] } };

export const loader = publicItemLoader("project");

export const meta = publicItemMeta("project");

export default createPublicItem("project");
