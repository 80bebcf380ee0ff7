import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { redactPath } from "~/platform/http/secret-paths";
import type { RequestKind, RequestObserver } from "~/platform/system/metrics.server";
import { isReadMethod } from "./admission.server";
import type { Client } from "./client.server";
import { isApiPath } from "./refusal.server";

/** Monitoring polls these every few seconds. */
const probes: readonly string[] = ["/healthz", "/readyz", "/metrics"];

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  client: Client;
  id: string;
  /** Without the query, for the log and refusals; may be malformed. */
  path: string;
  /** Null when the app responds. */
  outcome: "cached page" | "file" | "refused" | null;
  /** The request matches no rule for requests of this site, so none of its links caused it. */
  isMalformed: boolean;
}

/**
 * Logs and counts a request after its response. Omits queries: searches contain names and numbers. pino-http
 * would create a logger, an id and two listeners per request, and log headers.
 */
export function observe(exchange: Exchange, logger: Logger, observer: RequestObserver | null): void {
  if (!observer && logger.level === "silent") return;
  const { request, response, client, id, path } = exchange;
  const { socket, method } = request;
  const start = performance.now();
  const bytesWrittenAtStart = socket.bytesWritten;
  response.on("close", () => {
    const durationMs = performance.now() - start;
    const status = response.statusCode;
    const isFinished = response.writableFinished;
    observer?.countResponse(
      exchange.outcome ?? classifyRequest(path, method),
      isFinished ? `${Math.floor(status / 100)}xx` : "aborted",
      durationMs / 1000,
    );
    const level = chooseLogLevel(exchange, status);
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        id,
        method,
        path: redactPath(path),
        status,
        ms: Math.round(durationMs * 10) / 10,
        bytes: socket.bytesWritten - bytesWrittenAtStart,
        network: client.network,
        aborted: isFinished ? undefined : true,
      },
      status === 404 ? "not found" : "request",
    );
  });
}

export function isProbe(path: string): boolean {
  return probes.includes(path);
}

/** Warns of a missing page or file, because a link of the site may be wrong. */
function chooseLogLevel(
  { path, isMalformed }: Exchange,
  status: number,
): "debug" | "info" | "warn" | "error" {
  if (isProbe(path)) return "debug";
  if (status >= 500) return "error";
  return status === 404 && !isMalformed ? "warn" : "info";
}

function classifyRequest(path: string, method: string | undefined): RequestKind {
  if (isProbe(path)) return "probe";
  if (path.startsWith("/images/")) return "picture";
  if (isApiPath(path)) return "api";
  if (/^\/admin(?:[/.]|$)/.test(path)) return "admin";
  if (!isReadMethod(method)) return "form";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : "rendered page";
}
