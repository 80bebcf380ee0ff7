import { LRUCache } from "lru-cache";
import { db, readContentVersion } from "~/platform/database/database.server";
import { withTimeout } from "~/platform/runtime/tasks.server";
import { MINUTE_MS, toIndianDay } from "~/platform/time/time";
import { type CachedPage, compressWithBrotli, compressWithGzip } from "./compress-page.server";

interface Entry {
  page: CachedPage;
  version: string;
}

interface RenderedPage {
  query: readonly string[];
  /** Content version that was current before the page was rendered. */
  version: string;
  page: CachedPage;
}

/** The cached page, or the version under which to cache the page that the app renders. */
export type PageLookup = { page: CachedPage; version?: undefined } | { page: null; version: string | null };

const maxBytes = 24 * 1024 * 1024;
/** Bytes taken by the text and its compressed variants, per byte of text. */
const sizeFactor = 1.5;
const maxAgeMs = 10 * MINUTE_MS;
/** Maximum delay before other instances' changes show without a notification (`database/change-listener.server.ts`). */
const recheckIntervalMs = 1_000;
/** Maximum wait for a slow database when there is a cached page. */
const timeoutMs = 500;

interface Check {
  /** Milliseconds of the monotonic clock. */
  checkedAt: number;
  version: Promise<string | null>;
  versionInTime: Promise<string | null>;
  /** Undefined while pending. */
  result: string | null | undefined;
}

/** For ten minutes, serves a page while its version is current, or while the database is unavailable or slow. */
export class PageCache {
  readonly #pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.ceil(page.text.length * sizeFactor),
    ttl: maxAgeMs,
    // By default, every millisecond with a lookup sets a timer.
    ttlResolution: 1_000,
  });
  /** Query parameters that change the page, by path. A path without an entry has no cached page. */
  readonly #queries = new LRUCache<string, readonly string[]>({ max: 5_000 });
  readonly #readVersion: () => Promise<string>;
  readonly #recheckMs: number;
  #check: Check | null = null;

  /** `readVersion` rejects when the content version cannot be read. */
  constructor(readVersion: () => Promise<string>, recheckMs = recheckIntervalMs) {
    this.#readVersion = readVersion;
    this.#recheckMs = recheckMs;
  }

  /** If the version is known, returns a current page without a promise, which would take longer than sending the page. */
  lookUp(path: string, search: string): CachedPage | Promise<PageLookup> {
    const query = search === "" ? [] : this.#queries.get(path);
    const key = query ? toCacheKey(path, search, query) : "";
    const check = this.#getCheck();
    const entry = this.#pages.get(key);
    if (entry && check.result !== undefined && isCurrent(entry, check.result)) {
      if (!entry.page.encoded.br) void compressWithBrotli(entry.page);
      return entry.page;
    }
    return this.#lookUpLater(key, entry ? check.versionInTime : check.version);
  }

  put({ pathname, search }: Pick<URL, "pathname" | "search">, { query, version, page }: RenderedPage): void {
    this.#queries.set(pathname, query);
    this.#pages.set(toCacheKey(pathname, search, query), { page, version });
    void compressWithGzip(page);
  }

  /** Makes the next lookup read the version again, because content may have changed. */
  recheck(): void {
    this.#check = null;
  }

  measure(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  async #lookUpLater(key: string, current: Promise<string | null>): Promise<PageLookup> {
    const version = await current;
    const entry = this.#pages.get(key);
    return entry && isCurrent(entry, version) ? { page: entry.page } : { page: null, version };
  }

  #getCheck(): Check {
    const now = performance.now();
    if (this.#check === null || now - this.#check.checkedAt >= this.#recheckMs) {
      const version = this.#readVersion().catch(() => null);
      const versionInTime = withTimeout(version, timeoutMs, () => null);
      const check: Check = { checkedAt: now, version, versionInTime, result: undefined };
      for (const promise of [versionInTime, version]) void promise.then((value) => (check.result = value));
      this.#check = check;
    }
    return this.#check;
  }
}

function isCurrent(entry: Entry, version: string | null): boolean {
  return version === null || entry.version === version;
}

function toCacheKey(path: string, search: string, query: readonly string[]): string {
  if (search === "" || query.length === 0) return path;
  const requested = new URLSearchParams(search);
  const key = new URLSearchParams();
  for (const name of query) {
    const value = requested.get(name);
    if (value !== null) key.set(name, value);
  }
  return key.size > 0 ? `${path}?${key}` : path;
}

export const pageCache = new PageCache(
  async () => `${await readContentVersion(db)} ${toIndianDay(new Date())}`,
);
