import { defineConfig } from "@playwright/test";
import { engines } from "./engines";
import type { EngineOptions } from "./fixtures";

const installed = engines.filter(({ find }) => find());

// Printed once: each worker reads this file as well.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const { name, install } of engines.filter((engine) => !installed.includes(engine)))
    console.log(`The journeys skip ${name}, which is not installed. To install it: ${install}`);

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
  projects: installed.flatMap(({ name }) => [
    { name, use: { engine: name, scripts: true } },
    { name: `${name}-no-js`, use: { engine: name, scripts: false }, grepInvert: /@js/ },
  ]),
});
