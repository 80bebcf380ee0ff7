import { LRUCache } from "lru-cache";
import { readContentVersion } from "./db/content-version.server";
import { db } from "./db/database.server";
import type { SentFile } from "./front/file-index.server";
import { precompress } from "./front/precompress.server";

/** A finished page, ready to be sent. */
export interface KeptPage extends SentFile {
  text: Buffer;
  contentSecurityPolicy: string;
}

interface Kept {
  page: KeptPage;
  version: string;
}

/** What the cache says of an address: its page, or the version under which to keep the page that the app makes. */
export type Looked = { page: KeptPage } | { page: null; version: string | null };

const mostBytes = 24 * 1024 * 1024;
/** Text, and what its compressed forms take. */
const bytesPerCharacter = 1.5;
/** A page names the current year. */
const lifetimeMs = 10 * 60 * 1000;
/** Changes that other processes make show after so long. */
const recheckMs = 1_000;
/** A page that is there waits so long for a database that takes its time. */
const patienceMs = 500;

interface Asked {
  /** By a clock that nobody sets. */
  at: number;
  /** Null when it cannot be had. */
  version: Promise<string | null>;
  /** The same, or null when it cannot be had soon. */
  soon: Promise<string | null>;
}

/**
 * Keeps finished pages in memory, each with the version of the content that it shows. A page is sent while that version is
 * the current one; with the database away or slow, the last one is better than none.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => Math.ceil(page.bytes * bytesPerCharacter),
    ttl: lifetimeMs,
  });
  readonly #readVersion: () => Promise<string>;
  #asked: Asked | null = null;

  /** @param readVersion gives the current version of the content; rejects when it cannot be had */
  constructor(readVersion: () => Promise<string>) {
    this.#readVersion = readVersion;
  }

  /** Looks for the page of an address: path and query. */
  async look(address: string): Promise<Looked> {
    const { version: current, soon } = this.#askForVersion();
    const version = await (this.#pages.has(address) ? soon : current);
    const kept = this.#pages.get(address);
    if (kept && (version === null || kept.version === version)) return { page: kept.page };
    return { page: null, version };
  }

  /** Keeps a page under the version that was current before the page was made. */
  keep(address: string, version: string, page: KeptPage): void {
    this.#pages.set(address, { page, version });
    void precompress([page]);
  }

  /** Something may have been changed here: the next look asks for the version anew. */
  recheck(): void {
    this.#asked = null;
  }

  #askForVersion(): Asked {
    const now = performance.now();
    if (this.#asked === null || now - this.#asked.at >= recheckMs) {
      const version = this.#readVersion().catch(() => null);
      this.#asked = { at: now, version, soon: orNullAfter(patienceMs, version) };
    }
    return this.#asked;
  }
}

async function orNullAfter<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The pages of this process. */
export const pageCache = new PageCache(() => readContentVersion(db));
