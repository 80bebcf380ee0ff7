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
  /** How to start it on this machine, preferably Playwright's build; `undefined` when it is not installed. */
  find(): Start | undefined;
  /** How to install it. */
  install: string;
}

type Start = (scripts: boolean) => Promise<RunningEngine>;

const debianFirefox = "/usr/bin/firefox-esr";

export const engines: readonly Engine[] = [
  {
    name: "chromium",
    find: () => (scripts) =>
      startPlaywright(
        chromium,
        { executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] },
        scripts,
      ),
    install: "npx playwright install chromium",
  },
  {
    name: "firefox",
    find: () => {
      if (existsSync(firefox.executablePath())) return (scripts) => startPlaywright(firefox, {}, scripts);
      if (!existsSync(debianFirefox)) return undefined;
      return (scripts) =>
        startPlaywright(
          firefox,
          {
            channel: "moz-firefox",
            executablePath: join(import.meta.dirname, "older-firefox.mjs"),
            env: { ...process.env, FIREFOX: debianFirefox },
            firefoxUserPrefs: scripts ? {} : { "javascript.enabled": false, "ui.prefersReducedMotion": 1 },
          },
          scripts,
        );
    },
    install: "apt-get install firefox-esr",
  },
  {
    name: "webkit",
    find: () => {
      if (existsSync(webkit.executablePath())) return (scripts) => startPlaywright(webkit, {}, scripts);
      return webkitPrograms.every((program) => existsSync(program)) ? startWebKit : undefined;
    },
    install: "apt-get install webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb",
  },
];
