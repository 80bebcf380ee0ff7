import { createPublicItem, publicItemMeta } from "~/items/public/screens";
import { publicItemLoader } from "~/items/public-routes.server";
import type { PageHandle } from "~/server/page-handle";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export const loader = publicItemLoader("gallery");

export const meta = publicItemMeta("gallery");

export default createPublicItem("gallery");
