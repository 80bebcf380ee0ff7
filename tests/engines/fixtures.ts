import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { type Site, startSite } from "../support/server";
import type { RunningEngine } from "./engine-window";
import { engines } from "./engines";
import { Visitor } from "./visitor";

export interface EngineOptions {
  engine: string;
  hasScripts: boolean;
  /** Console errors that a journey provokes, such as the browser's message about a 400. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  site: Site;
  runningEngine: RunningEngine;
}

/** Remix logs this in Firefox, which aborts pending requests when a page is left. */
const abortedRequestError = /^Failed to fetch manifest patches/;

/** `test` with a running site and a visitor in a window of the engine; any console error fails the journey. */
export const test = base.extend<
  Pick<EngineOptions, "expectedErrors"> & { visitor: Visitor },
  WorkerFixtures & Omit<EngineOptions, "expectedErrors">
>({
  engine: ["", { option: true, scope: "worker" }],
  hasScripts: [true, { option: true, scope: "worker" }],
  expectedErrors: [[], { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await startSite({ SAMPLE_CONTENT: "true" });
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: "worker", timeout: 90_000 },
  ],
  runningEngine: [
    async ({ engine, hasScripts }, use) => {
      const startEngine = engines.find(({ name }) => name === engine)?.findStart();
      if (!startEngine) throw new Error(`${engine} is no longer installed.`);
      const engineProcess = await startEngine(hasScripts);
      await use(engineProcess);
      await engineProcess.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  visitor: async ({ runningEngine, site, hasScripts, expectedErrors }, use, info) => {
    const window = await runningEngine.open();
    await use(new Visitor(window, site.origin, hasScripts));
    const expected = [...expectedErrors, abortedRequestError];
    const errors = window.listErrors().filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath("screen.png"), await window.screenshot().catch(() => ""));
    await window.close();
    expect(errors, "errors in the browser's console").toEqual([]);
  },
});

export { expect } from "@playwright/test";
