import { once } from "node:events";
import { Agent, createServer, type IncomingHttpHeaders, request } from "node:http";
import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import { createClientFinder } from "../../app/front/client.server";
import { answerClientErrors } from "../../app/front/client-error.server";
import { Connections, InFlight } from "../../app/front/connections.server";
import { createFront, type FrontOptions, type Handler } from "../../app/front/front.server";
import { listDefaultHeaders } from "../../app/front/headers.server";
import { wrapServer } from "../../app/front/start.server";
import { PageCache } from "../../app/http/page-cache.server";
import { RenderQueue } from "../../app/http/render-queue.server";

/** What the tests send; by default a GET of `/`. */
interface Sending {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
  agent?: Agent;
}

/** What came back, not decompressed. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface FrontServer {
  port: number;
  send: (sending?: Sending) => Promise<Answer>;
  inFlight: InFlight;
  connections: Connections;
  /** The log so far, a line an entry. */
  log: () => Record<string, unknown>[];
  stop: () => Promise<void>;
}

export type FrontServerOptions = Partial<
  Pick<FrontOptions, "publicUrl" | "files" | "pages" | "observer"> & { trustedProxies: readonly string[] }
>;

/** As a handler that Remix made: it may answer later. */
type App = (...arguments_: Parameters<Handler>) => void | Promise<void>;

/** Starts a server with the front before `app`, served as remix-serve serves it, on a free port of 127.0.0.1. */
export async function startFrontServer(app: App, options: FrontServerOptions = {}): Promise<FrontServer> {
  const lines: string[] = [];
  const inFlight = new InFlight();
  const server = createServer(serveAsRemix(app));
  const { trustedProxies = [], ...others } = options;
  const logger = pino({ level: "trace", base: null }, { write: (line: string) => lines.push(line) });
  const clients = createClientFinder(trustedProxies, (proxy) => logger.warn({ proxy }, "forgotten proxy"));
  const connections = new Connections(clients.identify);
  connections.watch(server);
  const { publicUrl = new URL("http://site.test") } = options;
  answerClientErrors(server, { connections, defaults: listDefaultHeaders(publicUrl) });
  wrapServer(server, (listener) =>
    createFront(listener, {
      publicUrl,
      files: { folder: "/", paths: new Set() },
      pages: new PageCache(async () => "one"),
      observer: null,
      listPageMethods: async (path) => (path === "/contact" ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]),
      ...others,
      renders: new RenderQueue(),
      inFlight,
      clients,
      connections,
      logger,
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const { port } = address;
  return {
    port,
    send: (sending = {}) => send(port, sending),
    inFlight,
    connections,
    log: () => lines.map((line) => JSON.parse(line)),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The Express app that remix-serve makes, of its own copies of Express and compression, without its files and its log. */
function serveAsRemix(app: App): Handler {
  const requireHere = createRequire(import.meta.url);
  const requireOfServe = createRequire(requireHere.resolve("@remix-run/serve/package.json"));
  const express = requireOfServe("express")();
  express.disable("x-powered-by");
  express.use(requireOfServe("compression")());
  express.all(
    "*",
    async (...[incoming, response, next]: [...Parameters<Handler>, (error: unknown) => void]) => {
      try {
        await app(incoming, response);
      } catch (error) {
        next(error);
      }
    },
  );
  return express;
}

async function send(port: number, sending: Sending): Promise<Answer> {
  const { method = "GET", path = "/", headers = {}, body, agent } = sending;
  const outgoing = request({
    port,
    host: "127.0.0.1",
    method,
    path,
    headers: { host: "site.test", ...headers },
    agent: agent ?? new Agent(),
  });
  const answered = once(outgoing, "response");
  if (body === undefined) outgoing.end();
  else if (typeof body === "string" || Buffer.isBuffer(body)) outgoing.end(body);
  // The server may answer and leave before all is sent.
  else pipeline(body, outgoing).catch(() => undefined);
  const [incoming] = await answered;
  const bytes = await buffer(incoming);
  return { status: incoming.statusCode, headers: incoming.headers, bytes, text: bytes.toString() };
}
