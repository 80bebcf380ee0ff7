import type { IncomingMessage, ServerResponse } from "node:http";
import { adoptHead } from "./before-head.server";
import { compress } from "./compression.server";
import { type Encoder, sendEncoded } from "./encoded-body.server";
import { isUnchanged, turnIntoUnchanged } from "./entity-tag.server";
import { type Done, readCall } from "./stream-call.server";
import { takeWire, type Wire } from "./wire.server";

/** More than a page has: a file that comes from memory would all be there before the moment is over. */
const mostHeld = 1024 * 1024;

/** The app's answer on its way out. */
export interface AppAnswer {
  /** Sends something else instead. False when the app's answer has begun to go out. */
  replace: (send: (wire: Wire) => void) => boolean;
}

/**
 * Stands between the app and the connection: answers 304 when the client has what the app would send, and compresses. The first
 * piece is held back for a moment, so that a short answer goes out with its length; a longer one streams.
 */
export function mediateAnswer(request: IncomingMessage, response: ServerResponse): AppAnswer {
  const wire = takeWire(response);
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = request.headers;
  let held: { chunk: Buffer; done: Done | undefined }[] | null = [];
  let heldBytes = 0;
  let body: Pick<Wire, "write" | "end"> = wire;
  let replacement: ((wire: Wire) => void) | null = null;

  const send = (wholeLength?: number): void => {
    const pieces = held ?? [];
    held = null;
    if (replacement) {
      body = nowhere;
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      replacement(wire);
      return;
    }
    const encoder = prepareHead(request.method === "HEAD" ? undefined : wholeLength);
    wire.writeHead(response.statusCode);
    if (encoder) body = sendEncoded(encoder, response, wire);
    for (const { chunk, done } of pieces) body.write(chunk, done);
  };

  const prepareHead = (wholeLength: number | undefined): Encoder | null => {
    if (isUnchanged(response, ifNoneMatch)) {
      turnIntoUnchanged(response);
      return null;
    }
    const length = wholeLength ?? readLength(response);
    const encoder = compress(response, { acceptEncoding, length });
    if (length !== undefined && !response.hasHeader("Content-Encoding") && response.statusCode !== 204) {
      response.setHeader("Content-Length", length);
    }
    return encoder;
  };

  const write = (chunk: Buffer, done?: Done): boolean => {
    if (held === null) return body.write(chunk, done);
    held.push({ chunk, done });
    heldBytes += chunk.length;
    if (heldBytes > mostHeld) send();
    else if (held.length === 1) setImmediate(() => held && send());
    return !response.writableNeedDrain;
  };

  const end = (chunk: Buffer | undefined, done?: Done): void => {
    if (chunk) write(chunk);
    if (held) send(heldBytes);
    body.end(done);
  };

  response.writeHead = (...call: unknown[]) => {
    adoptHead(response, call);
    return response;
  };
  response.flushHeaders = () => {
    if (held) send();
    wire.flushHeaders();
  };
  response.write = (...call: unknown[]) => {
    const { chunk, done } = readCall(call);
    return chunk ? write(chunk, done) : true;
  };
  response.end = (...call: unknown[]) => {
    const { chunk, done } = readCall(call);
    end(chunk, done);
    return response;
  };

  return {
    replace: (sendInstead) => {
      if (held === null) return false;
      replacement = sendInstead;
      return true;
    },
  };
}

/** Takes what is left of an answer that has been replaced. */
const nowhere: Pick<Wire, "write" | "end"> = { write: () => true, end: () => undefined };

function readLength(response: ServerResponse): number | undefined {
  const length = response.getHeader("Content-Length");
  return length === undefined ? undefined : Number(length);
}
