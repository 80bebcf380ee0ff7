import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { PageCache } from "~/server/page-cache.server";
import { logWhenDone } from "./access-log.server";
import { createClientFinder } from "./client.server";
import { isFilePath, type SiteFile } from "./file-index.server";
import { handOver } from "./hand-over.server";
import type { InFlight } from "./in-flight.server";
import { judge } from "./judge.server";
import { sendKept } from "./kept-pages.server";
import { isReading } from "./method.server";
import { type Refusal, sendRefusal } from "./refusal.server";
import { chooseRequestId } from "./request-id.server";
import { createHeaderDefaults } from "./security-headers.server";
import { sendFile } from "./static-files.server";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FrontOptions {
  publicUrl: URL;
  /** Addresses and networks whose X-Forwarded-* headers and request ids are believed. */
  trustedProxies: readonly string[];
  /** The files of the built site by their paths. */
  files: ReadonlyMap<string, SiteFile>;
  pages: PageCache;
  inFlight: InFlight;
  logger: Logger;
}

const noSuchFile: Refusal = { status: 404, message: "There is no such file." };

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
  const setHeaderDefaults = createHeaderDefaults(publicUrl);

  return (request, response) => {
    const client = findClient(request);
    const id = chooseRequestId(request, client);
    const path = cutPath(request.url ?? "");
    inFlight.add(response);
    logWhenDone(request, response, { logger, id, client, path });
    setHeaderDefaults(response, { "X-Request-Id": id });

    const admitted = judge(request, { client, publicUrl });
    if ("status" in admitted) return sendRefusal(request, response, path, admitted);

    const file = isReading(request.method) ? files.get(admitted.decodedPath) : undefined;
    if (file) return sendFile(request, response, file);
    if (isFilePath(admitted.path)) return sendRefusal(request, response, path, noSuchFile);

    sendKept(request, response, { pages, admitted }, (contentVersion) =>
      handOver(request, response, { app, admitted, client, id, contentVersion }),
    );
  };
}

/** For the log and for the form of a refusal, whatever the address is worth. */
function cutPath(url: string): string {
  return url.split("?", 1).join("").slice(0, 500);
}
