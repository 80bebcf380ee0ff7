import { describeApi } from "~/api/openapi.server";
import { serveJson } from "~/http/json-api.server";
import { config } from "~/runtime/config.server";

const serve = serveJson({ GET: async () => Response.json(describeApi(config.publicUrl.origin)) });

export const loader = serve;
export const action = serve;
