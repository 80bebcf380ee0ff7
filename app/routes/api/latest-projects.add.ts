import { serveNewItem } from "~/features/items/api-routes.server";

const serve = serveNewItem("project");

export const loader = serve;
export const action = serve;
