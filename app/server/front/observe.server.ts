import type { IncomingMessage, ServerResponse } from "node:http";
import { isProbe } from "./access-log.server";
import { isReading } from "./admission.server";
import { isApiPath } from "./refusal.server";

/** What a request was answered with: by the front itself, or by the app, which the address tells. */
type RequestKind =
  | "cached page"
  | "rendered page"
  | "form"
  | "data"
  | "file"
  | "picture"
  | "api"
  | "admin"
  | "probe"
  | "refused";

/** Watches what the front does, for metrics. */
export interface RequestObserver {
  /**
   * An answer was sent, or given up.
   * @param status such as "2xx", or "aborted" when the client left before its end
   */
  answered(kind: RequestKind, status: string, seconds: number): void;
  /** A page was looked up in the cache. */
  lookedUp(isCached: boolean): void;
}

/** A request, and what the front itself answered it with; null when it was the app. */
export interface Observed {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  answeredWith: "cached page" | "file" | "refused" | null;
}

/** Makes the function that tells the observer of a request when its answer is sent or given up. */
export function startObserving(observer: RequestObserver, exchange: Observed): () => void {
  const start = performance.now();
  // The app is told another address than the one that was asked for.
  const { method } = exchange.request;
  return () => {
    const { response, path, answeredWith } = exchange;
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "aborted";
    const kind = answeredWith ?? nameKind(path, method);
    observer.answered(kind, status, (performance.now() - start) / 1000);
  };
}

/** @param path without the query */
function nameKind(path: string, method: string | undefined): RequestKind {
  if (isProbe(path)) return "probe";
  if (path.startsWith("/images/")) return "picture";
  if (isApiPath(path)) return "api";
  if (/^\/admin(?:[/.]|$)/.test(path)) return "admin";
  if (!isReading(method)) return "form";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : "rendered page";
}
