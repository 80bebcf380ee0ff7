import { getEventListeners } from "node:events";
import { Suspense } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { noteFallback, trackFallbacks } from "~/platform/runtime/fallbacks.server";
import { finishDocument } from "./finish-document.server";
import { InlineScript, InlineScriptContext } from "./inline-script";
import { createPageResponse } from "./page-response.server";
import { renderDocument } from "./render-document.server";

const nonce = "c2VjcmV0";

function Document() {
  return (
    <html lang="en">
      <body>
        <Suspense fallback="…">
          <p>Brushed steel</p>
        </Suspense>
        <InlineScript />
      </body>
    </html>
  );
}

function Broken(): never {
  throw new Error("no shell");
}

const options = {
  nonce,
  signal: new AbortController().signal,
  timeoutMs: 10_000,
  onError: () => expect.fail("onError was called"),
};

async function render(element = <Document />) {
  return await renderDocument(
    <InlineScriptContext.Provider value={{ nonce, code: "start()" }}>{element}</InlineScriptContext.Provider>,
    options,
  );
}

const publicPage = { isPublic: true, query: ["page"] };
const pages = { put: vi.fn() };
beforeEach(() => pages.put.mockClear());

interface ResponseOptions {
  path?: string;
  version?: string;
  publicPage?: typeof publicPage | null;
  status?: number;
  headers?: Headers;
}

function respond(html: string, { path = "/", version = "one", ...options }: ResponseOptions = {}) {
  const request = new Request(`http://site.test${path}`, { headers: { "X-Content-Version": version } });
  const page = {
    isAdmin: path.startsWith("/admin"),
    status: 200,
    headers: new Headers(),
    publicPage,
    ...options,
  };
  return createPageResponse(finishDocument(html, nonce, true), request, page, pages);
}

it("sends a page with a policy for its own scripts and without a nonce", async () => {
  const response = respond(await render());
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain("<p>Brushed steel</p>");
  expect(html).toContain("<script>start()</script>");
  expect(html).not.toContain(nonce);
  expect(response.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
});

it("keeps multi-byte characters intact across React's buffers", async () => {
  const prices = Array.from({ length: 2_000 }, (_, index) => `₹ ${index}`);
  const html = await render(
    <ul>
      {prices.map((price) => (
        <li key={price}>{price}</li>
      ))}
    </ul>,
  );
  expect(html).toBe(`<ul>${prices.map((price) => `<li>${price}</li>`).join("")}</ul>`);
});

it("sends an ETag that depends on the content", async () => {
  const html = await render();
  const tag = respond(html).headers.get("ETag");
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  expect(respond(html).headers.get("ETag")).toBe(tag);
  expect(respond(`${html} `).headers.get("ETag")).not.toBe(tag);
  expect(respond(html).headers.get("Cache-Control")).toBe("no-cache");
});

it.each([
  ["a personal page", { publicPage: null }],
  ["a page with a one-time message", { headers: new Headers({ "Set-Cookie": "toast=; Max-Age=0" }) }],
  ["a missing page", { status: 404 }],
])("sends no ETag for %s and does not cache it", async (_, options) => {
  const { headers } = respond("<html></html>", options);
  expect(headers.has("ETag")).toBe(false);
  expect(headers.has("Cache-Control")).toBe(false);
  expect(pages.put).not.toHaveBeenCalled();
});

it("caches only pages without a fallback for a failed query", async () => {
  const failed = trackFallbacks(async () => {
    await Promise.reject(new Error("no list")).catch(noteFallback);
    return respond("<html></html>");
  });
  const complete = trackFallbacks(async () => respond("<html></html>"));
  expect((await failed).headers.has("ETag")).toBe(false);
  expect((await complete).headers.has("ETag")).toBe(true);
  expect(pages.put).toHaveBeenCalledOnce();
});

it("rejects without calling onError when the shell fails to render", async () => {
  await expect(renderDocument(<Broken />, options)).rejects.toThrow("no shell");
});

it("omits late data and removes its abort listener", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { signal } = new AbortController();
  const onError = vi.fn();
  const Endless = () => {
    // Runs after the shell is ready.
    setImmediate(() => vi.advanceTimersByTime(10_000));
    throw new Promise(() => {});
  };
  const latePage = (
    <Suspense fallback="Loading">
      <Endless />
    </Suspense>
  );
  expect(await renderDocument(latePage, { nonce, signal, timeoutMs: 10_000, onError })).toContain("Loading");
  expect(onError).toHaveBeenCalledOnce();
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("stops when the client disconnects before the page starts", async () => {
  const controller = new AbortController();
  const rendering = renderDocument(<Document />, { ...options, signal: controller.signal });
  controller.abort(new Error("disconnected"));
  await expect(rendering).rejects.toThrow("disconnected");
});

it("caches a page with its query parameters, only if it has a content version", () => {
  const html = "<html></html>";
  const response = respond(html, { path: "/gallery?page=2", version: "two" });
  const page = expect.objectContaining({ text: Buffer.from(html), entityTag: response.headers.get("ETag") });
  const [[url, entry] = []] = pages.put.mock.calls;
  expect([url.pathname, url.search]).toEqual(["/gallery", "?page=2"]);
  expect(entry).toEqual({ query: ["page"], version: "two", page });
  respond(html, { version: "" });
  expect(pages.put).toHaveBeenCalledOnce();
});
