import type { EntryContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { renderQueue } from "./http/render-queue.server";

it("answers 503 to a form when too many pages wait to be rendered", async () => {
  // The module prepares the site when it is loaded, which needs no test here.
  globalThis.siteBoot = Promise.resolve();
  const { default: handleRequest } = await import("./entry.server");
  const ends: (() => void)[] = [];
  const render = () => new Promise<void>((resolve) => ends.push(resolve));
  const pages: Promise<unknown>[] = [];
  for (let count = 0; count < 206; count += 1) pages.push(renderQueue.render(render));

  const request = new Request("http://localhost/contact", { method: "POST" });
  const answer = await handleRequest(request, 400, new Headers(), {} as EntryContext);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(await answer.text()).toContain("Too many pages are asked for at once.");

  for (let index = 0; index < pages.length; index += 1) {
    ends[index]?.();
    await pages[index];
    await Promise.resolve();
  }
});
