import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageCache } from "~/platform/http/page-cache.server";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

const observer = { countResponse: vi.fn(), countLookup: vi.fn() };
let server: FrontServer;

beforeEach(async () => {
  vi.clearAllMocks();
  const pages = new PageCache(async () => "one");
  const page = {
    type: "text/html",
    entityTag: 'W/"tag"',
    cacheControl: "no-cache",
    text: Buffer.from("<p>Steel</p>"),
    encoded: {},
    contentSecurityPolicy: "default-src 'none'",
  };
  pages.put(new URL("http://site.test/gallery"), { query: [], version: "one", page });
  server = await startFrontServer(
    (request, response) => {
      if (request.url === "/broken") response.statusCode = 500;
      response.end("from the app");
    },
    { pages, observer, files: { folder: import.meta.dirname, paths: new Set(["/observe.server.ts"]) } },
  );
});
afterEach(() => server.stop());

it.each([
  ["cached page", "2xx", { path: "/gallery" }],
  ["cached page", "3xx", { path: "/gallery", headers: { "if-none-match": 'W/"tag"' } }],
  ["rendered page", "2xx", { path: "/project" }],
  ["rendered page", "5xx", { path: "/broken" }],
  ["data", "2xx", { path: "/gallery.data" }],
  ["file", "2xx", { path: "/observe.server.ts" }],
  ["picture", "2xx", { path: "/images/0123.avif" }],
  ["api", "2xx", { path: "/api/gallery/all" }],
  ["api", "2xx", { path: "/api/gallery/delete/1", method: "DELETE" }],
  ["admin", "2xx", { path: "/admin" }],
  ["admin", "2xx", { path: "/admin.data" }],
  ["admin", "2xx", { path: "/admin/projects", method: "POST" }],
  ["rendered page", "2xx", { path: "/administration" }],
  ["form", "2xx", { path: "/contact", method: "POST" }],
  ["probe", "2xx", { path: "/readyz" }],
  ["probe", "2xx", { path: "/metrics" }],
  ["refused", "4xx", { path: "/assets/gone.js" }],
  ["refused", "4xx", { path: "/gallery", method: "TRACE" }],
  ["refused", "3xx", { path: "/gallery/" }],
])("counts a response as %s and %s for %j", async (kind, status, options) => {
  await server.send(options);
  await vi.waitFor(() => expect(observer.countResponse).toHaveBeenCalledTimes(1), 10_000);
  expect(observer.countResponse).toHaveBeenCalledWith(kind, status, expect.any(Number));
});

it("counts page cache hits and misses", async () => {
  await server.send({ path: "/gallery" });
  expect(observer.countLookup).toHaveBeenLastCalledWith(true);
  await server.send({ path: "/gallery" });
  expect(observer.countLookup.mock.calls).toEqual([[true], [true]]);
  await server.send({ path: "/project" });
  expect(observer.countLookup).toHaveBeenLastCalledWith(false);
});
