import { serveItemChange } from "~/items/api-routes.server";

/** Fields missing from the call stay unchanged. */
const serve = serveItemChange("gallery");

export const loader = serve;
export const action = serve;
