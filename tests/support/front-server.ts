import { once } from "node:events";
import { Agent, createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import { getCachedFirm } from "../../app/business/firm.server";
import { errors } from "../../app/content/messages";
import stylesheet from "../../app/frames/styles/tailwind.css?url";
import { createClientFinder } from "../../app/platform/front/client.server";
import { handleClientErrors } from "../../app/platform/front/client-error.server";
import { closeServer, limitConnections, OpenRequests } from "../../app/platform/front/connections.server";
import { createFront, type FrontOptions, type Handler } from "../../app/platform/front/front.server";
import { listDefaultHeaders } from "../../app/platform/front/headers.server";
import { createRemixHandler } from "../../app/platform/front/remix-handler.server";
import { replaceRequestHandler } from "../../app/platform/front/start.server";
import { PageCache } from "../../app/platform/http/page-cache.server";
import { RenderQueue } from "../../app/platform/http/render-queue.server";
import { pathRules } from "../../app/routes/path-rules.server";
import { listen } from "./free-port.mjs";

/** A request; by default GET `/`. */
interface SentRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
  agent?: Agent;
}

/** A response, not decompressed. */
interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface FrontServer {
  port: number;
  send: (sending?: SentRequest) => Promise<ReceivedResponse>;
  server: Server;
  /** Waits for open requests; `timeout` is in milliseconds. */
  close: (timeout: number) => Promise<void>;
  /** The log so far, one entry per line. */
  readLog: () => Record<string, unknown>[];
  stop: () => Promise<void>;
}

export type FrontServerOptions = Partial<
  Pick<FrontOptions, "publicUrl" | "hstsIncludesSubdomains" | "files" | "pages" | "observer"> & {
    trustedProxies: readonly string[];
  }
>;

/** Wraps a function that returns a `Response` as Remix does. */
export function serve(
  respond: (request: Request) => Response | Promise<Response>,
  logger = pino({ level: "silent" }),
): Handler {
  return createRemixHandler(async (request) => await respond(request), logger);
}

/** Starts a server with the front in front of `app` on a free port of 127.0.0.1. */
export async function startFrontServer(app: Handler, options: FrontServerOptions = {}): Promise<FrontServer> {
  const lines: string[] = [];
  const server = createServer();
  const openRequests = new OpenRequests();
  const { trustedProxies = [], ...others } = options;
  const logger = pino({ level: "trace", base: null }, { write: (line: string) => lines.push(line) });
  const clientFinder = createClientFinder(trustedProxies, (proxy) =>
    logger.warn({ proxy }, "untrusted proxy"),
  );
  limitConnections(server, clientFinder);
  const { publicUrl = new URL("http://site.test"), hstsIncludesSubdomains = false } = options;
  const defaults = listDefaultHeaders({ publicUrl, hstsIncludesSubdomains });
  handleClientErrors(server, { openRequests, defaults });
  const front = createFront(app, {
    site: {
      getName: () => getCachedFirm().business.name,
      stylesheet,
      notFoundMessage: errors.notFound.message,
      pathRules,
    },
    publicUrl,
    hstsIncludesSubdomains,
    files: { folder: "/", paths: new Set() },
    pages: new PageCache(async () => "one"),
    observer: null,
    listPageMethods: async (path) => (path === "/contact" ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]),
    ...others,
    renderQueue: new RenderQueue(),
    openRequests,
    clientFinder,
    logger,
  });
  replaceRequestHandler(server, front);
  const port = await listen(server);
  return {
    port,
    send: (sending = {}) => send(port, sending),
    server,
    close: (timeout) => closeServer(server, timeout),
    readLog: () => lines.map((line) => JSON.parse(line)),
    stop: async () => {
      const closed = server.listening && once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function send(port: number, sending: SentRequest): Promise<ReceivedResponse> {
  const { method = "GET", path = "/", headers = {}, body, agent } = sending;
  const outgoing = request({
    port,
    host: "127.0.0.1",
    method,
    path,
    headers: { host: "site.test", ...headers },
    agent: agent ?? new Agent(),
  });
  const responded = once(outgoing, "response");
  if (body === undefined) outgoing.end();
  else if (typeof body === "string" || Buffer.isBuffer(body)) outgoing.end(body);
  // The server may respond and close before the body is complete.
  else pipeline(body, outgoing).catch(() => undefined);
  const [incoming] = await responded;
  const bytes = await buffer(incoming);
  return { status: incoming.statusCode, headers: incoming.headers, bytes, text: bytes.toString() };
}
