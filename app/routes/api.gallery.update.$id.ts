import { serveItemChange } from "~/items/api-routes.server";

/** Changes a gallery item; what the call leaves out stays as it is. */
const serve = serveItemChange("gallery");

export const loader = serve;
export const action = serve;
