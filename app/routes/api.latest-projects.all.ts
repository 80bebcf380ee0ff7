import { serveWholeList } from "~/items/api-routes.server";

/** Every project, newest first. */
const serve = serveWholeList("project");

export const loader = serve;
export const action = serve;
