import { serveItemDeletion } from "~/items/api-routes.server";

/** Moves a gallery item into the trash. */
const serve = serveItemDeletion("gallery");

export const loader = serve;
export const action = serve;
