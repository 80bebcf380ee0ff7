import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressHeader, contentVersionHeader, requestIdHeader } from "~/server/internal-headers";
import { paceBodiesBy } from "~/server/paced-body.server";
import { type AppAnswer, mediateAnswer } from "./app-answer.server";
import { hasBody, limitUndeclaredBody } from "./body-limit.server";
import type { Client } from "./client.server";
import { drain } from "./drain.server";
import type { Handler } from "./front.server";
import { type Admitted, tooLarge } from "./judge.server";
import { sendRefusal } from "./refusal.server";

interface HandingOver {
  app: Handler;
  admitted: Admitted;
  client: Client;
  id: string;
  /** Under which the page may be kept; null when it may not. */
  contentVersion: string | null;
}

/** Gives an admitted request to the app, telling it only what is true, and takes its answer. */
export function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  { app, admitted, ...known }: HandingOver,
): void {
  const answer = mediateAnswer(request, response);
  rewriteRequest(request, { admitted, ...known });
  if (request.headers["transfer-encoding"] !== undefined) boundBody(request, { answer, admitted });
  // An app that answers early leaves the body half-read: nothing that follows on the connection would get through.
  if (hasBody(request)) {
    response.once("finish", () => drain(request, () => request.complete || request.destroy()));
  }
  // The sender waits for this word before the body; a request that was refused never gets it.
  if (request.headers.expect !== undefined) response.writeContinue();
  paceBodiesBy(response, () => app(request, response));
}

function rewriteRequest(
  request: IncomingMessage,
  { admitted, client, id, contentVersion }: Omit<HandingOver, "app">,
): void {
  request.url = admitted.path + admitted.search;
  const { headers } = request;
  headers.host = admitted.host;
  headers["x-forwarded-for"] = client.address;
  headers["x-forwarded-proto"] = client.protocol;
  headers[clientAddressHeader] = client.address;
  headers[requestIdHeader] = id;
  if (contentVersion === null) delete headers[contentVersionHeader];
  else headers[contentVersionHeader] = contentVersion;
  delete headers["x-forwarded-host"];
  // Compression is done here; remix-serve would do it a second time, and worse.
  delete headers["accept-encoding"];
}

function boundBody(
  request: IncomingMessage,
  { answer, admitted }: { answer: AppAnswer; admitted: Admitted },
): void {
  limitUndeclaredBody(request, admitted.bodyLimit, () => {
    const replaced = answer.replace((wire) => sendRefusal(request, wire, admitted.path, tooLarge));
    if (!replaced) request.destroy();
  });
}
