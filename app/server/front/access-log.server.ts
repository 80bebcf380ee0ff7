import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { writeLoggedPath } from "../logged-path";
import type { Client } from "./client.server";

/** Asked every few seconds by whatever watches over the site. */
const probes: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/**
 * Makes the function that writes a request's line when its answer is sent or given up: a warning for what is missing here, an
 * error for what failed. The query is left out; people type names and numbers into searches. pino-http would make a logger, an id
 * and two listeners for each request, and log headers.
 */
export function startAccessLine(
  { socket, method }: IncomingMessage,
  response: ServerResponse,
  { logger, id, client, path }: { logger: Logger; id: string; client: Client; path: string },
): () => void {
  const start = performance.now();
  const sentBefore = socket.bytesWritten;
  return () => {
    const status = response.statusCode;
    const level = chooseLevel(path, status);
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        id,
        method,
        path: writeLoggedPath(path),
        status,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        network: client.network,
        aborted: response.writableFinished ? undefined : true,
      },
      status === 404 ? "missing" : "request",
    );
  };
}

/** Whether the path is one of a probe. */
export function isProbe(path: string): boolean {
  return probes.includes(path);
}

function chooseLevel(path: string, status: number): "debug" | "info" | "warn" | "error" {
  if (isProbe(path)) return "debug";
  if (status >= 500) return "error";
  return status === 404 ? "warn" : "info";
}
