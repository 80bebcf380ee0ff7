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

/** What these look at asks a database for what the other tests ask it as well: the embedded one is enough for them. */
const embeddedOnly = ["admin-frame", "documents", "figures", "home", "services", "site-frame"];

const onServer = Boolean(process.env.TEST_DATABASE_URL);
const ignored = onServer ? embeddedOnly.map((name) => `**/${name}.spec.ts`) : [];

export default defineConfig({
  globalSetup: ["./tests/support/build.ts", "./tests/support/site-templates.ts"],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A crowded machine may miss a deadline once; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [["line"]] : [["list"]],
  timeout: 30_000,
  use: { launchOptions, locale: "en-IN", timezoneId: "Asia/Kolkata" },
  // Every journey runs twice: as on a good phone, and as on one where scripts are off or did not arrive.
  // Tests under bad conditions (lost connections, long lists, large text) have projects of their own: npm run test:robustness.
  projects: [
    { name: "process", testDir: "tests/process", testIgnore: ignored },
    ...onPhones("", "tests/e2e"),
    ...onPhones("robustness-", "tests/robustness"),
    { name: "robustness-process", testDir: "tests/robustness/process" },
    // What is refused to start, and ends without its log, is the embedded database.
    {
      name: "faults",
      testDir: "tests/faults",
      testIgnore: onServer ? ["**/refused-start.spec.ts", "**/database-log.spec.ts"] : [],
      // Each starts a site several times, and waits for its death.
      timeout: 180_000,
      expect: { timeout: 30_000 },
    },
    // These start a PostgreSQL of their own: npm run test:postgres.
    ...(onServer ? [{ name: "postgres", testDir: "tests/postgres" }] : []),
  ],
});

function onPhones(prefix: string, testDir: string) {
  const phone = { testDir, testIgnore: ["**/process/**", ...ignored] };
  return [
    { ...phone, name: `${prefix}js`, use: { javaScriptEnabled: true } },
    { ...phone, name: `${prefix}no-js`, use: { javaScriptEnabled: false }, grepInvert: /@js/ },
  ];
}
