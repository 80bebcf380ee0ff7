import { serveJson } from "~/api/json-api.server";
import { describeApi } from "~/api/openapi.server";
import { config } from "~/server/config.server";

/** The description of the API, for authors of clients. */
const serve = serveJson({ GET: async () => Response.json(describeApi(config.publicUrl.origin)) });

export const loader = serve;
export const action = serve;
