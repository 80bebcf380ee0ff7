import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Pauses before a lost connection is made again, in milliseconds: the first, and the longest of those that double. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
}

const usualBackoff: Backoff = { firstMs: 500, longestMs: 30_000 };

/**
 * Listens on a connection of its own for new content versions (trigger `content_changed`), so that a change made at one instance shows at the
 * others at once. It may hear nothing, behind pgbouncer or while the connection is lost: the version is to be read now and then
 * all the same.
 * @param onChange called at every change, and when the connection is there again, since one may have been missed
 * @returns how to stop
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

/** Returns when the connection is lost or cannot be had; the pool's queries say what is wrong with the server. */
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
    // Every error of the connection is its end; without a listener it would be the end of the process.
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
