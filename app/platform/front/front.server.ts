import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { Logger } from "pino";
import type { CachedPage } from "~/platform/http/compress-page.server";
import { hasOwnCookie } from "~/platform/http/cookies.server";
import type { PageCache, PageLookup } from "~/platform/http/page-cache.server";
import type { RenderQueue } from "~/platform/http/render-queue.server";
import { clientAddressHeader, contentVersionHeader, requestIdHeader } from "~/platform/http/request.server";
import type { RequestObserver } from "~/platform/system/metrics.server";
import {
  type AdmittedRequest,
  admitRequest,
  isPageOptionsRequest,
  isReadMethod,
  type Site,
  tooLarge,
} from "./admission.server";
import { hasBody, limitStreamedBody } from "./body-limit.server";
import { createPageSender } from "./cached-page.server";
import { type ClientFinder, chooseRequestId } from "./client.server";
import type { OpenRequests } from "./connections.server";
import { addHeaders, listDefaultHeaders } from "./headers.server";
import { type Exchange, isProbe, observe } from "./observe.server";
import { drain, type Refusal, sendRefusal, tooBusy } from "./refusal.server";
import { isFilePath, isSiteFile, type SiteFiles, sendFile } from "./static-files.server";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FrontOptions {
  site: Site;
  publicUrl: URL;
  hstsIncludesSubdomains: boolean;
  files: SiteFiles;
  pages: PageCache;
  renderQueue: RenderQueue;
  observer: RequestObserver | null;
  listPageMethods: (path: string) => Promise<readonly string[]>;
  openRequests: OpenRequests;
  clientFinder: ClientFinder;
  logger: Logger;
}

const fileNotFound: Refusal = { status: 404, message: "There is no such file." };

