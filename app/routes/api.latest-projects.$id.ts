import { serveItemDeletion } from "~/items/api-routes.server";

/** Moves a project into the trash. */
const serve = serveItemDeletion("project");

export const loader = serve;
export const action = serve;
