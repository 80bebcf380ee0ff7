import type { Browser, BrowserType, LaunchOptions, Page } from "@playwright/test";
import type { EngineWindow, Key, Point, RunningEngine, Target } from "./engine-window";
import { findElement } from "./find-element";

/** Starts an engine through Playwright: its own build, or another browser by `executablePath` and `channel`. */
export async function startPlaywright(
  type: BrowserType,
  options: LaunchOptions,
  hasScripts: boolean,
): Promise<RunningEngine> {
  const browser = await type.launch(options);
  return {
    // In Debian's Firefox, a preference at the start turns JavaScript on or off, not the window.
    open: async () =>
      await PlaywrightWindow.open(browser, options.channel === undefined ? hasScripts : undefined),
    stop: async () => await browser.close(),
  };
}

class PlaywrightWindow implements EngineWindow {
  readonly #page: Page;
  readonly #errors: string[] = [];

  static async open(browser: Browser, javaScriptEnabled: boolean | undefined): Promise<PlaywrightWindow> {
    const context = await browser.newContext({
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled,
    });
    return new PlaywrightWindow(await context.newPage());
  }

  constructor(page: Page) {
    this.#page = page;
    page.on("console", (message) => message.type() === "error" && this.#errors.push(message.text()));
    page.on("pageerror", (error) => this.#errors.push(error.message));
  }

  async goto(url: string) {
    await this.#page.goto(url);
  }

  async goBack() {
    await this.#page.evaluate(() => history.back());
  }

  async goForward() {
    await this.#page.evaluate(() => history.forward());
  }

  async resize(width: number, height: number) {
    await this.#page.setViewportSize({ width, height });
  }

  async evaluate(expression: string) {
    return await this.#page.evaluate(expression);
  }

  async pressAt({ x, y }: Point) {
    await this.#page.mouse.click(x, y);
  }

  async hoverAt({ x, y }: Point) {
    await this.#page.mouse.move(x, y);
  }

  async typeText(text: string) {
    await this.#page.keyboard.type(text);
  }

  async pressKeys(...keys: Key[]) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async chooseFile(target: Target, path: string) {
    const field = (await this.#page.evaluateHandle(findElement, target)).asElement();
    if (!field) throw new Error(`Not found: ${JSON.stringify(target)}`);
    await field.setInputFiles(path);
  }

  async screenshot() {
    return await this.#page.screenshot();
  }

  listErrors() {
    return this.#errors;
  }

  async close() {
    await this.#page.context().close();
  }
}
