import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { Logger } from "pino";
import type { CachedPage } from "~/http/compress-page.server";
import { hasOwnCookie } from "~/http/cookies.server";
import { clientAddressHeader, contentVersionHeader, requestIdHeader } from "~/http/internal-headers";
import type { PageCache, PageLookup } from "~/http/page-cache.server";
import type { RenderQueue } from "~/http/render-queue.server";
import type { RequestObserver } from "~/system/metrics.server";
import { type Admitted, admitRequest, isAskingForMethods, isReading, tooLarge } from "./admission.server";
import { hasBody, limitUndeclaredBody } from "./body-limit.server";
import { createPageSender } from "./cached-page.server";
import { type ClientFinder, chooseRequestId } from "./client.server";
import type { OpenRequests } from "./connections.server";
import { addDefaultHeaders, listDefaultHeaders } from "./headers.server";
import { type Exchange, isProbe, observe } from "./observe.server";
import { drain, type Refusal, sendRefusal, tooBusy } from "./refusal.server";
import { isFilePath, isSiteFile, type SiteFiles, sendFile } from "./static-files.server";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FrontOptions {
  publicUrl: URL;
  files: SiteFiles;
  pages: PageCache;
  renders: RenderQueue;
  observer: RequestObserver | null;
  listPageMethods: (path: string) => Promise<readonly string[]>;
  open: OpenRequests;
  clients: ClientFinder;
  logger: Logger;
}

const noSuchFile: Refusal = { status: 404, message: "There is no such file." };

/** Handles `request` and `checkContinue` events alike. `app` receives the remaining admitted requests. */
export function createFront(
  app: Handler,
  { publicUrl, files, pages, renders, observer, listPageMethods, open, logger, clients }: FrontOptions,
): Handler {
  const defaults = listDefaultHeaders(publicUrl);
  const site = { host: publicUrl.host, origin: publicUrl.origin };
  const sendPage = createPageSender(defaults);

  const answer = (exchange: Exchange): void => {
    const { request, response, client, id } = exchange;
    const admitted = admitRequest(request, { client, site });
    if ("status" in admitted) {
      refuse(exchange, admitted);
      return;
    }
    const { path, decodedPath, search } = admitted.target;
    if (isAskingForMethods(request.method, path)) sendMethods(exchange, path, decodedPath);
    else if (!isReading(request.method)) {
      recheckAfter(response, pages);
      if (isFilePath(path)) refuse(exchange, noSuchFile);
      else passToApp(exchange, admitted);
    } else if (isSiteFile(files, decodedPath)) {
      exchange.answeredWith = "file";
      addDefaultHeaders(response, defaults, id);
      sendFile(request, response, files, decodedPath);
    } else if (isFilePath(path)) refuse(exchange, noSuchFile);
    else if (!isRendered(path)) passToApp(exchange, admitted);
    else if (!isAnonymous(request)) render(exchange, admitted, null);
    else {
      const found = pages.lookUp(path, search);
      if (found instanceof Promise)
        void found.then((lookup) => answerAfterLookup(exchange, admitted, lookup));
      else {
        observer?.lookedUp(true);
        sendCached(exchange, found);
      }
    }
  };

  const answerAfterLookup = (exchange: Exchange, admitted: Admitted, { page, version }: PageLookup): void => {
    observer?.lookedUp(page !== null);
    if (page) sendCached(exchange, page);
    else render(exchange, admitted, version);
  };

  const render = (exchange: Exchange, admitted: Admitted, contentVersion: string | null): void => {
    const { path, search } = admitted.target;
    const hasPlace = renders.add(exchange.response, () => {
      // The page may have been rendered for another visitor while this one waited.
      const found = contentVersion === null ? null : pages.lookUp(path, search);
      if (found === null || found instanceof Promise) passToApp(exchange, admitted, contentVersion);
      else sendCached(exchange, found);
    });
    if (!hasPlace) refuse(exchange, tooBusy);
  };

  const sendCached = (exchange: Exchange, page: CachedPage): void => {
    exchange.answeredWith = "cached page";
    sendPage(exchange.request, exchange.response, page, exchange.id);
  };

  const sendMethods = async ({ response, id }: Exchange, path: string, decodedPath: string) => {
    const isFile = isFilePath(path) || isSiteFile(files, decodedPath);
    const methods = isFile ? ["GET", "HEAD"] : await listPageMethods(decodedPath);
    addDefaultHeaders(response, defaults, id);
    response.writeHead(204, { Allow: [...methods, "OPTIONS"].join(", ") }).end();
  };

  const refuse = (exchange: Exchange, refusal: Refusal): void => {
    const { request, response, id, path } = exchange;
    exchange.answeredWith = "refused";
    addDefaultHeaders(response, defaults, id);
    sendRefusal(request, response, path, refusal);
  };

  const passToApp = (exchange: Exchange, admitted: Admitted, contentVersion: string | null = null): void => {
    const { request, response, id } = exchange;
    addDefaultHeaders(response, defaults, id);
    rewriteRequest(exchange, admitted, contentVersion);
    if (request.headers["transfer-encoding"] !== undefined) {
      limitUndeclaredBody(request, admitted.bodyLimit, () => {
        exchange.answeredWith = "refused";
        if (response.headersSent) request.destroy();
        else sendRefusal(request, response, exchange.path, tooLarge);
      });
    }
    // When the app answers early, an unread body would block the next request on the connection.
    if (hasBody(request)) {
      response.once("finish", () => drain(request, () => request.complete || request.destroy()));
    }
    // The sender waits for this before the body; a refused request never receives it.
    if (request.headers.expect !== undefined) response.writeContinue();
    app(request, response);
  };

  return (request, response) => {
    if (!open.add(request, response)) return;
    const client = clients.find(request);
    const id = chooseRequestId(request, client);
    const path = cutPath(request.url ?? "");
    const exchange: Exchange = { request, response, client, id, path, answeredWith: null };
    observe(exchange, logger, observer);
    answer(exchange);
  };
}

function cutPath(url: string): string {
  const end = url.indexOf("?");
  return url.slice(0, Math.min(end < 0 ? url.length : end, 500));
}

/** Returns true without credentials. A cookie of this site may carry a toast. */
function isAnonymous({ headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined) return false;
  return headers.cookie === undefined || !hasOwnCookie(headers.cookie);
}

/** Probes and uploaded pictures do not wait for pages. */
function isRendered(path: string): boolean {
  return !isProbe(path) && !path.startsWith("/images/");
}

/** A write may have changed pages, so the version is read again before its sender can request one. */
function recheckAfter(response: ServerResponse, pages: PageCache): void {
  onHeaders(response, () => pages.recheck());
  response.on("close", () => pages.recheck());
}

function rewriteRequest(
  { request, client, id }: Exchange,
  { target, host }: Admitted,
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
