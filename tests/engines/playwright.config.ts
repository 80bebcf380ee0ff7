import { defineConfig } from "@playwright/test";
import { engines } from "./engines";
import type { EngineOptions } from "./fixtures";

const installedEngines = engines.filter(({ findStart }) => findStart());

// Printed once: each worker reads this file as well.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const { name, installCommand } of engines.filter((engine) => !installedEngines.includes(engine)))
    console.log(`The journeys skip ${name}, which is not installed. To install it: ${installCommand}`);

/** The journeys of `npm run test:engines`: each installed engine, with and without JavaScript. */
export default defineConfig<EngineOptions>({
  testDir: ".",
  globalSetup: ["../support/build.ts", "../support/site-templates.ts"],
  outputDir: "../../test-results/engines",
  workers: 2,
  forbidOnly: true,
  // A busy machine may miss a deadline once; three failures are a fault.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [["line"]] : [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: installedEngines.flatMap(({ name }) => [
    { name, use: { engine: name, hasScripts: true } },
    { name: `${name}-no-js`, use: { engine: name, hasScripts: false }, grepInvert: /@js/ },
  ]),
});
