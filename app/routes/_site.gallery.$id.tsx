import type { PageHandle } from "~/http/page-handle";
import { createPublicItem, publicItemMeta } from "~/items/public/screens";
import { publicItemLoader } from "~/items/public-routes.server";

export const handle: PageHandle = { page: { isPublic: true, query: ["page"] } };

export const loader = publicItemLoader("gallery");

export const meta = publicItemMeta("gallery");

export default createPublicItem("gallery");
