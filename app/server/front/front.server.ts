import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import type { Logger } from "pino";
import { clientAddressHeader, contentVersionHeader, requestIdHeader } from "~/server/internal-headers";
import { paceBodiesBy } from "~/server/paced-body.server";
import type { PageCache } from "~/server/page-cache.server";
import { logWhenDone } from "./access-log.server";
import { hasBody, limitUndeclaredBody } from "./body-limit.server";
import { createPageSender } from "./cached-page.server";
import { type Client, chooseRequestId, createClientFinder } from "./client.server";
import { completeHead, listDefaultHeaders } from "./headers.server";
import type { InFlight } from "./in-flight.server";
import { type Admitted, isReading, judge, tooLarge } from "./judge.server";
import { drain, sendRefusal } from "./refusal.server";
import { isFilePath, isSiteFile, type SiteFiles, sendFile } from "./static-files.server";
import type { Handler } from "./takeover.server";

export interface FrontOptions {
  publicUrl: URL;
  /** Addresses and networks whose X-Forwarded-* headers and request ids are believed. */
  trustedProxies: readonly string[];
  files: SiteFiles;
  pages: PageCache;
  inFlight: InFlight;
  logger: Logger;
}

/** What is known of a request when it goes on to the app. */
interface Known {
  admitted: Admitted;
  client: Client;
  id: string;
  /** Under which the page may be cached; null when it may not. */
  contentVersion: string | null;
}

/**
 * The edge of the site: everything that is decided about a request before the app sees it, and about an answer after it. It takes
 * `request` and `checkContinue` events alike.
 */
export function createFront(
  app: Handler,
  { publicUrl, trustedProxies, files, pages, inFlight, logger }: FrontOptions,
): Handler {
  const findClient = createClientFinder(trustedProxies, (proxy) =>
    logger.warn({ proxy }, "a proxy is not in TRUSTED_PROXIES: all its visitors count as one"),
  );
  const defaults = listDefaultHeaders(publicUrl);
  const site = { host: publicUrl.host, origin: publicUrl.origin };
  const sendPage = createPageSender(defaults, inFlight);

  return (request, response) => {
    const client = findClient(request);
    const id = chooseRequestId(request, client);
    const path = cutPath(request.url ?? "");
    inFlight.add(response);
    logWhenDone(request, response, { logger, id, client, path });

    const admitted = judge(request, { client, site });
    if ("status" in admitted) {
      completeHead(response, { defaults, id, inFlight });
      return sendRefusal(request, response, path, admitted);
    }

    const answer = (contentVersion: string | null): void => {
      completeHead(response, { defaults, id, inFlight });
      const file = admitted.decodedPath;
      if (!isReading(request.method)) recheckAfter(response, pages);
      else if (isSiteFile(files, file)) return void sendFile(request, response, files, file);
      if (isFilePath(admitted.path)) sendRefusal(request, response, path, noSuchFile);
      else handOver(app, request, response, { admitted, client, id, contentVersion });
    };

    if (!isAnonymous(request) || isSiteFile(files, admitted.decodedPath)) return answer(null);
    const found = pages.look(admitted.path + admitted.search);
    if (found instanceof Promise) {
      void found.then(({ page, version }) => {
        if (page) sendPage(request, response, page, id);
        else answer(version);
      });
    } else sendPage(request, response, found, id);
  };
}

const noSuchFile = { status: 404, message: "There is no such file." };

/** For the log and for the form of a refusal, whatever the address looks like. */
function cutPath(url: string): string {
  const end = url.indexOf("?");
  return url.slice(0, Math.min(end < 0 ? url.length : end, 500));
}

/** Whether a request only reads and tells nothing of who sends it: a cookie may have a message to show. */
function isAnonymous({ method, headers }: IncomingMessage): boolean {
  return isReading(method) && headers.cookie === undefined && headers.authorization === undefined;
}

/** A write may have changed what pages show: the version is read anew before its sender can ask for one. */
function recheckAfter(response: ServerResponse, pages: PageCache): void {
  onHeaders(response, () => pages.recheck());
  response.on("close", () => pages.recheck());
}

/** Gives an admitted request to the app, telling it only what is true. */
function handOver(app: Handler, request: IncomingMessage, response: ServerResponse, known: Known): void {
  const { admitted } = known;
  rewriteRequest(request, known);
  if (request.headers["transfer-encoding"] !== undefined) {
    limitUndeclaredBody(request, admitted.bodyLimit, () => {
      if (response.headersSent) request.destroy();
      else sendRefusal(request, response, admitted.path, tooLarge);
    });
  }
  // An app that answers early leaves the body half-read: nothing that follows on the connection would get through.
  if (hasBody(request)) {
    response.once("finish", () => drain(request, () => request.complete || request.destroy()));
  }
  // The sender waits for this word before the body; a request that was refused never gets it.
  if (request.headers.expect !== undefined) response.writeContinue();
  paceBodiesBy(response, () => app(request, response));
}

function rewriteRequest(request: IncomingMessage, { admitted, client, id, contentVersion }: Known): void {
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
}
