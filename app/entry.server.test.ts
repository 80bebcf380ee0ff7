import type { EntryContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { renderQueue } from "./platform/http/render-queue.server";

it.each([
  [{}, {}, "private, no-cache"],
  [{}, { "Cache-Control": "private, no-store" }, "private, no-store"],
  [{ Cookie: "session=a" }, {}, null],
])(
  "lets browsers prefetch data unless it is personal or the route decides",
  async (headers, set, expected) => {
    globalThis.siteBoot = Promise.resolve();
    const { handleDataRequest } = await import("./entry.server");
    const request = new Request("http://localhost/contact.data", { headers });
    const response = await handleDataRequest(new Response("", { headers: set }), {
      request,
      context: {},
      params: {},
    });
    expect(response.headers.get("Cache-Control")).toBe(expected);
  },
);

it("renders the page of a form through the render queue", async () => {
  // Keeps the module from preparing the site when it loads.
  globalThis.siteBoot = Promise.resolve();
  const { default: handleRequest } = await import("./entry.server");
  const finishers: (() => void)[] = [];
  const pages = Array.from({ length: 6 }, () =>
    renderQueue.render(() => new Promise<void>((resolve) => finishers.push(resolve))),
  );
  const request = new Request("http://localhost/contact", { method: "POST" });
  // Without a context, rendering the page fails.
  const page = handleRequest(request, 400, new Headers(), {} as EntryContext);
  expect(renderQueue.count()).toEqual({ running: 6, waiting: 1 });
  for (const end of finishers) end();
  await expect(page).rejects.toThrow();
  await Promise.all(pages);
  expect(renderQueue.count()).toEqual({ running: 0, waiting: 0 });
});
