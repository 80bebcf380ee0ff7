import type { PageHandle } from "~/http/page-handle";
import { createPublicList, publicListMeta } from "~/items/public/screens";
import { publicListLoader } from "~/items/public-routes.server";

export const handle: PageHandle = { page: { isPublic: true, query: ["page"] } };

export const loader = publicListLoader("project");

export { reuseListBehindItem as shouldRevalidate } from "~/items/public/screens";

export const meta = publicListMeta("project");

export default createPublicList("project");
