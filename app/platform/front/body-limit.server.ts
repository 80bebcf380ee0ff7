import type { IncomingMessage } from "node:http";
import { BodyTooLargeError } from "~/platform/http/request.server";

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || readContentLength({ headers }) > 0;
}

/** In bytes; 0 without a Content-Length. */
export function readContentLength({ headers }: Pick<IncomingMessage, "headers">): number {
  return Number(headers["content-length"] ?? 0);
}

/** Reading one byte takes as long as reading a chunk of this size. */
const minChunkBytes = 2048;

/** Counts a small chunk as `minChunkBytes`: a body in one-byte chunks would take seconds within any limit. */
export function countBytes(chunk: Uint8Array): number {
  return Math.max(chunk.length, minChunkBytes);
}

/**
 * Limits a body without Content-Length. Returning 411 is not an option: streaming proxies (Caddy, nginx
 * without buffering) pass on such bodies.
 * @param onExceeded called once, before the reader gets the error
 */
export function limitStreamedBody(request: IncomingMessage, maxBytes: number, onExceeded: () => void): void {
  let receivedBytes = 0;
  const onData = (chunk: Buffer) => {
    receivedBytes += countBytes(chunk);
    if (receivedBytes <= maxBytes) return;
    request.off("data", onData);
    onExceeded();
    request.on("error", () => undefined);
    request.emit("error", new BodyTooLargeError(`More than ${maxBytes} bytes`));
  };
  // Pause first: adding a listener would start the flow before the app reads.
  request.pause();
  request.on("data", onData);
}
