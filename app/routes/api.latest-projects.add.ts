import { serveNewItem } from "~/items/api-routes.server";

/** Adds a project. */
const serve = serveNewItem("project");

export const loader = serve;
export const action = serve;
