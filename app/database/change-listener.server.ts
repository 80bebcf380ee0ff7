import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Pauses before reconnecting double from the first to the longest. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
}

const usualBackoff: Backoff = { firstMs: 500, longestMs: 30_000 };

/**
 * Listens for new content versions (trigger `content_changed`), so that changes at other instances show at
 * once. pgbouncer and lost connections drop notifications, so callers must also poll the version.
 * @param onChange also called after each reconnection
 */
export function listenForChanges(
  connectionString: string,
  onChange: () => void,
  { firstMs, longestMs }: Backoff = usualBackoff,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const listen = async () => {
    for (let pause = firstMs; !signal.aborted; pause = Math.min(pause * 2, longestMs)) {
      const heard = await listenUntilLost(connectionString, onChange, signal);
      if (heard) pause = firstMs;
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();
  return async () => {
    stopping.abort();
    await listening;
  };
}

/** Returns true when a connection was made and lost. Does not log errors: the pool's queries report them. */
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
  const lost = new Promise<void>((resolve) => {
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
    await lost;
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
