import { serveJson } from "~/platform/http/json-api.server";
import { config } from "~/platform/runtime/config.server";
import { describeApi } from "~/routes/api/openapi[.]json/openapi.server";

const serve = serveJson({ GET: async () => Response.json(describeApi(config.publicUrl.origin)) });

export const loader = serve;
export const action = serve;
