import { serveItemDeletion } from "~/items/api-routes.server";

/** Moves the item to the trash. */
const serve = serveItemDeletion("gallery");

export const loader = serve;
export const action = serve;
