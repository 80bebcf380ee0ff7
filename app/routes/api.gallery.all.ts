import { serveWholeList } from "~/items/api-routes.server";

/** Every gallery item, newest first. */
const serve = serveWholeList("gallery");

export const loader = serve;
export const action = serve;
