import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** How `front/` answered a request or, if Remix answered it, what its path and method ask for. */
export type RequestKind =
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

export interface RequestObserver {
  /** Called when a response ends. `status` is a class, e.g. "2xx", or "aborted" if the client disconnected. */
  countResponse(kind: RequestKind, status: string, seconds: number): void;
  countLookup(isCached: boolean): void;
}

/** In seconds, from a cached page to a picture over a slow connection. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Metrics extends RequestObserver {
  registry: Registry;
}

declare global {
  /** Survives hot reload. */
  var siteMetrics: Metrics | undefined;
}

/** Created on first use: without METRICS_TOKEN nothing is counted. */
function getMetrics(): Metrics {
  globalThis.siteMetrics ??= createMetrics();
  return globalThis.siteMetrics;
}

export function getRequestObserver(): RequestObserver {
  return getMetrics();
}

export async function formatRequestMetrics(): Promise<string> {
  return await getMetrics().registry.metrics();
}

function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // These metrics sum the gauges by type. Prometheus reserves `_total` for counters, so promtool rejects them.
  for (const name of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`nodejs_active_${name}_total`);
  const durations = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Time from a request to the end of its response.",
    labelNames: ["class", "status"] as const,
    buckets,
    registers,
  });
  const hits = new Counter({
    name: "site_page_cache_hits_total",
    help: "Pages sent from the cache.",
    registers,
  });
  const misses = new Counter({
    name: "site_page_cache_misses_total",
    help: "Pages that were not in the cache.",
    registers,
  });
  return {
    registry,
    countResponse: (kind, status, seconds) => durations.observe({ class: kind, status }, seconds),
    countLookup: (isCached) => (isCached ? hits : misses).inc(),
  };
}
