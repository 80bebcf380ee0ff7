import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without the parts that draw windows: it does the same for half the computing. */
const systemShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium for the browser tests, installing one when the machine has none: the system's headless shell first, then
 * Playwright's own build, then the system's, then a download by Playwright, then Debian's package.
 *
 * @returns the path of the executable
 * @throws when none can be found or installed
 */
export function findBrowser(): string {
  return installed() ?? downloaded() ?? packaged() ?? fail();
}

function installed(): string | undefined {
  return [systemShell, chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

function downloaded(): string | undefined {
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 180_000 });
  } catch {
    // No download from here: the system's package is next.
    return undefined;
  }
  return installed();
}

function packaged(): string | undefined {
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "inherit",
    });
  } catch {
    // Not Debian, or not root: the error below says what to do.
    return undefined;
  }
  return installed();
}

function fail(): never {
  throw new Error("No Chromium found. Install one with 'npx playwright install chromium' and try again.");
}
