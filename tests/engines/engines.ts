import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { findBrowser } from "../support/browser";
import type { RunningEngine } from "./engine-window";
import { startPlaywright } from "./playwright-window";
import { startWebKit, webkitPrograms } from "./webkit-window";

/** A browser engine that the journeys run in. */
interface Engine {
  name: string;
  /** Returns how to start it, preferably in Playwright's build; `undefined` when it is not installed. */
  findStart(): StartEngine | undefined;
  installCommand: string;
}

type StartEngine = (hasScripts: boolean) => Promise<RunningEngine>;

const debianFirefox = "/usr/bin/firefox-esr";

export const engines: readonly Engine[] = [
  {
    name: "chromium",
    findStart: () => (hasScripts) =>
      startPlaywright(
        chromium,
        { executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] },
        hasScripts,
      ),
    installCommand: "npx playwright install chromium",
  },
  {
    name: "firefox",
    findStart: () => {
      if (existsSync(firefox.executablePath()))
        return (hasScripts) => startPlaywright(firefox, {}, hasScripts);
      if (!existsSync(debianFirefox)) return undefined;
      return (hasScripts) =>
        startPlaywright(
          firefox,
          {
            channel: "moz-firefox",
            executablePath: join(import.meta.dirname, "older-firefox.mjs"),
            env: { ...process.env, FIREFOX: debianFirefox },
            firefoxUserPrefs: hasScripts ? {} : { "javascript.enabled": false, "ui.prefersReducedMotion": 1 },
          },
          hasScripts,
        );
    },
    installCommand: "apt-get install firefox-esr",
  },
  {
    name: "webkit",
    findStart: () => {
      if (existsSync(webkit.executablePath())) return (hasScripts) => startPlaywright(webkit, {}, hasScripts);
      return webkitPrograms.every((program) => existsSync(program)) ? startWebKit : undefined;
    },
    installCommand: "apt-get install webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb",
  },
];
