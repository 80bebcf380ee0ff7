import type { IncomingMessage } from "node:http";

/** Bounds of what is read for nothing. */
const most = { bytes: 8 * 1024 * 1024, milliseconds: 5_000 };

/**
 * Reads and forgets what is left of a body, within bounds. Browsers send a whole body before they look at the answer; a
 * connection closed under them shows as broken, and the answer is lost.
 *
 * @param done called once: the body has ended, the bounds are reached, or the client is gone
 */
export function drain(request: IncomingMessage, done: () => void): void {
  if (request.complete || request.destroyed) {
    done();
    return;
  }
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > most.bytes) stop();
    // Whoever began to read the body and gave up may have stopped it.
    else request.resume();
  };
  const stop = () => {
    clearTimeout(timer);
    request.off("data", count).off("end", stop).off("close", stop).off("error", stop);
    request.pause();
    done();
  };
  const timer = setTimeout(stop, most.milliseconds);
  request.on("data", count).on("end", stop).on("close", stop).on("error", stop);
  request.resume();
}