/** Creates the listener of `request` and `checkContinue` events. `app` handles what the front does not. */
export function createFront(
  app: Handler,
  {
    site,
    publicUrl,
    hstsIncludesSubdomains,
    files,
    pages,
    renderQueue,
    observer,
    listPageMethods,
    openRequests,
    logger,
    clientFinder,
  }: FrontOptions,
): Handler {
  const defaults = listDefaultHeaders({ publicUrl, hstsIncludesSubdomains });
  const publicSite = { ...site, host: publicUrl.host, origin: publicUrl.origin };
  const sendPage = createPageSender(defaults);

  const handle = (exchange: Exchange): void => {
    const { request, response, client } = exchange;
    const admitted = admitRequest(request, { client, site: publicSite });
    if ("status" in admitted) {
      exchange.isMalformed = true;
      refuse(exchange, admitted);
      return;
    }
    const { path, decodedPath, search } = admitted.target;
    if (isPageOptionsRequest(request.method, path)) sendMethods(exchange, path, decodedPath);
    else if (!isReadMethod(request.method)) {
      recheckPagesAfter(response, pages);
      if (isFilePath(path)) refuse(exchange, fileNotFound);
      else passToApp(exchange, admitted);
    } else if (isSiteFile(files, decodedPath)) {
      exchange.outcome = "file";
      addHeaders(exchange, defaults);
      sendFile(request, response, files, decodedPath, (refusal) => sendRefusal(exchange, refusal, site));
    } else if (isFilePath(path)) refuse(exchange, fileNotFound);
    else if (!needsRenderQueue(path)) passToApp(exchange, admitted);
    else if (!isAnonymous(request)) render(exchange, admitted, null);
    else {
      const lookup = pages.lookUp(path, search);
      if (lookup instanceof Promise) void lookup.then((result) => handleLookup(exchange, admitted, result));
      else {
        observer?.countLookup(true);
        sendCachedPage(exchange, lookup);
      }
    }
  };

  const handleLookup = (
    exchange: Exchange,
    admitted: AdmittedRequest,
    { page, version }: PageLookup,
  ): void => {
    observer?.countLookup(page !== null);
    if (page) sendCachedPage(exchange, page);
    else render(exchange, admitted, version);
  };

  const render = (exchange: Exchange, admitted: AdmittedRequest, contentVersion: string | null): void => {
    const { path, search } = admitted.target;
    const isQueued = renderQueue.add(exchange.response, () => {
      // The page may have been rendered for another visitor while this request waited.
      const lookup = contentVersion === null ? null : pages.lookUp(path, search);
      if (lookup === null || lookup instanceof Promise) passToApp(exchange, admitted, contentVersion);
      else sendCachedPage(exchange, lookup);
    });
    if (!isQueued) refuse(exchange, tooBusy);
  };

  const sendCachedPage = (exchange: Exchange, page: CachedPage): void => {
    exchange.outcome = "cached page";
    sendPage(exchange.request, exchange.response, page, exchange.id);
  };

  const sendMethods = async (exchange: Exchange, path: string, decodedPath: string) => {
    const isFile = isFilePath(path) || isSiteFile(files, decodedPath);
    const methods = isFile ? ["GET", "HEAD"] : await listPageMethods(decodedPath);
    addHeaders(exchange, defaults);
    exchange.response.writeHead(204, { Allow: [...methods, "OPTIONS"].join(", ") }).end();
  };

  const refuse = (exchange: Exchange, refusal: Refusal): void => {
    exchange.outcome = "refused";
    addHeaders(exchange, defaults);
    sendRefusal(exchange, refusal, site);
  };

  const passToApp = (
    exchange: Exchange,
    admitted: AdmittedRequest,
    contentVersion: string | null = null,
  ): void => {
    const { request, response } = exchange;
    addHeaders(exchange, defaults);
    rewriteRequest(exchange, admitted, contentVersion);
    if (request.headers["transfer-encoding"] !== undefined) {
      limitStreamedBody(request, admitted.maxBodyBytes, () => {
        exchange.outcome = "refused";
        if (response.headersSent) request.destroy();
        else sendRefusal(exchange, tooLarge, site);
      });
    }
    // When the app responds early, an unread body would block the next request on the connection.
    if (hasBody(request)) {
      response.once("finish", () => drain(request, () => request.complete || request.destroy()));
    }
    // With Expect, the client sends the body only after this; a refused request gets no 100 Continue.
    if (request.headers.expect !== undefined) response.writeContinue();
    app(request, response);
  };

  return (request, response) => {
    if (!openRequests.add(request, response)) return;
    const client = clientFinder.find(request);
    const id = chooseRequestId(request, client);
    const path = extractPath(request.url ?? "");
    const exchange: Exchange = { request, response, client, id, path, outcome: null, isMalformed: false };
    observe(exchange, logger, observer);
    handle(exchange);
  };
}

/** In characters; a longer path is cut for the log. */
const maxLoggedLength = 500;

function extractPath(url: string): string {
  const queryIndex = url.indexOf("?");
  return url.slice(0, Math.min(queryIndex < 0 ? url.length : queryIndex, maxLoggedLength));
}

/** Returns false for requests with credentials or a cookie of this site, which may hold a toast. */
function isAnonymous({ headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined) return false;
  return headers.cookie === undefined || !hasOwnCookie(headers.cookie);
}

/** Probes and uploaded pictures skip the render queue. */
function needsRenderQueue(path: string): boolean {
  return !isProbe(path) && !path.startsWith("/images/");
}

/** A write may change pages, so the content version is read again before its client can request a page. */
function recheckPagesAfter(response: ServerResponse, pages: PageCache): void {
  onHeaders(response, () => pages.recheck());
  response.on("close", () => pages.recheck());
}

function rewriteRequest(
  { request, client, id }: Exchange,
  { target, host }: AdmittedRequest,
  contentVersion: string | null,
): void {
  request.url = target.path + target.search;
  const { headers } = request;
  headers.host = host;
  headers["x-forwarded-proto"] = client.protocol;
  headers[clientAddressHeader] = client.address;
  headers[requestIdHeader] = id;
  if (contentVersion === null) delete headers[contentVersionHeader];
  else headers[contentVersionHeader] = contentVersion;
  delete headers["x-forwarded-host"];
  if (headers.cookie !== undefined && !hasOwnCookie(headers.cookie)) delete headers.cookie;
}
