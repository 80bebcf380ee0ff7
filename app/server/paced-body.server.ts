import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

const outgoing = new AsyncLocalStorage<ServerResponse>();

/** Runs the app for a request, so that the bodies it answers with can be paced. */
export function paceBodiesBy(response: ServerResponse, run: () => void): void {
  outgoing.run(response, run);
}

/**
 * The same body, read only as fast as the connection takes it, and given up when the visitor leaves. Remix reads a body as fast
 * as it can be had, whoever receives it: on a slow line all of a file would be in memory.
 */
export function paceBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const response = outgoing.getStore();
  if (!response) return body;
  const reader = body.getReader();
  const giveUp = (reason?: unknown) => reader.cancel(reason).catch(() => undefined);
  response.once("close", giveUp);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await untilDrained(response);
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: giveUp,
    },
    { highWaterMark: 0 },
  );
}

async function untilDrained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off("drain", go).off("close", go);
      resolve();
    };
    response.on("drain", go).on("close", go);
  });
}
