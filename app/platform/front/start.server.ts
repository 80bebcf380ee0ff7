import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Server } from "node:http";
import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { pageCache } from "~/platform/http/page-cache.server";
import { renderQueue } from "~/platform/http/render-queue.server";
import { config } from "~/platform/runtime/config.server";
import { trackFallbacks } from "~/platform/runtime/fallbacks.server";
import { logger } from "~/platform/runtime/logger.server";
import { onShutdown } from "~/platform/runtime/shutdown.server";
import { getRequestObserver } from "~/platform/system/metrics.server";
import { MINUTE_MS } from "~/platform/time/time";
import type { Site } from "./admission.server";
import { createClientFinder } from "./client.server";
import { handleClientErrors } from "./client-error.server";
import { closeServer, limitConnections, OpenRequests } from "./connections.server";
import { createFront, type Handler } from "./front.server";
import { listDefaultHeaders } from "./headers.server";
import { listPageMethods } from "./page-methods";
import { createRemixHandler } from "./remix-handler.server";
import { indexFiles } from "./static-files.server";

// remix-serve loads the bundle, creates the Node server and listens. It takes no options except PORT and HOST. The front replaces
// its Express app, because that app - does not limit bodies or check hosts, methods, origins and malformed URLs - trusts no
// proxy: it ignores all X-Forwarded-* headers - sends no security headers, request ids or ETags of rendered pages, and has no
// page cache - caches files for a year, hashed or not, and compresses them for each request - reads responses at full speed,
// however slowly the client reads - logs queries and no request ids (morgan's "tiny")

/** A shutdown takes at most 4.8 seconds (`~/runtime/shutdown.server`). */
const shutdownTimeoutMs = 4_000;

/** Replaces remix-serve's app. Call it while remix-serve imports the server bundle; `loadBuild` returns that bundle. */
export function startFront(loadBuild: () => Promise<ServerBuild>, site: Site): void {
  // Vite also copies `public` into this folder.
  const folder = resolve("build/client");
  const files = { folder, paths: indexFiles(folder) };
  const clientFinder = createClientFinder(config.trustedProxies, (proxy) =>
    logger.warn({ proxy }, "a proxy is not in TRUSTED_PROXIES, so all its visitors count as one client"),
  );
  const openRequests = new OpenRequests();
  onFirstServer((server) => {
    setTimeouts(server);
    limitConnections(server, clientFinder);
    handleClientErrors(server, { openRequests, defaults: listDefaultHeaders(config) });
    onShutdown("requests in flight", () => closeServer(server, shutdownTimeoutMs));
    const build = loadBuild();
    const remix = build.then((loaded) => createRequestHandler(loaded, "production"));
    const app = createRemixHandler(
      async (request) => await trackFallbacks(async () => await (await remix)(request)),
      logger,
    );
    const front = createFront(app, {
      ...config,
      site,
      files,
      pages: pageCache,
      renderQueue,
      observer: config.metricsToken === null ? null : getRequestObserver(),
      listPageMethods: async (path) => listPageMethods((await build).routes, path),
      openRequests,
      clientFinder,
      logger,
    });
    replaceRequestHandler(server, front);
  });
}

function setTimeouts(server: Server): void {
  server.headersTimeout = 20_000;
  // Time for five photos over a slow connection.
  server.requestTimeout = 15 * MINUTE_MS;
  server.timeout = 2 * MINUTE_MS;
  // Longer than the timeout of proxies, which would otherwise reuse a closing connection.
  server.keepAliveTimeout = 65_000;
}

export function replaceRequestHandler(server: Server, handler: Handler): void {
  server.removeAllListeners("request");
  server.on("request", handler);
  // Without a listener, Node sends 100 Continue before the size is checked.
  server.on("checkContinue", handler);
}

/** remix-serve creates the server and offers no hook, so this waits for the first request. */
export function onFirstServer(onServer: (server: Server) => void): void {
  const channel = "http.server.request.start";
  const listener = (message: unknown) => {
    if (!isRequestStart(message)) return;
    unsubscribe(channel, listener);
    onServer(message.server);
  };
  subscribe(channel, listener);
}

function isRequestStart(message: unknown): message is { server: Server } {
  return (
    typeof message === "object" && message !== null && "server" in message && message.server instanceof Server
  );
}
