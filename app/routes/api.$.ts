import { ApiProblem, serveJson } from "~/http/json-api.server";

const answerMissing = async (): Promise<Response> => {
  throw new ApiProblem(404, "There is no API call at this address.");
};

/** Handles every address below /api without a route. */
const serve = serveJson({
  GET: answerMissing,
  POST: answerMissing,
  PUT: answerMissing,
  DELETE: answerMissing,
});

export const loader = serve;
export const action = serve;
