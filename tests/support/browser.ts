import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without windows needs half the CPU time. */
const systemShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds or installs a Chromium for the browser tests: the system's headless shell, then Playwright's build, then the
 * system's Chromium, then a download by Playwright, then Debian's package.
 *
 * @returns the path of the executable
 * @throws when none can be found or installed
 */
export function findBrowser(): string {
  return findInstalled() ?? download() ?? installPackage() ?? fail();
}

function findInstalled(): string | undefined {
  return [systemShell, chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

function download(): string | undefined {
  try {
    execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 180_000 });
  } catch {
    // The download failed: try the system's package.
    return undefined;
  }
  return findInstalled();
}

function installPackage(): string | undefined {
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "inherit",
    });
  } catch {
    // Not Debian, or not root: the final error explains how to install one.
    return undefined;
  }
  return findInstalled();
}

function fail(): never {
  throw new Error("No Chromium found. Install one with 'npx playwright install chromium' and try again.");
}
