import type { Server } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { config } from "~/server/config.server";
import { logger } from "~/server/logger.server";
import { pageCache } from "~/server/page-cache.server";
import { onShutdown } from "~/server/shutdown.server";
import { observeRequests } from "~/system/metrics.server";
import { createClientFinder } from "./client.server";
import { Connections } from "./connections.server";
import { createFront, type FrontOptions } from "./front.server";
import { InFlight } from "./in-flight.server";
import { renderQueue } from "./render-queue.server";
import { indexFiles } from "./static-files.server";
import { onFirstServer, wrapServer } from "./wrap-server.server";

// The site is served by remix-serve, which is given: it makes the Express app and the Node server itself and takes no options
// but PORT and HOST. So the front stands between Node and it, for what remix-serve lacks:
// - limits: bodies of every size are read; hosts, methods, origins and broken addresses are not looked at
// - proxies: it believes no X-Forwarded-* header, whoever sends it
// - headers: none for security, no request id; ETags of rendered pages are not compared
// - files: it sends all with a year of caching, hashed name or not, and compresses them anew for each request
// - a cache of pages: it renders each time
// - the end: it stops listening and waits for nothing
// - a log that can be searched: morgan's "tiny" has no id and shows queries
// Compression of what is rendered is remix-serve's own.

const seconds = (count: number) => count * 1_000;

/** Shutting down is over after 4.8 seconds (`~/server/shutdown.server`). */
const shutdownTimeout = seconds(4);

/**
 * Puts the front before remix-serve; called while remix-serve imports the server bundle.
 * @param listPageMethods the methods that the page at a path takes
 */
export function startFront({ listPageMethods }: Pick<FrontOptions, "listPageMethods">): void {
  // Vite has put what is in `public` there as well.
  const folder = resolve("build/client");
  const files = { folder, paths: indexFiles(folder) };
  const inFlight = new InFlight();
  const clients = createClientFinder(config.trustedProxies, (proxy) =>
    logger.warn({ proxy }, "a proxy is not in TRUSTED_PROXIES: all its visitors count as one"),
  );
  const connections = new Connections(clients.identify);
  silenceMorgan();
  onFirstServer((server) => {
    setTimeouts(server);
    connections.watch(server);
    setInterval(() => connections.cutStalled(), seconds(15)).unref();
    onShutdown("requests in flight", () => inFlight.close(shutdownTimeout));
    wrapServer(server, (app) =>
      createFront(app, {
        ...config,
        files,
        pages: pageCache,
        renders: renderQueue,
        observer: config.metricsToken === null ? null : observeRequests(),
        listPageMethods,
        inFlight,
        connections,
        clients,
        logger,
      }),
    );
  });
}

function setTimeouts(server: Server): void {
  server.headersTimeout = seconds(20);
  // Five photos over a slow line.
  server.requestTimeout = seconds(15 * 60);
  // A connection on which nothing moves.
  server.timeout = seconds(120);
  // Longer than proxies leave theirs open, else they send into a connection that is just being closed.
  server.keepAliveTimeout = seconds(65);
}

/**
 * remix-serve logs by morgan's "tiny", which would put queries into the log, and has no switch for it. Redefining the format is
 * morgan's documented way; it has to be remix-serve's own copy of morgan.
 */
function silenceMorgan(): void {
  const require = createRequire(import.meta.url);
  const requireOfServe = createRequire(require.resolve("@remix-run/serve/package.json"));
  requireOfServe("morgan").format("tiny", (): undefined => undefined);
}
