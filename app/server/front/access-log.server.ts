import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { shortenAddress } from "~/server/client-address.server";
import type { Client } from "./client.server";

/** Asked every few seconds by whatever watches over the site. */
const probes: readonly string[] = ["/healthz", "/readyz"];

/**
 * Writes one line when a request is done with: a warning for what is missing here, an error for what
 * failed. The query is left out; people type names and numbers into searches. pino-http would make a logger, an id and two
 * listeners for each request, and log headers.
 */
export function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  { logger, id, client, path }: { logger: Logger; id: string; client: Client; path: string },
): void {
  if (logger.level === "silent") return;
  const { socket, method } = request;
  const start = performance.now();
  const sentBefore = socket.bytesWritten;
  response.on("close", () => {
    const status = response.statusCode;
    const level = chooseLevel(path, status);
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        id,
        method,
        path,
        status,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        network: shortenAddress(client.address),
        aborted: response.writableFinished ? undefined : true,
      },
      status === 404 ? "missing" : "request",
    );
  });
}

function chooseLevel(path: string, status: number): "debug" | "info" | "warn" | "error" {
  if (probes.includes(path)) return "debug";
  if (status >= 500) return "error";
  return status === 404 ? "warn" : "info";
}
