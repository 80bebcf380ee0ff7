import { ApiProblem, serveJson } from "~/platform/http/json-api.server";

const throwNotFound = async (): Promise<Response> => {
  throw new ApiProblem(404, "There is no API call at this address.");
};

/** Handles every path below /api that has no route. */
const serve = serveJson({
  GET: throwNotFound,
  POST: throwNotFound,
  PUT: throwNotFound,
  DELETE: throwNotFound,
});

export const loader = serve;
export const action = serve;
