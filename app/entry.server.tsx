import { randomBytes } from "node:crypto";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { boot } from "~/boot.server";
import { getCachedFirm } from "~/business/firm.server";
import { errors } from "~/content/messages";
import { isAdminPath } from "~/features/accounts/safe-path";
import { LANDING_KEY, noteLanding } from "~/features/enquiries/attribution";
import stylesheet from "~/frames/styles/tailwind.css?url";
import { reportError } from "~/platform/document/report-error.server";
import { startFront } from "~/platform/front/start.server";
import { isPublicSite } from "~/platform/http/page-handle";
import { renderQueue } from "~/platform/http/render-queue.server";
import { config } from "~/platform/runtime/config.server";
import { pathRules } from "~/routes/path-rules.server";
import { finishDocument } from "./platform/document/finish-document.server";
import { InlineScriptContext } from "./platform/document/inline-script";
import { writeCall, writeInlineScript } from "./platform/document/inline-scripts.server";
import { createPageResponse, findMatchedPublicPage } from "./platform/document/page-response.server";
import { renderDocument } from "./platform/document/render-document.server";

/** Maximum wait for a page's deferred data, in ms. */
export const streamTimeout = 5_000;

// Dynamic, because the build itself imports this file.
if (config.environment === "production") {
  startFront(() => import("virtual:remix/server-build"), {
    getName: () => getCachedFirm().business.name,
    stylesheet,
    notFoundMessage: errors.notFound.message,
    pathRules,
  });
}
await boot();

/** The front has already queued GET and HEAD. This queues the page of a form after its action. */
export default async function handleRequest(...page: Page): Promise<Response> {
  if (page[0].method !== "POST") return await renderPage(...page);
  return await renderQueue.render(() => renderPage(...page));
}

type Page = [request: Request, status: number, headers: Headers, context: EntryContext];

async function renderPage(...[request, status, headers, context]: Page): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const isPublic = isPublicPage(context);
  const document = await renderDocument(
    <InlineScriptContext.Provider
      value={{ nonce, code: writeInlineScript(isPublic, writeCall(noteLanding, LANDING_KEY)) }}
    >
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </InlineScriptContext.Provider>,
    {
      nonce,
      signal: request.signal,
      timeoutMs: streamTimeout + 1_000,
      onError: (error) => reportError(error, request),
    },
  );
  return createPageResponse(finishDocument(document, nonce, isPublic), request, {
    isAdmin: isAdminPath(new URL(request.url).pathname),
    status,
    headers,
    publicPage: findMatchedPublicPage(context),
  });
}

function isPublicPage({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isPublicSite(routeModules[route.id]?.handle));
}

/**
 * Without cookies in the request, the response contains nothing personal, so browsers may prefetch it. A route that sets
 * Cache-Control knows better.
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPersonal = request.headers.has("Cookie") || response.headers.has("Set-Cookie");
  const hasRule = response.headers.has("Cache-Control");
  if (request.method === "GET" && !isPersonal && !hasRule)
    response.headers.set("Cache-Control", "private, no-cache");
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => reportError(error, request);
