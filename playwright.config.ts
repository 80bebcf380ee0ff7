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
const embeddedOnly = [
  "about",
  "admin-frame",
  "chat-link",
  "dark-screens",
  "documents",
  "home",
  "services",
  "site-frame",
  "unknown-screen",
];

export default defineConfig({
  globalSetup: ["./tests/support/build.ts", "./tests/support/site-templates.ts"],
  outputDir: "test-results",
  testIgnore: process.env.TEST_DATABASE_URL ? embeddedOnly.map((name) => `**/${name}.spec.ts`) : [],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A crowded machine may miss a deadline once; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [["line"]] : [["list"]],
  timeout: 30_000,
  use: { launchOptions, locale: "en-IN", timezoneId: "Asia/Kolkata" },
  // Every journey runs twice: as on a good phone, and as on one where scripts are off or did not arrive.
  projects: [
    { name: "process", testDir: "tests/process" },
    // These start a PostgreSQL of their own: npm run test:postgres.
    ...(process.env.TEST_DATABASE_URL ? [{ name: "postgres", testDir: "tests/postgres" }] : []),
    { name: "js", testDir: "tests/e2e", use: { javaScriptEnabled: true } },
    { name: "no-js", testDir: "tests/e2e", use: { javaScriptEnabled: false }, grepInvert: /@js/ },
  ],
});
