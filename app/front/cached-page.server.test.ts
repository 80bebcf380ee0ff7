import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "~/accounts/session-cookie.server";
import "~/http/flash.server";
import { PageCache } from "~/http/page-cache.server";
import { type FrontServer, startFrontServer } from "../../tests/support/front-server";

let server: FrontServer;
let pages: PageCache;
let version: string;
let isAway: boolean;
let isStuck: boolean;

beforeEach(async () => {
  version = "one";
  isAway = false;
  isStuck = false;
  pages = new PageCache(async () => {
    if (isAway) throw new Error("away");
    if (isStuck) await new Promise(() => undefined);
    return version;
  });
  server = await startFrontServer(
    (request, response) => void response.end(`from the app, version ${request.headers["x-content-version"]}`),
    { pages },
  );
});
afterEach(() => server.stop());

const html = "<p>Brushed steel</p>".repeat(100);

function cache(address = "/gallery", version = "one") {
  const page = {
    type: "text/html; charset=utf-8",
    entityTag: 'W/"tag"',
    cacheControl: "no-cache",
    text: Buffer.from(html),
    encoded: {},
    contentSecurityPolicy: "default-src 'none'",
  };
  pages.put(new URL(address, "http://site.test"), { query: ["page", "project"], version, page });
}

it("sends the cached page with its own policy", async () => {
  cache();
  const { status, text, headers } = await server.send({ path: "/gallery" });
  expect({ status, text }).toEqual({ status: 200, text: html });
  expect(headers).toMatchObject({
    etag: 'W/"tag"',
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'",
    vary: "Accept-Encoding",
  });
  expect((await server.send({ path: "/gallery?page=2" })).text).toBe("from the app, version one");
});

it("compresses it for clients that accept it, and sends 304 to those that have it", async () => {
  cache();
  const send = (headers: Record<string, string>) => server.send({ path: "/gallery", headers });
  await expect
    .poll(async () => (await send({ "accept-encoding": "br" })).headers["content-encoding"])
    .toBe("br");
  const { bytes } = await send({ "accept-encoding": "br" });
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
  expect((await send({ "if-none-match": 'W/"tag"' })).status).toBe(304);
  expect((await server.send({ path: "/gallery", method: "HEAD" })).bytes).toHaveLength(0);
});

it("serves visitors only, and never a form", async () => {
  cache();
  const fetchFrom = async (headers: Record<string, string>, method = "GET") =>
    (await server.send({ path: "/gallery", method, headers })).text;
  expect(await fetchFrom({ cookie: "toast=hello" })).toBe("from the app, version undefined");
  expect(await fetchFrom({ authorization: "Bearer token" })).toBe("from the app, version undefined");
  expect(await fetchFrom({}, "POST")).toBe("from the app, version undefined");
  expect(await fetchFrom({ cookie: "a=b; session=x", "x-content-version": "forged" })).toBe(
    "from the app, version undefined",
  );
});

it("ignores other sites' cookies and campaign parameters", async () => {
  cache();
  cache("/gallery?page=2");
  const ask = async (path: string, cookie: string) => (await server.send({ path, headers: { cookie } })).text;
  expect(await ask("/gallery", "_ga=GA1.1.5; session_hint=toast")).toBe(html);
  expect(await ask("/gallery?utm_source=maps&gclid=x", "")).toBe(html);
  expect(await ask("/gallery?gclid=x&page=%32", "")).toBe(html);
  expect(await ask("/gallery?page=3", "")).toBe("from the app, version one");
  expect(await ask("/project?utm_source=maps", "")).toBe("from the app, version one");
});

it("is invalidated by a change on this instance", async () => {
  cache();
  expect((await server.send({ path: "/gallery" })).text).toBe(html);
  version = "two";
  await server.send({ path: "/admin/galleryadmin/new", method: "POST" });
  expect((await server.send({ path: "/gallery" })).text).toBe("from the app, version two");
});

it("serves a stale page while the database is unavailable", async () => {
  cache("/gallery", "older");
  isAway = true;
  expect((await server.send({ path: "/gallery" })).text).toBe(html);
  expect((await server.send({ path: "/project" })).text).toBe("from the app, version undefined");
});

it("does not wait for a slow database", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  cache();
  isStuck = true;
  const looked = pages.lookUp("/gallery", "");
  vi.advanceTimersByTime(499);
  expect(await Promise.race([looked, nextTurn("waiting")])).toBe("waiting");
  vi.advanceTimersByTime(1);
  expect(await looked).toMatchObject({ page: { entityTag: 'W/"tag"' } });
  // From now on nothing waits until the version is due again.
  expect(pages.lookUp("/gallery", "")).toMatchObject({ entityTag: 'W/"tag"' });
  vi.useRealTimers();
});

it("detects changes by other instances after the clock was set back", async () => {
  cache();
  expect(await pages.lookUp("/gallery", "")).toMatchObject({ page: { entityTag: 'W/"tag"' } });
  expect(pages.lookUp("/gallery", "")).toMatchObject({ entityTag: 'W/"tag"' });
  version = "two";
  const hourAgo = Date.now() - 3_600_000;
  const elapsed = performance.now() + 1_000;
  vi.spyOn(Date, "now").mockReturnValue(hourAgo);
  vi.spyOn(performance, "now").mockReturnValue(elapsed);
  expect(await pages.lookUp("/gallery", "")).toEqual({ page: null, version: "two" });
  vi.restoreAllMocks();
});

it("gives each response its own request id and all usual headers", async () => {
  cache();
  const first = await server.send({ path: "/gallery" });
  const second = await server.send({ path: "/gallery", headers: { "if-none-match": '"tag"' } });
  expect([first.status, second.status]).toEqual([200, 304]);
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  const { headers: uncached } = await server.send({ path: "/about" });
  for (const { headers } of [first, second]) {
    const own = ["cache-control", "content-security-policy", "content-length", "x-request-id", "date"];
    for (const [name, value] of Object.entries(uncached)) {
      if (!own.includes(name)) expect(headers).toHaveProperty([name], value);
    }
  }
});

it("reads the version once for concurrent lookups, and again before a later write is visible", async () => {
  const readVersion = vi.fn(async () => "one");
  const cache = new PageCache(readVersion);
  await Promise.all(["/a", "/b", "/c"].map((address) => cache.lookUp(address, "")));
  expect(readVersion).toHaveBeenCalledOnce();
  cache.recheck();
  await cache.lookUp("/a", "");
  expect(readVersion).toHaveBeenCalledTimes(2);
});
