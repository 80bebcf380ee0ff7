import { getEventListeners } from "node:events";
import { Suspense } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { finishDocument } from "./finish-document.server";
import { InlineScript, InlineScriptContext } from "./inline-script";
import { answerWithPage } from "./page-response.server";
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

async function render(element = <Document />) {
  return await renderDocument(
    <InlineScriptContext.Provider value={{ nonce, code: "start()" }}>{element}</InlineScriptContext.Provider>,
    {
      nonce,
      signal: new AbortController().signal,
      timeoutMs: 10_000,
      onError: () => expect.fail("an error"),
    },
  );
}

const everybody = { public: true, query: ["page"] };
const pages = { put: vi.fn() };
beforeEach(() => pages.put.mockClear());

interface Asked {
  address?: string;
  version?: string;
  publicPage?: typeof everybody | null;
  status?: number;
  headers?: Headers;
}

function answer(html: string, { address = "/", version = "one", ...asked }: Asked = {}) {
  const request = new Request(`http://site.test${address}`, { headers: { "X-Content-Version": version } });
  const page = { status: 200, headers: new Headers(), publicPage: everybody, ...asked };
  return answerWithPage(finishDocument(html, nonce, true), request, page, pages);
}

it("sends a page with a policy for its own scripts and without a nonce", async () => {
  const response = answer(await render());
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain("<p>Brushed steel</p>");
  expect(html).toContain("<script>start()</script>");
  expect(html).not.toContain(nonce);
  expect(response.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
});

it("keeps multi-byte characters intact across buffers", async () => {
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

it("sends the same ETag for identical pages", async () => {
  const html = await render();
  const tag = answer(html).headers.get("ETag");
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  expect(answer(html).headers.get("ETag")).toBe(tag);
  expect(answer(`${html} `).headers.get("ETag")).not.toBe(tag);
  expect(answer(html).headers.get("Cache-Control")).toBe("no-cache");
});

it.each([
  ["a personal page", { publicPage: null }],
  ["a page with a one-time message", { headers: new Headers({ "Set-Cookie": "toast=; Max-Age=0" }) }],
  ["a missing page", { status: 404 }],
])("neither tags nor caches a page such as %s", async (_, options) => {
  const { headers } = answer("<html></html>", options);
  expect(headers.has("ETag")).toBe(false);
  expect(headers.has("Cache-Control")).toBe(false);
  expect(pages.put).not.toHaveBeenCalled();
});

it("throws errors that affect the whole document", async () => {
  const options = {
    nonce,
    signal: new AbortController().signal,
    timeoutMs: 10_000,
    onError: () => expect.fail("reported twice"),
  };
  await expect(renderDocument(<Broken />, options)).rejects.toThrow("no shell");
});

it("omits late data and does not keep the page in memory", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { signal } = new AbortController();
  const onError = vi.fn();
  const Endless = () => {
    // Runs after the shell is ready.
    setImmediate(() => vi.advanceTimersByTime(10_000));
    throw new Promise(() => {});
  };
  const late = (
    <Suspense fallback="Loading">
      <Endless />
    </Suspense>
  );
  expect(await renderDocument(late, { nonce, signal, timeoutMs: 10_000, onError })).toContain("Loading");
  expect(onError).toHaveBeenCalledOnce();
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("stops when the client disconnects before the page starts", async () => {
  const visit = new AbortController();
  const rendering = renderDocument(<Document />, {
    nonce,
    signal: visit.signal,
    timeoutMs: 10_000,
    onError: () => expect.fail("an error"),
  });
  visit.abort(new Error("The visitor left"));
  await expect(rendering).rejects.toThrow("The visitor left");
});

it("caches a page by its known parameters, and not without a version", () => {
  const html = "<html></html>";
  const response = answer(html, { address: "/gallery?page=2", version: "two" });
  const page = expect.objectContaining({ text: Buffer.from(html), entityTag: response.headers.get("ETag") });
  const [[address, made] = []] = pages.put.mock.calls;
  expect([address.pathname, address.search]).toEqual(["/gallery", "?page=2"]);
  expect(made).toEqual({ query: ["page"], version: "two", page });
  answer(html, { version: "" });
  expect(pages.put).toHaveBeenCalledOnce();
});
