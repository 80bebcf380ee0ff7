import { serveItemChange } from "~/features/items/api-routes.server";

const serve = serveItemChange("project");

export const loader = serve;
export const action = serve;
