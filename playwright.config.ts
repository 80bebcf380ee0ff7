import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser";

const launchOptions = {
  executablePath: findBrowser(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Tests of the layout. On PostgreSQL they would repeat the queries of other tests. */
const embeddedOnly = ["admin-frame", "documents", "figures", "home", "services", "site-frame"];

const onServer = Boolean(process.env.TEST_DATABASE_URL);
const ignored = onServer ? embeddedOnly.map((name) => `**/${name}.spec.ts`) : [];

export default defineConfig({
  globalSetup: ["./tests/support/build.ts", "./tests/support/site-templates.ts"],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may exceed a time limit once; a test that fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [["line"]] : [["list"]],
  // Ends a test that hangs; how long something may take is for the benchmarks.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { launchOptions, locale: "en-IN", timezoneId: "Asia/Kolkata" },
  // Every journey runs with and without JavaScript, except those marked @js or @no-js. Tests under bad conditions (lost
  // connections, long lists, large text) are separate projects: npm run test:robustness.
  projects: [
    { name: "process", testDir: "tests/process", testIgnore: ignored },
    ...onPhones("", "tests/e2e"),
    ...onPhones("robustness-", "tests/robustness"),
    { name: "robustness-process", testDir: "tests/robustness/process" },
    // The ignored tests damage the embedded database.
    {
      name: "faults",
      testDir: "tests/faults",
      testIgnore: onServer ? ["**/refused-start.spec.ts", "**/database-log.spec.ts"] : [],
      // Each test starts the site several times and waits for it to exit.
      timeout: 180_000,
      expect: { timeout: 30_000 },
    },
    // npm run test:postgres starts the PostgreSQL server.
    ...(onServer ? [{ name: "postgres", testDir: "tests/postgres" }] : []),
  ],
});

function onPhones(prefix: string, testDir: string) {
  const phone = { testDir, testIgnore: ["**/process/**", ...ignored] };
  return [
    { ...phone, name: `${prefix}js`, use: { javaScriptEnabled: true }, grepInvert: /@no-js/ },
    { ...phone, name: `${prefix}no-js`, use: { javaScriptEnabled: false }, grepInvert: /@js/ },
  ];
}
