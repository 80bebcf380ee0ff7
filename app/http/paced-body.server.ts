import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

const outgoing = new AsyncLocalStorage<ServerResponse>();

let running = 0;

/** Runs the app so that `paceBody` finds the response of the request. */
export function paceBodiesBy(response: ServerResponse, run: () => void): void {
  running += 1;
  response.on("close", () => {
    running -= 1;
    // While it is enabled, Node reports every asynchronous step of the process to it, even for cached pages.
    if (running === 0) outgoing.disable();
  });
  outgoing.run(response, run);
}

const nothing = new Uint8Array(0);

/** Remix reads a body at full speed: on a slow line a whole file would be in memory. */
export function paceBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const response = outgoing.getStore();
  if (!response) return body;
  const reader = body.getReader();
  const giveUp = (reason?: unknown) => reader.cancel(reason).catch(() => undefined);
  let wake = () => {};
  response.once("close", giveUp).on("close", () => wake());
  // The compression middleware forwards only listeners added by `on`, and cannot remove them.
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

/** `writableNeedDrain` covers the connection only; an empty write also asks the compression before it. */
function isFull(response: ServerResponse): boolean {
  return response.headersSent && !response.destroyed && !response.writableEnded && !response.write(nothing);
}
