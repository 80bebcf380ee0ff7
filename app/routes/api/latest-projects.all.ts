import { serveWholeList } from "~/features/items/api-routes.server";

const serve = serveWholeList("project");

export const loader = serve;
export const action = serve;
