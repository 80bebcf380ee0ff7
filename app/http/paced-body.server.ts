import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

const outgoing = new AsyncLocalStorage<ServerResponse>();

let running = 0;

/** Runs the app for a request, so that the bodies it answers with can be paced. */
export function paceBodiesBy(response: ServerResponse, run: () => void): void {
  running += 1;
  response.on("close", () => {
    running -= 1;
    // While it is in use, Node tells it of every asynchronous step of the process, those of cached pages too.
    if (running === 0) outgoing.disable();
  });
  outgoing.run(response, run);
}

const nothing = new Uint8Array(0);

/**
 * The same body, read only as fast as the connection takes it, and given up when the visitor leaves. Remix reads a body as fast
 * as it can be had, however slowly it is received: on a slow line all of a file would be in memory.
 */
export function paceBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const response = outgoing.getStore();
  if (!response) return body;
  const reader = body.getReader();
  const giveUp = (reason?: unknown) => reader.cancel(reason).catch(() => undefined);
  let wake = () => {};
  response.once("close", giveUp).on("close", () => wake());
  // Compression passes on only what is listened to by `on`, and does not take it back.
  response.on("drain", () => wake());
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isFull(response)) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: giveUp,
    },
    { highWaterMark: 0 },
  );
}

/** `writableNeedDrain` knows of the connection alone; writing nothing also asks the compression that stands before it. */
function isFull(response: ServerResponse): boolean {
  return response.headersSent && !response.destroyed && !response.writableEnded && !response.write(nothing);
}
