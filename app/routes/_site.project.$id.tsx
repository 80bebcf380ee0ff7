import type { PageHandle } from "~/http/page-handle";
import { createPublicItem, publicItemMeta } from "~/items/public/screens";
import { publicItemLoader } from "~/items/public-routes.server";

export const handle: PageHandle = { page: { isPublic: true, query: ["page", "photo"] } };

export const loader = publicItemLoader("project");

export const meta = publicItemMeta("project");

export default createPublicItem("project");
