import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "~/features/accounts/session-cookie.server";
import "~/platform/http/cookies.server";
import { PageCache } from "~/platform/http/page-cache.server";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

let server: FrontServer;
let pages: PageCache;
let version: string;
let isDatabaseDown: boolean;
let isDatabaseSlow: boolean;

beforeEach(async () => {
  version = "one";
  isDatabaseDown = false;
  isDatabaseSlow = false;
  pages = new PageCache(async () => {
    if (isDatabaseDown) throw new Error("database down");
    if (isDatabaseSlow) await new Promise(() => undefined);
    return version;
  });
  server = await startFrontServer(
    (request, response) => void response.end(`from the app, version ${request.headers["x-content-version"]}`),
    { pages },
  );
});
afterEach(() => server.stop());

const html = "<p>Brushed steel</p>".repeat(100);

function cachePage(path = "/gallery", version = "one") {
  const page = {
    type: "text/html; charset=utf-8",
    entityTag: 'W/"tag"',
    cacheControl: "no-cache",
    text: Buffer.from(html),
    encoded: {},
    contentSecurityPolicy: "default-src 'none'",
  };
  pages.put(new URL(path, "http://site.test"), { query: ["page", "project"], version, page });
}

it("sends the cached page with its content security policy", async () => {
  cachePage();
  const { status, text, headers } = await server.send({ path: "/gallery" });
  expect({ status, text }).toEqual({ status: 200, text: html });
  expect(headers).toMatchObject({
    etag: 'W/"tag"',
    "cache-control": "no-cache, no-transform",
    "content-security-policy": "default-src 'none'",
    vary: "Accept-Encoding",
  });
  expect((await server.send({ path: "/gallery?page=2" })).text).toBe("from the app, version one");
});

it("compresses the page for clients that accept it, and returns 304 when the ETag matches", async () => {
  cachePage();
  const send = (headers: Record<string, string>) => server.send({ path: "/gallery", headers });
  await expect
    .poll(async () => (await send({ "accept-encoding": "br" })).headers["content-encoding"])
    .toBe("br");
  const { bytes } = await send({ "accept-encoding": "br" });
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
  expect((await send({ "if-none-match": 'W/"tag"' })).status).toBe(304);
  expect((await server.send({ path: "/gallery", method: "HEAD" })).bytes).toHaveLength(0);
});

it("passes forms and requests with a session, token or toast to the app", async () => {
  cachePage();
  const fetchText = async (headers: Record<string, string>, method = "GET") =>
    (await server.send({ path: "/gallery", method, headers })).text;
  expect(await fetchText({ cookie: "toast=hello" })).toBe("from the app, version undefined");
  expect(await fetchText({ authorization: "Bearer token" })).toBe("from the app, version undefined");
  expect(await fetchText({}, "POST")).toBe("from the app, version undefined");
  expect(await fetchText({ cookie: "a=b; session=x", "x-content-version": "forged" })).toBe(
    "from the app, version undefined",
  );
});

it("ignores other sites' cookies and campaign parameters", async () => {
  cachePage();
  cachePage("/gallery?page=2");
  const fetchText = async (path: string, cookie: string) =>
    (await server.send({ path, headers: { cookie } })).text;
  expect(await fetchText("/gallery", "_ga=GA1.1.5; session_hint=toast")).toBe(html);
  expect(await fetchText("/gallery?utm_source=maps&gclid=x", "")).toBe(html);
  expect(await fetchText("/gallery?gclid=x&page=%32", "")).toBe(html);
  expect(await fetchText("/gallery?page=3", "")).toBe("from the app, version one");
  expect(await fetchText("/project?utm_source=maps", "")).toBe("from the app, version one");
});

it("invalidates pages after a change on this instance", async () => {
  cachePage();
  expect((await server.send({ path: "/gallery" })).text).toBe(html);
  version = "two";
  await server.send({ path: "/admin/galleryadmin/new", method: "POST" });
  expect((await server.send({ path: "/gallery" })).text).toBe("from the app, version two");
});

it("serves a stale page while the database is unavailable", async () => {
  cachePage("/gallery", "older");
  isDatabaseDown = true;
  expect((await server.send({ path: "/gallery" })).text).toBe(html);
  expect((await server.send({ path: "/project" })).text).toBe("from the app, version undefined");
});

it("waits at most 500 ms for a slow database", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  cachePage();
  isDatabaseSlow = true;
  const lookup = pages.lookUp("/gallery", "");
  vi.advanceTimersByTime(499);
  expect(await Promise.race([lookup, nextTurn("waiting")])).toBe("waiting");
  vi.advanceTimersByTime(1);
  expect(await lookup).toMatchObject({ page: { entityTag: 'W/"tag"' } });
  // Until the next check is due, lookups do not wait.
  expect(pages.lookUp("/gallery", "")).toMatchObject({ entityTag: 'W/"tag"' });
  vi.useRealTimers();
});

it("detects changes by other instances even after the clock was set back", async () => {
  cachePage();
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

it("sends a new request id and the default headers with each response", async () => {
  cachePage();
  const first = await server.send({ path: "/gallery" });
  const second = await server.send({ path: "/gallery", headers: { "if-none-match": '"tag"' } });
  expect([first.status, second.status]).toEqual([200, 304]);
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  const { headers: uncached } = await server.send({ path: "/about" });
  for (const { headers } of [first, second]) {
    const pageHeaders = [
      "cache-control",
      "content-security-policy",
      "content-length",
      "x-request-id",
      "date",
    ];
    for (const [name, value] of Object.entries(uncached)) {
      if (!pageHeaders.includes(name)) expect(headers).toHaveProperty([name], value);
    }
  }
});

it("reads the version once for concurrent lookups, and again after a write", async () => {
  const readVersion = vi.fn(async () => "one");
  const cache = new PageCache(readVersion);
  await Promise.all(["/a", "/b", "/c"].map((path) => cache.lookUp(path, "")));
  expect(readVersion).toHaveBeenCalledOnce();
  cache.recheck();
  await cache.lookUp("/a", "");
  expect(readVersion).toHaveBeenCalledTimes(2);
});
