import { randomBytes } from "node:crypto";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { appendScript } from "./document/append-script.server";
import { LANDING_KEY, noteLanding } from "./document/landing-note";
import { postponeScripts } from "./document/late-scripts.server";
import { NonceContext } from "./document/nonce";
import { answerWithPage, findPublicAnswer } from "./document/page-answer.server";
import { renderDocument } from "./document/render-document.server";
import { boot } from "./server/boot.server";
import { config } from "./server/config.server";
import { startFront } from "./server/front/start.server";
import { reportError } from "./server/report-error.server";

/** How long a page waits for its deferred data, in milliseconds. */
export const streamTimeout = 5_000;

if (config.environment === "production") startFront();
await boot();

/** Renders a page whole and answers with it; what the front keeps needs it only once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const html = await renderDocument(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError: (error) => reportError(error, request),
    },
  );
  return answerWithPage(isOfSite(context) ? finishSitePage(html, nonce) : html, request, {
    nonce,
    status,
    headers,
    publicPage: findPublicAnswer(context),
  });
}

/** Its scripts come late, but for the one that notes where the visit began: that may be too late already. */
function finishSitePage(html: string, nonce: string): string {
  const noting = appendScript(html, { nonce, run: noteLanding, argument: LANDING_KEY });
  return postponeScripts(noting, nonce);
}

/** Whether it is a public page: its visitors read first. The admin's screens are there to be worked with. */
function isOfSite({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === "routes/_site");
}

/** What is answered to a request without cookies holds nothing personal, and may be fetched ahead of a click. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPersonal = request.headers.has("Cookie") || response.headers.has("Set-Cookie");
  if (request.method === "GET" && !isPersonal) response.headers.set("Cache-Control", "private, no-cache");
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => reportError(error, request);
