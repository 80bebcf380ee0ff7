import { LRUCache } from "lru-cache";
import { readContentVersion } from "~/database/content-version.server";
import { db } from "~/database/database.server";
import { limitTime } from "~/runtime/time-limit.server";
import { MINUTE_MS } from "~/time/durations";
import { toIndianDay } from "~/time/indian-time";
import { type CachedPage, compressBest, compressQuickly } from "./compress-page.server";

interface Entry {
  page: CachedPage;
  version: string;
  /** Whether it was sent from the cache, so that brotli's best quality pays. */
  isRequestedAgain: boolean;
}

/** What is cached of an address. */
interface RenderedPage {
  /** The names of the parameters that change what the page at this path shows. */
  query: readonly string[];
  /** Of the content, current before the page was made. */
  version: string;
  page: CachedPage;
}

/** What the cache says of an address: its page, or the version under which to cache the page that the app makes. */
export type PageLookup = { page: CachedPage; version?: undefined } | { page: null; version: string | null };

const maxBytes = 24 * 1024 * 1024;
/** Text, and what its compressed forms take. */
const bytesPerCharacter = 1.5;
const lifetimeMs = 10 * MINUTE_MS;
/** Changes that other processes make show after so long, when they are not told of sooner (`db/change-listener.server.ts`). */
const recheckMs = 1_000;
/** A page that is there waits so long for a slow database. */
const timeoutMs = 500;

/** One reading of the version. */
interface Check {
  /** Milliseconds of the monotonic clock. */
  at: number;
  /** Null when it cannot be had. */
  version: Promise<string | null>;
  /** The same, or null when it cannot be had within the time limit. */
  inTime: Promise<string | null>;
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
  /** By path: the parameters that change what its page shows. A path that is not here has no page cached. */
  readonly #queries = new LRUCache<string, readonly string[]>({ max: 5_000 });
  readonly #readVersion: () => Promise<string>;
  readonly #recheckMs: number;
  #check: Check | null = null;

  /**
   * @param readVersion gives the current version of the content; rejects when it cannot be had
   * @param recheckEveryMs how old a version may be, in milliseconds
   */
  constructor(readVersion: () => Promise<string>, recheckEveryMs = recheckMs) {
    this.#readVersion = readVersion;
    this.#recheckMs = recheckEveryMs;
  }

  /**
   * Looks for the page of an address. The page itself comes back when that is settled already; a promise costs
   * more than sending the page.
   * @param search with its question mark, or empty; what does not change the page counts for nothing
   */
  lookUp(path: string, search: string): CachedPage | Promise<PageLookup> {
    const query = search === "" ? [] : this.#queries.get(path);
    const key = query ? toCacheKey(path, search, query) : "";
    const check = this.#currentCheck();
    const entry = this.#pages.get(key);
    if (entry && check.settled !== undefined && isCurrent(entry, check.settled)) {
      if (!entry.isRequestedAgain) this.#compressWell(entry);
      return entry.page;
    }
    return this.#lookUpLater(key, entry ? check.inTime : check.version);
  }

  /** Caches the page of an address. */
  put({ pathname, search }: Pick<URL, "pathname" | "search">, { query, version, page }: RenderedPage): void {
    this.#queries.set(pathname, query);
    this.#pages.set(toCacheKey(pathname, search, query), { page, version, isRequestedAgain: false });
    compressQuickly(page);
  }

  /** Something may have been changed here: the next look-up reads the version anew. */
  recheck(): void {
    this.#check = null;
  }

  /** How many pages are cached, and about how many bytes of memory they take. */
  measure(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  #compressWell(entry: Entry): void {
    entry.isRequestedAgain = true;
    compressBest(entry.page);
  }

  async #lookUpLater(key: string, current: Promise<string | null>): Promise<PageLookup> {
    const version = await current;
    const entry = this.#pages.get(key);
    return entry && isCurrent(entry, version) ? { page: entry.page } : { page: null, version };
  }

  #currentCheck(): Check {
    const now = performance.now();
    if (this.#check === null || now - this.#check.at >= this.#recheckMs) {
      const version = this.#readVersion().catch(() => null);
      const inTime = limitTime(version, timeoutMs, () => null);
      const check: Check = { at: now, version, inTime, settled: undefined };
      for (const answer of [inTime, version]) void answer.then((settled) => (check.settled = settled));
      this.#check = check;
    }
    return this.#check;
  }
}

function isCurrent(entry: Entry, version: string | null): boolean {
  return version === null || entry.version === version;
}

/** The key of a page: the path and, in one order and spelling, the parameters that change what it shows. */
function toCacheKey(path: string, search: string, query: readonly string[]): string {
  if (search === "" || query.length === 0) return path;
  const asked = new URLSearchParams(search);
  const key = new URLSearchParams();
  for (const name of query) {
    const value = asked.get(name);
    if (value !== null) key.set(name, value);
  }
  return key.size > 0 ? `${path}?${key}` : path;
}

/** The pages of this process. */
export const pageCache = new PageCache(
  async () => `${await readContentVersion(db)} ${toIndianDay(new Date())}`,
);
