import { expect, it } from "vitest";
import { RenderQueue } from "./render-queue.server";

it("renders form pages six at a time and refuses none", async () => {
  const queue = new RenderQueue();
  const finishers: (() => void)[] = [];
  const render = () => new Promise<string>((resolve) => finishers.push(() => resolve("page")));
  const pages = Array.from({ length: 300 }, () => queue.render(render));
  expect(queue.count()).toEqual({ running: 6, waiting: 294 });
  expect(finishers).toHaveLength(6);
  for (let index = 0; index < pages.length; index += 1) {
    finishers[index]?.();
    expect(await pages[index]).toBe("page");
    await Promise.resolve();
  }
  expect(queue.count()).toEqual({ running: 0, waiting: 0 });
});

it("passes on a render error and continues with the next page", async () => {
  const queue = new RenderQueue();
  await expect(queue.render(() => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
  expect(await queue.render(async () => "page")).toBe("page");
});
