import { serveWholeList } from "~/features/items/api-routes.server";

const serve = serveWholeList("gallery");

export const loader = serve;
export const action = serve;
