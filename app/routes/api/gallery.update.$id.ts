import { serveItemChange } from "~/features/items/api-routes.server";

const serve = serveItemChange("gallery");

export const loader = serve;
export const action = serve;
