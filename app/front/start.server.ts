import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pageCache } from "~/http/page-cache.server";
import { renderQueue } from "~/http/render-queue.server";
import { config } from "~/runtime/config.server";
import { logger } from "~/runtime/logger.server";
import { onShutdown } from "~/runtime/shutdown.server";
import { observeRequests } from "~/system/metrics.server";
import { isBrokenOff } from "./body-limit.server";
import { createClientFinder } from "./client.server";
import { answerClientErrors } from "./client-error.server";
import { Connections, InFlight } from "./connections.server";
import { createFront, type FrontOptions, type Handler } from "./front.server";
import { listDefaultHeaders } from "./headers.server";
import { indexFiles } from "./static-files.server";

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

/** Shutting down is over after 4.8 seconds (`~/runtime/shutdown.server`). */
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
    answerClientErrors(server, { connections, defaults: listDefaultHeaders(config.publicUrl) });
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

/**
 * Puts a handler before the listeners of a server that another module made.
 *
 * @param createHandler gets what has answered the requests so far
 */
export function wrapServer(server: Server, createHandler: (app: Handler) => Handler): void {
  const listeners = server.listeners("request");
  for (const listener of listeners) if (isExpress(listener)) prepareExpress(listener);
  const handler = createHandler((request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  });
  server.removeAllListeners("request");
  server.on("request", handler);
  // Without a listener Node asks for the body of "Expect: 100-continue" before its size has been looked at.
  server.on("checkContinue", handler);
  // Node itself answers these two without a body and our headers.
  server.on("checkExpectation", handler);
  Object.assign(server, { requireHostHeader: false });
}

/**
 * Waits for the first request to any server of this process and hands over the server before the request is dispatched.
 * remix-serve makes its server itself and offers no place of its own for this.
 */
export function onFirstServer(use: (server: Server) => void): void {
  const channel = "http.server.request.start";
  const listener = (message: unknown) => {
    if (!isRequestStart(message)) return;
    unsubscribe(channel, listener);
    use(message.server);
  };
  subscribe(channel, listener);
}

function isRequestStart(message: unknown): message is { server: Server } {
  return (
    typeof message === "object" && message !== null && "server" in message && message.server instanceof Server
  );
}

type ErrorHandler = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
) => void;

/** What is used here of an Express app. */
interface Express {
  set: (name: string, value: unknown) => void;
  use: (handler: ErrorHandler) => void;
}

function isExpress(listener: unknown): listener is Express {
  return typeof listener === "function" && "set" in listener && "use" in listener;
}

function prepareExpress(app: Express): void {
  // It then takes protocol and address from the X-Forwarded-* headers, which the front has put right.
  app.set("trust proxy", true);
  // The front has answered when it breaks off a body. The app's own answer comes too late, and Express would end the connection.
  app.use((error, request, _response, next) => {
    if (!isBrokenOff(request)) next(error);
  });
}
