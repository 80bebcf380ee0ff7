import { serveItemChange } from "~/items/api-routes.server";

/** Changes a project; what the call leaves out stays as it is. */
const serve = serveItemChange("project");

export const loader = serve;
export const action = serve;
