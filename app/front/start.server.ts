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

// remix-serve creates the Express app and the Node server itself and takes no options but PORT and HOST. The
// front runs before it and adds:
// - limits on bodies, and checks of hosts, methods, origins and malformed addresses
// - trusted proxies: remix-serve ignores all X-Forwarded-* headers
// - security headers, request ids and ETags of rendered pages
// - files: remix-serve caches all for a year, hashed or not, and compresses them for each request
// - a page cache
// - a graceful shutdown
// - a searchable log: morgan's "tiny" has no id and shows queries
// remix-serve compresses rendered pages itself.

const seconds = (count: number) => count * 1_000;

/** A shutdown takes at most 4.8 seconds (`~/runtime/shutdown.server`). */
const shutdownTimeout = seconds(4);

/** Puts the front before remix-serve; call it while remix-serve imports the server bundle. */
export function startFront({ listPageMethods }: Pick<FrontOptions, "listPageMethods">): void {
  // Vite has copied `public` there as well.
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
  server.timeout = seconds(120);
  // Longer than proxies keep theirs open; otherwise they send into a closing connection.
  server.keepAliveTimeout = seconds(65);
}

/** morgan's "tiny" logs queries. Redefining the format is morgan's documented way; it must be remix-serve's copy. */
function silenceMorgan(): void {
  const require = createRequire(import.meta.url);
  const requireOfServe = createRequire(require.resolve("@remix-run/serve/package.json"));
  requireOfServe("morgan").format("tiny", (): undefined => undefined);
}

/** @param createHandler gets the original listeners as one handler */
export function wrapServer(server: Server, createHandler: (app: Handler) => Handler): void {
  const listeners = server.listeners("request");
  for (const listener of listeners) if (isExpress(listener)) prepareExpress(listener);
  const handler = createHandler((request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  });
  server.removeAllListeners("request");
  server.on("request", handler);
  // Without a listener Node answers "Expect: 100-continue" before the size is checked.
  server.on("checkContinue", handler);
  // Node would answer these two without a body and our headers.
  server.on("checkExpectation", handler);
  Object.assign(server, { requireHostHeader: false });
}

/** remix-serve makes its server itself and offers no hook, so this waits for the first request. */
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

interface Express {
  set: (name: string, value: unknown) => void;
  use: (handler: ErrorHandler) => void;
}

function isExpress(listener: unknown): listener is Express {
  return typeof listener === "function" && "set" in listener && "use" in listener;
}

function prepareExpress(app: Express): void {
  // Express then reads protocol and address from the X-Forwarded-* headers, which the front has corrected.
  app.set("trust proxy", true);
  // Express would close the connection on the app's late answer; the front has already answered.
  app.use((error, request, _response, next) => {
    if (!isBrokenOff(request)) next(error);
  });
}
