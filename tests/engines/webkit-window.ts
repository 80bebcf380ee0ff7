import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import {
  Builder,
  Capabilities,
  Key as DriverKey,
  Origin,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import { findFreePort } from "../support/free-port.mjs";
import type { EngineWindow, Key, Point, RunningEngine, Target } from "./engine-window";
import { findElement } from "./find-element";

/** Programs from Debian packages: the driver with the engine, the runtime of the window's script, and a virtual screen. */
export const webkitPrograms = ["/usr/bin/WebKitWebDriver", "/usr/bin/gjs", "/usr/bin/Xvfb"];

const driverKeys: Record<Key, string> = {
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
};

/** Starts a virtual screen for Debian's WebKit; each window has its own driver. */
export async function startWebKit(hasScripts: boolean): Promise<RunningEngine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [displayNumber] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return {
    open: async () => await openWindow(`:${String(displayNumber).trim()}`, hasScripts),
    stop: async () => await stopProcess(screen),
  };
}

async function openWindow(display: string, hasScripts: boolean): Promise<EngineWindow> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-window-"));
  const port = await findFreePort();
  const driver = spawn("stdbuf", ["-oL", "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", TZ: "Asia/Kolkata" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const errors: string[] = [];
  createInterface(driver.stdout).on("line", (line) => {
    if (/CONSOLE( \w+)* ERROR/.test(line)) errors.push(line);
  });
  const windowArguments = [
    join(import.meta.dirname, "gjs-window.js"),
    folder,
    ...(hasScripts ? [] : ["--no-scripts"]),
  ];
  const capabilities = new Capabilities({
    browserName: "webkit-window",
    "webkitgtk:browserOptions": { binary: "/usr/bin/gjs", args: windowArguments },
  });
  await waitUntilListening(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await session.manage().setTimeouts({ script: 10_000, pageLoad: 30_000 });
  return new WebKitWindow(session, errors, async () => {
    await session.quit();
    await stopProcess(driver);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

class WebKitWindow implements EngineWindow {
  constructor(
    private readonly session: WebDriver,
    private readonly consoleErrors: string[],
    readonly close: () => Promise<void>,
  ) {}

  async goto(url: string) {
    await this.session.get(url);
  }

  async goBack() {
    await this.session.navigate().back();
  }

  async goForward() {
    await this.session.navigate().forward();
  }

  async resize(width: number, height: number) {
    await this.session.manage().window().setRect({ width, height });
  }

  async evaluate(expression: string) {
    return await this.session.executeScript(`return ${expression}`);
  }

  async pressAt(point: Point) {
    await this.session
      .actions()
      .move({ ...point, origin: Origin.VIEWPORT, duration: 0 })
      .click()
      .perform();
  }

  async hoverAt(point: Point) {
    await this.session
      .actions()
      .move({ ...point, origin: Origin.VIEWPORT, duration: 0 })
      .perform();
  }

  async typeText(text: string) {
    await this.session.actions().sendKeys(text).perform();
  }

  async pressKeys(...keys: Key[]) {
    await this.session
      .actions()
      .sendKeys(...keys.map((key) => driverKeys[key]))
      .perform();
  }

  async chooseFile(target: Target, path: string) {
    const field = await this.session.executeScript<WebElement | null>(
      `return (${findElement})(arguments[0])`,
      target,
    );
    if (!field) throw new Error(`Not found: ${JSON.stringify(target)}`);
    await field.sendKeys(path);
  }

  async screenshot() {
    return Buffer.from(await this.session.takeScreenshot(), "base64");
  }

  listErrors() {
    return this.consoleErrors;
  }
}

async function waitUntilListening(port: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not respond.");
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}
