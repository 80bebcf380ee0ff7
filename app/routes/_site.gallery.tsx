import type { PageHandle } from "~/http/page-handle";
import { createPublicList, publicListMeta } from "~/items/public/screens";
import { publicListLoader } from "~/items/public-routes.server";

export const handle: PageHandle = { page: { isPublic: true, query: ["page"] } };

export const loader = publicListLoader("gallery");

export { reuseListBehindItem as shouldRevalidate } from "~/items/public/screens";

export const meta = publicListMeta("gallery");

export default createPublicList("gallery");
