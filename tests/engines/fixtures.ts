import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { type Site, startSite } from "../support/server";
import type { RunningEngine } from "./engine-window";
import { engines } from "./engines";
import { Visitor } from "./visitor";

export interface EngineOptions {
  engine: string;
  scripts: boolean;
  /** Console errors that a journey provokes, such as the browser's message about a 400. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  site: Site;
  running: RunningEngine;
}

/** Remix logs this in Firefox, which aborts the requests of a page that is being left. */
const abortedRequestError = /^Failed to fetch manifest patches/;

/** `test` with a running site and a visitor in a window of the engine; any console error fails the journey. */
export const test = base.extend<
  Pick<EngineOptions, "expectedErrors"> & { visitor: Visitor },
  WorkerFixtures & Omit<EngineOptions, "expectedErrors">
>({
  engine: ["", { option: true, scope: "worker" }],
  scripts: [true, { option: true, scope: "worker" }],
  expectedErrors: [[], { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ SAMPLE_CONTENT: "true" });
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: "worker", timeout: 90_000 },
  ],
  running: [
    async ({ engine, scripts }, use) => {
      const start = engines.find(({ name }) => name === engine)?.find();
      if (!start) throw new Error(`${engine} is no longer installed.`);
      const running = await start(scripts);
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  visitor: async ({ running, site, scripts, expectedErrors }, use, info) => {
    const window = await running.open();
    await use(new Visitor(window, site.origin, scripts));
    const expected = [...expectedErrors, abortedRequestError];
    const errors = window.listErrors().filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath("screen.png"), await window.screenshot().catch(() => ""));
    await window.close();
    expect(errors, "errors in the browser's console").toEqual([]);
  },
});

export { expect } from "@playwright/test";
