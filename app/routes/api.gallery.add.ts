import { serveNewItem } from "~/items/api-routes.server";

/** Adds a gallery item. */
const serve = serveNewItem("gallery");

export const loader = serve;
export const action = serve;
