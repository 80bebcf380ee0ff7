import { config } from "~/config.server";
import { serveJson } from "~/http/json-api.server";
import { describeApi } from "~/http/openapi/document.server";

/** The description of the API, for whoever writes a program against it. */
const serve = serveJson({ GET: async () => Response.json(describeApi(config.publicUrl.origin)) });

export const loader = serve;
export const action = serve;
