import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** The pause before reconnecting doubles from `firstMs` to `maxMs`. */
export interface Backoff {
  firstMs: number;
  maxMs: number;
}

const defaultBackoff: Backoff = { firstMs: 500, maxMs: 30_000 };

/**
 * Listens for new content versions (trigger `content_changed`), so that changes by other instances appear
 * immediately. pgbouncer and lost connections drop notifications, so callers must also poll the version.
 * @param onChange also called after each connection, because notifications may have been missed
 */
export function listenForChanges(
  connectionString: string,
  onChange: () => void,
  { firstMs, maxMs }: Backoff = defaultBackoff,
): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;

  const listen = async () => {
    for (let pauseMs = firstMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, maxMs)) {
      const wasConnected = await listenUntilLost(connectionString, onChange, signal);
      if (wasConnected) pauseMs = firstMs;
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();
  return async () => {
    controller.abort();
    await listening;
  };
}

/** Waits until the connection is lost or `signal` aborts. Returns false if it could not connect. The pool logs outages. */
async function listenUntilLost(
  connectionString: string,
  onChange: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const connectionLost = new Promise<void>((resolve) => {
    client.once("end", resolve);
    // Without a listener, a connection error would end the process.
    client.on("error", () => resolve());
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", onChange);
  try {
    await client.connect();
    await client.query({ text: "listen content_version", query_timeout: 5_000 } as pg.QueryConfig);
    onChange();
    await connectionLost;
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
