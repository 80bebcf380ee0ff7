import { createPublicItem, publicItemMeta } from "~/features/items/public/detail/item-screen";
import { publicItemLoader } from "~/features/items/public-routes.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle: PageHandle = { page: { isPublic: true, query: ["page"] } };

export const loader = publicItemLoader("gallery");

export const meta = publicItemMeta("gallery");

export default createPublicItem("gallery");
