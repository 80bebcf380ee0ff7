import type { IncomingMessage } from "node:http";
import { BodyTooLargeError } from "~/http/body-too-large";

/** Whether the request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || declaredLength({ headers }) > 0;
}

/** The length that the request declares, in bytes; 0 when it declares none. */
export function declaredLength({ headers }: Pick<IncomingMessage, "headers">): number {
  return Number(headers["content-length"] ?? 0);
}

/** Reading a chunk of one byte takes as long as one of so many. */
const leastChunkBytes = 2048;

/** The bytes that a chunk counts for: chunks of one byte each would cost seconds within any limit. */
export function countBytes(chunk: Uint8Array): number {
  return Math.max(chunk.length, leastChunkBytes);
}

const brokenOff = new WeakSet<IncomingMessage>();

/** Whether the body of a request was broken off by `limitUndeclaredBody`. */
export function isBrokenOff(request: IncomingMessage): boolean {
  return brokenOff.has(request);
}

/**
 * Counts a body whose length was not declared, while the app reads it, and breaks it off beyond the limit. Proxies that stream
 * (Caddy, nginx without buffering) pass on such bodies as they come, so they cannot be refused by 411.
 *
 * @param limit in bytes
 * @param onExceeded called once, before the reader sees the error
 */
export function limitUndeclaredBody(request: IncomingMessage, limit: number, onExceeded: () => void): void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += countBytes(chunk);
    if (received <= limit) return;
    request.off("data", count);
    brokenOff.add(request);
    onExceeded();
    request.on("error", () => undefined);
    request.emit("error", new BodyTooLargeError(`More than ${limit} bytes`));
  };
  // Paused first: a listener alone would start the flow before the app is there to read.
  request.pause();
  request.on("data", count);
}
