import { createPublicList, publicListMeta } from "~/features/items/public/list/list-screen";
import { publicListLoader } from "~/features/items/public-routes.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle: PageHandle = { page: { isPublic: true, query: ["page"] } };

export const loader = publicListLoader("gallery");

export { reuseListBehindItem as shouldRevalidate } from "~/features/items/public/list/list-screen";

export const meta = publicListMeta("gallery");

export default createPublicList("gallery");
