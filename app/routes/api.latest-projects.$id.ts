import { serveItemDeletion } from "~/items/api-routes.server";

/** DELETE moves the project to the trash. */
const serve = serveItemDeletion("project");

export const loader = serve;
export const action = serve;
