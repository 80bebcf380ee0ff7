import { serveItemDeletion } from "~/features/items/api-routes.server";

const serve = serveItemDeletion("project");

export const loader = serve;
export const action = serve;
