import { serveNewItem } from "~/features/items/api-routes.server";

const serve = serveNewItem("gallery");

export const loader = serve;
export const action = serve;
