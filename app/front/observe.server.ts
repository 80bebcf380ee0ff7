import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { RequestKind, RequestObserver } from "~/system/metrics.server";
import { writeLoggedPath } from "./addresses";
import { isReading } from "./admission.server";
import type { Client } from "./client.server";
import { isApiPath } from "./refusal.server";

/** Polled every few seconds by monitoring. */
const probes: readonly string[] = ["/healthz", "/readyz", "/metrics"];

/**
 * The returned function logs after the response. Queries stay out of the log: searches contain names and numbers.
 * pino-http would make a logger, an id and two listeners per request, and log headers.
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

export function isProbe(path: string): boolean {
  return probes.includes(path);
}

function chooseLevel(path: string, status: number): "debug" | "info" | "warn" | "error" {
  if (isProbe(path)) return "debug";
  if (status >= 500) return "error";
  return status === 404 ? "warn" : "info";
}

/** A request; `answeredWith` is null when the app answered. */
export interface Observed {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  answeredWith: "cached page" | "file" | "refused" | null;
}

export function startObserving(observer: RequestObserver, exchange: Observed): () => void {
  const start = performance.now();
  // Read now: the app gets a rewritten request.
  const { method } = exchange.request;
  return () => {
    const { response, path, answeredWith } = exchange;
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
    const kind = answeredWith ?? nameKind(path, method);
    observer.answered(kind, status, (performance.now() - start) / 1000);
  };
}

function nameKind(path: string, method: string | undefined): RequestKind {
  if (isProbe(path)) return "probe";
  if (path.startsWith("/images/")) return "picture";
  if (isApiPath(path)) return "api";
  if (/^\/admin(?:[/.]|$)/.test(path)) return "admin";
  if (!isReading(method)) return "form";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : "rendered page";
}
