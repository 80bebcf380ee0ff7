import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@remix-run/node";
import type { Logger } from "pino";
import { requestIdHeader } from "~/platform/http/request.server";
import { chooseEncoding } from "./headers.server";

type HandleRequest = (request: Request) => Promise<Response>;

/** Replaces remix-serve's Express app, which buffers a whole file or backup in memory for a slow client. */
export function createRemixHandler(handleRequest: HandleRequest, logger: Logger) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const response = await handleRequest(createRequest(incoming, outgoing));
      // The front may already have refused an oversized body.
      if (outgoing.headersSent) await response.body?.cancel();
      else await sendResponse(incoming, outgoing, response);
    } catch (error) {
      if (isDisconnectError(error)) return;
      logger.error({ id: incoming.headers[requestIdHeader], err: error }, "a response failed");
      if (outgoing.headersSent) outgoing.destroy();
      else if (!outgoing.destroyed) outgoing.writeHead(500).end();
    }
  };
}

/** After these errors `pipeline` has already destroyed the response. */
const disconnectCodes = ["ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR", "ECONNRESET", "EPIPE"];

function isDisconnectError(error: unknown): boolean {
  return error instanceof Error && "code" in error && disconnectCodes.includes(String(error.code));
}

/** The front has set host and protocol. The signal aborts when the client disconnects early. */
function createRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = "GET", url, headers } = incoming;
  const controller = new AbortController();
  outgoing.on("close", () => outgoing.writableFinished || controller.abort());
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`${headers["x-forwarded-proto"]}://${headers.host}${url}`, {
    method,
    // Remix rejects an opaque origin, which the front has already checked, and a foreign one even for HEAD.
    headers: Object.entries(headers).flatMap(([name, value = []]) =>
      name === "origin" && (value === "null" || !hasBody)
        ? []
        : [value].flat().map((line): [string, string] => [name, line]),
    ),
    signal: controller.signal,
    ...(hasBody && { body: createReadableStreamFromReadable(incoming), duplex: "half" }),
  });
}

async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, statusText, headers, body }: Response,
): Promise<void> {
  outgoing.statusCode = status;
  outgoing.statusMessage = statusText;
  for (const [name, value] of headers) outgoing.appendHeader(name, value);
  const isText = isCompressible(headers);
  if (isText) outgoing.appendHeader("Vary", "Accept-Encoding");
  if (body === null) {
    outgoing.end();
    return;
  }
  // `pipeline` adds several listeners to those of the front.
  outgoing.setMaxListeners(20);
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  const compression = isText ? createCompression(incoming, outgoing) : null;
  await (compression ? pipeline(source, compression, outgoing) : pipeline(source, outgoing));
}

const minCompressedBytes = 1_000;

function isCompressible(headers: Headers): boolean {
  if (Number(headers.get("Content-Length") ?? minCompressedBytes) < minCompressedBytes) return false;
  if (headers.has("Content-Encoding") || headers.get("Cache-Control")?.includes("no-transform")) return false;
  return /^(?:text\/|application\/(?:json|xml|manifest\+json))|\+xml\b/.test(
    headers.get("Content-Type") ?? "",
  );
}

/** Flushes each chunk, because deferred data follows in later chunks. */
function createCompression({ headers }: IncomingMessage, outgoing: ServerResponse) {
  const encoding = chooseEncoding(headers["accept-encoding"]);
  if (encoding === "identity") return null;
  outgoing.setHeader("Content-Encoding", encoding);
  outgoing.removeHeader("Content-Length");
  if (encoding === "gzip") return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
}
