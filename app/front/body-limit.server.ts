import type { IncomingMessage } from "node:http";
import { MOST_PROJECT_PICTURES } from "~/content/item-form";
import { MAX_PICTURES_AT_ONCE } from "~/content/many-pictures";
import { MAX_ATTACHMENTS, MAX_VISIT_FILES } from "~/enquiries/files/staged-files";
import { BodyTooLargeError } from "~/http/body-too-large";
import { getReadLimit } from "~/uploads/upload-rules";

/** What a form without files needs, many times over: a text that is too long is answered by its screen, with what was typed. */
const usual = 384 * 1024;

const json = 1024 * 1024;

/** A call without files or login, several times its longest texts. */
const contactCall = 128 * 1024;

/**
 * More than the picture may have, as for several: a form that is a little too large is answered by its screen, with what was typed.
 */
const onePicture = getReadLimit(1);

/**
 * Largest request body in bytes, by the beginning of the path; the first that fits counts. Only what reads its files as they
 * come, for those who may send them, has a place here: other forms are read into memory.
 */
const limits: readonly (readonly [path: string, bytes: number])[] = [
  ["/admin/projects/order", usual],
  ["/admin/projects", getReadLimit(MOST_PROJECT_PICTURES)],
  ["/admin/galleryadmin/order", usual],
  ["/admin/galleryadmin/upload", getReadLimit(MAX_PICTURES_AT_ONCE)],
  ["/admin/galleryadmin", onePicture],
  ["/admin/pictures", onePicture],
  ["/admin/site-pictures", onePicture],
  ["/admin/enquiries/photographs", getReadLimit(MAX_VISIT_FILES)],
  ["/api/latest-projects", onePicture],
  ["/api/gallery", onePicture],
  ["/request-quote", getReadLimit(MAX_ATTACHMENTS)],
  ["/api/contact", contactCall],
  ["/api", json],
];

/** The largest body in bytes that a path takes. */
export function findBodyLimit(path: string): number {
  const own = limits.find(
    ([start]) => path === start || path.startsWith(`${start}/`) || path === `${start}.data`,
  );
  return own?.[1] ?? usual;
}

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
