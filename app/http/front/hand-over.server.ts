import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressHeader, requestIdHeader } from "~/http/internal-headers";
import { type AppAnswer, mediateAnswer } from "./app-answer.server";
import { limitUndeclaredBody } from "./body-limit.server";
import type { Client } from "./client.server";
import { drain } from "./drain.server";
import type { Handler } from "./front.server";
import { type Admitted, tooLarge } from "./judge.server";
import { sendRefusal } from "./refusal.server";

/** Gives an admitted request to the app, telling it only what is true, and takes its answer. */
export function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  { app, admitted, client, id }: { app: Handler; admitted: Admitted; client: Client; id: string },
): void {
  const answer = mediateAnswer(request, response);
  rewriteRequest(request, { admitted, client, id });
  if (request.headers["transfer-encoding"] !== undefined) boundBody(request, response, { answer, admitted });
  // The sender waits for this word before the body; a request that was refused never gets it.
  if (request.headers.expect !== undefined) response.writeContinue();
  app(request, response);
}

function rewriteRequest(
  request: IncomingMessage,
  { admitted, client, id }: { admitted: Admitted; client: Client; id: string },
): void {
  request.url = admitted.path + admitted.search;
  const { headers } = request;
  headers.host = admitted.host;
  headers["x-forwarded-for"] = client.address;
  headers["x-forwarded-proto"] = client.protocol;
  headers[clientAddressHeader] = client.address;
  headers[requestIdHeader] = id;
  delete headers["x-forwarded-host"];
  // Compression is done here; remix-serve would do it a second time, and worse.
  delete headers["accept-encoding"];
}

function boundBody(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, admitted }: { answer: AppAnswer; admitted: Admitted },
): void {
  limitUndeclaredBody(request, admitted.bodyLimit, () => {
    const replaced = answer.replace((wire) => sendRefusal(request, wire, admitted.path, tooLarge));
    if (!replaced) request.destroy();
  });
  // Node would read to its end, however far that is, a body that the app left unread.
  response.once("finish", () => drain(request, () => request.complete || request.destroy()));
}
