import type { EntryContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { renderQueue } from "./http/render-queue.server";

it("queues the page of a form in the render queue", async () => {
  // The module prepares the site when it is loaded, which needs no test here.
  globalThis.siteBoot = Promise.resolve();
  const { default: handleRequest } = await import("./entry.server");
  const ends: (() => void)[] = [];
  const pages = Array.from({ length: 6 }, () =>
    renderQueue.render(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  const request = new Request("http://localhost/contact", { method: "POST" });
  // Without a context the page fails once it is rendered.
  const page = handleRequest(request, 400, new Headers(), {} as EntryContext);
  expect(renderQueue.count()).toEqual({ running: 6, waiting: 1 });
  for (const end of ends) end();
  await expect(page).rejects.toThrow();
  await Promise.all(pages);
  expect(renderQueue.count()).toEqual({ running: 0, waiting: 0 });
});
