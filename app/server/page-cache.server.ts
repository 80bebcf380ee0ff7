import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { readContentVersion } from "./db/content-version.server";
import { db } from "./db/database.server";

/** A rendered page, ready to be sent. */
export interface CachedPage {
  type: string;
  entityTag: string;
  cacheControl: string;
  contentSecurityPolicy: string;
  text: Buffer;
  /** The text compressed, as soon as it is. */
  encoded: { br?: Buffer; gzip?: Buffer };
}

interface Entry {
  page: CachedPage;
  version: string;
}

/** What the cache says of an address: its page, or the version under which to cache the page that the app makes. */
export type Looked = { page: CachedPage; version?: undefined } | { page: null; version: string | null };

const maxBytes = 24 * 1024 * 1024;
/** Text, and what its compressed forms take. */
const bytesPerCharacter = 1.5;
/** A page names the current year. */
const lifetimeMs = 10 * 60 * 1000;
/** Changes that other processes make show after so long. */
const recheckMs = 1_000;
/** A page that is there waits so long for a slow database. */
const timeoutMs = 500;

/** One reading of the version. */
interface Check {
  /** Milliseconds of the monotonic clock. */
  at: number;
  /** Null when it cannot be had. */
  version: Promise<string | null>;
  /** The same, or null when it cannot be had soon. */
  soon: Promise<string | null>;
  /** What is known by now; undefined while that is nothing. */
  settled: string | null | undefined;
}

/**
 * Caches rendered pages in memory, each with the version of the content that it shows. A page is sent while that version is
 * the current one; with the database away or slow, the last one is better than none.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.ceil(page.text.length * bytesPerCharacter),
    ttl: lifetimeMs,
    // By default a timer is set for each millisecond in which a page is looked up.
    ttlResolution: 1_000,
  });
  readonly #readVersion: () => Promise<string>;
  #check: Check | null = null;

  /** @param readVersion gives the current version of the content; rejects when it cannot be had */
  constructor(readVersion: () => Promise<string>) {
    this.#readVersion = readVersion;
  }

  /**
   * Looks for the page of an address: path and query. The page itself comes back when that is settled already; a promise costs
   * more than sending the page.
   */
  look(address: string): CachedPage | Promise<Looked> {
    const check = this.#currentCheck();
    const entry = this.#pages.get(address);
    if (entry && check.settled !== undefined && isCurrent(entry, check.settled)) return entry.page;
    return this.#lookLater(address, entry ? check.soon : check.version);
  }

  /** Caches a page under the version that was current before the page was made. */
  put(address: string, version: string, page: CachedPage): void {
    this.#pages.set(address, { page, version });
    void compress(page);
  }

  /** Something may have been changed here: the next look-up reads the version anew. */
  recheck(): void {
    this.#check = null;
  }

  async #lookLater(address: string, current: Promise<string | null>): Promise<Looked> {
    const version = await current;
    const entry = this.#pages.get(address);
    return entry && isCurrent(entry, version) ? { page: entry.page } : { page: null, version };
  }

  #currentCheck(): Check {
    const now = performance.now();
    if (this.#check === null || now - this.#check.at >= recheckMs) {
      const version = this.#readVersion().catch(() => null);
      const soon = orNullAfter(timeoutMs, version);
      const check: Check = { at: now, version, soon, settled: undefined };
      for (const answer of [soon, version]) void answer.then((settled) => (check.settled = settled));
      this.#check = check;
    }
    return this.#check;
  }
}

function isCurrent(entry: Entry, version: string | null): boolean {
  return version === null || entry.version === version;
}

async function orNullAfter<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a page off the main thread: quickly, so that the next visitor has something, and then at brotli's best. */
async function compress({ text, encoded }: CachedPage): Promise<void> {
  for (const quality of [5, 11]) {
    encoded.br = await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    encoded.gzip ??= await compressGzip(text, { level: 9 });
  }
}

/** The pages of this process. */
export const pageCache = new PageCache(() => readContentVersion(db));
