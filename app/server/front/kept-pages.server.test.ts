import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageCache } from "~/server/page-cache.server";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

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
    (request, response) => response.end(`from the app, version ${request.headers["x-content-version"]}`),
    { pages },
  );
});
afterEach(() => server.stop());

const html = "<p>Brushed steel</p>".repeat(100);

function keep(address = "/gallery", forVersion = "one") {
  pages.keep(address, forVersion, {
    location: null,
    type: "text/html; charset=utf-8",
    bytes: html.length,
    entityTag: 'W/"tag"',
    cacheControl: "no-cache",
    text: Buffer.from(html),
    encoded: {},
    contentSecurityPolicy: "default-src 'none'",
  });
}

it("answers with the page that was kept for the address, under its own policy", async () => {
  keep();
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

it("sends it compressed to whom can read that, and not at all to whom has it", async () => {
  keep();
  const send = (headers: Record<string, string>) => server.send({ path: "/gallery", headers });
  await expect
    .poll(async () => (await send({ "accept-encoding": "br" })).headers["content-encoding"])
    .toBe("br");
  const { bytes } = await send({ "accept-encoding": "br" });
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
  expect((await send({ "if-none-match": 'W/"tag"' })).status).toBe(304);
  expect((await server.send({ path: "/gallery", method: "HEAD" })).bytes).toHaveLength(0);
});

it("gives it to nobody who is known, and never for what was sent", async () => {
  keep();
  const ask = async (headers: Record<string, string>, method = "GET") =>
    (await server.send({ path: "/gallery", method, headers })).text;
  expect(await ask({ cookie: "toast=hello" })).toBe("from the app, version undefined");
  expect(await ask({ authorization: "Bearer token" })).toBe("from the app, version undefined");
  expect(await ask({}, "POST")).toBe("from the app, version undefined");
  expect(await ask({ cookie: "a=b", "x-content-version": "forged" })).toBe("from the app, version undefined");
});

it("forgets it once something was changed here", async () => {
  keep();
  expect((await server.send({ path: "/gallery" })).text).toBe(html);
  version = "two";
  await server.send({ path: "/admin/galleryadmin/new", method: "POST" });
  expect((await server.send({ path: "/gallery" })).text).toBe("from the app, version two");
});

it("answers with it while the database is away, whatever may have changed", async () => {
  keep("/gallery", "older");
  isAway = true;
  expect((await server.send({ path: "/gallery" })).text).toBe(html);
  expect((await server.send({ path: "/project" })).text).toBe("from the app, version undefined");
});

it("does not wait for a database that takes its time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  keep();
  isStuck = true;
  const looked = pages.look("/gallery");
  vi.advanceTimersByTime(500);
  expect(await looked).toMatchObject({ page: { bytes: html.length } });
  vi.useRealTimers();
});

it("learns of changes elsewhere when the clock was set back", async () => {
  keep();
  expect(await pages.look("/gallery")).toMatchObject({ page: { bytes: html.length } });
  version = "two";
  const hourAgo = Date.now() - 3_600_000;
  const elapsed = performance.now() + 1_000;
  vi.spyOn(Date, "now").mockReturnValue(hourAgo);
  vi.spyOn(performance, "now").mockReturnValue(elapsed);
  expect(await pages.look("/gallery")).toEqual({ page: null, version: "two" });
  vi.restoreAllMocks();
});
