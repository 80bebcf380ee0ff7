import type { IncomingMessage } from "node:http";
import { BodyTooLargeError } from "~/http/body-too-large";

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || declaredLength({ headers }) > 0;
}

/** In bytes; 0 without a Content-Length. */
export function declaredLength({ headers }: Pick<IncomingMessage, "headers">): number {
  return Number(headers["content-length"] ?? 0);
}

/** Reading a chunk of one byte takes as long as one of this size. */
const leastChunkBytes = 2048;

/** Counts small chunks as larger: chunks of one byte each would cost seconds within any limit. */
export function countBytes(chunk: Uint8Array): number {
  return Math.max(chunk.length, leastChunkBytes);
}

/**
 * Streaming proxies (Caddy, nginx without buffering) pass on bodies without a length, so a 411 is not an
 * option.
 * @param limit in bytes
 * @param onExceeded called once, before the reader gets the error
 */
export function limitUndeclaredBody(request: IncomingMessage, limit: number, onExceeded: () => void): void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += countBytes(chunk);
    if (received <= limit) return;
    request.off("data", count);
    onExceeded();
    request.on("error", () => undefined);
    request.emit("error", new BodyTooLargeError(`More than ${limit} bytes`));
  };
  // Pause first: adding a listener would start the flow before the app reads.
  request.pause();
  request.on("data", count);
}
