import { expect } from "@playwright/test";
import type { EngineWindow, Key, Point, Target } from "./engine-window";
import { findClickPoint, findElement } from "./find-element";

export const link = (name: string, inside?: string): Target => ({ css: "a[href]", name, inside });
export const button = (name: string, inside?: string): Target => ({
  css: "button:not([aria-hidden])",
  name,
  inside,
});
export const field = (name: string, inside?: string): Target => ({
  css: "input, select, textarea",
  name,
  inside,
});
export const summary = (name: string, inside?: string): Target => ({ css: "summary", name, inside });
export const textIn = (text: string, css = "body"): Target => ({ css, text });

/** A visitor at a browser window: performs one action at a time and waits until it is possible. */
export class Visitor {
  constructor(
    readonly window: EngineWindow,
    private readonly origin: string,
    readonly hasScripts: boolean,
  ) {}

  /** Opens a path of the site; with JavaScript, waits for hydration. */
  async open(path: string): Promise<void> {
    await this.window.goto(this.origin + path);
    await this.waitForScripts();
  }

  /** Opens a path without waiting for its scripts, which load after the first paint. */
  async openWithoutWaiting(path: string): Promise<void> {
    await this.window.goto(this.origin + path);
  }

  async waitForScripts(): Promise<void> {
    if (!this.hasScripts) return;
    // The router takes over scroll restoration at hydration.
    await this.expectValue(() => history.scrollRestoration, "manual");
  }

  async press(target: Target): Promise<void> {
    await this.window.pressAt(await this.#aim(target));
  }

  async hover(target: Target): Promise<void> {
    await this.window.hoverAt(await this.#aim(target));
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.window.typeText(text);
  }

  async chooseFile(target: Target, path: string): Promise<void> {
    await this.expectVisible(target);
    await this.window.chooseFile(target, path);
  }

  async pressKeys(...keys: Key[]): Promise<void> {
    await this.window.pressKeys(...keys);
  }

  /** Waits until the element is visible. */
  async expectVisible(target: Target): Promise<void> {
    await expect.poll(() => this.isVisible(target), `to see ${JSON.stringify(target)}`).toBe(true);
  }

  /** Waits until the element is hidden. */
  async expectHidden(target: Target): Promise<void> {
    await expect.poll(() => this.isVisible(target), `not to see ${JSON.stringify(target)}`).toBe(false);
  }

  async isVisible(target: Target): Promise<boolean> {
    return (await this.#evaluate(`${writeFind(target)} !== null`)) === true;
  }

  /** Waits until the function returns this value in the page. */
  async expectValue<Result>(read: () => Result, expected: Awaited<Result>): Promise<void> {
    await expect.poll(() => this.evaluate(read)).toEqual(expected);
  }

  /** Scrolls without animation; returns the scroll position in CSS pixels. */
  async scrollTo(target: Target): Promise<number> {
    await this.expectVisible(target);
    let position = Number.NaN;
    const isAtRest = async () => {
      const before = position;
      await this.#evaluate(`${writeFind(target)}?.scrollIntoView({ block: "center", behavior: "instant" })`);
      position =
        (await this.evaluate(() => (document.fonts.status === "loaded" ? scrollY : Number.NaN))) ??
        Number.NaN;
      return position === before;
    };
    // A late font shifts the content below it.
    await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
    return position;
  }

  /** Waits until the page is at this scroll position, in CSS pixels. */
  async expectScrollTop(scrollTop: number): Promise<void> {
    await expect.poll(() => this.evaluate(() => Math.round(scrollY))).toBe(Math.round(scrollTop));
  }

  /** Waits until the element is partly in view. */
  async expectInView(target: Target): Promise<void> {
    const isInView = `(() => {
      const box = ${writeFind(target)}?.getBoundingClientRect();
      return box !== undefined && box.top < innerHeight && box.bottom > 0;
    })()`;
    await expect.poll(() => this.#evaluate(isInView)).toBe(true);
  }

  /** Evaluates a function in the page; returns null during a navigation. */
  async evaluate<Result>(read: () => Result): Promise<Result | null> {
    return (await this.#evaluate(`(${read})()`)) as Result | null;
  }

  /** Waits until path, query and fragment of the URL match. */
  async expectPath(path: string | RegExp): Promise<void> {
    const currentPath = expect.poll(() =>
      this.evaluate(() => location.pathname + location.search + location.hash),
    );
    await (typeof path === "string" ? currentPath.toBe(path) : currentPath.toMatch(path));
  }

  /** Backdates the form, which is filled in so fast here that it would count as spam. */
  async backdateForm(): Promise<void> {
    await this.evaluate(() => {
      const stamp = document.querySelector('input[name="shown"]') as HTMLInputElement;
      stamp.value = "long ago";
      // React restores its value, under either name, at each render.
      for (const property of ["value", "defaultValue"])
        Object.defineProperty(stamp, property, { get: () => "long ago", set: () => {}, configurable: true });
    });
  }

  /** The point to click, once the element is present, still and uncovered. */
  async #aim(target: Target): Promise<Point> {
    let point: Point | null = null;
    const isAtRest = async () => {
      const before = point;
      point = (await this.#evaluate(
        `(() => { const found = ${writeFind(target)}; return found && (${findClickPoint})(found); })()`,
      )) as Point | null;
      return point !== null && point.x === before?.x && point.y === before.y;
    };
    await expect
      .poll(isAtRest, { message: `to reach ${JSON.stringify(target)}`, intervals: [50] })
      .toBe(true);
    return point as unknown as Point;
  }

  async #evaluate(expression: string): Promise<unknown> {
    try {
      return await this.window.evaluate(expression);
    } catch (error) {
      // A page that is being left returns nothing; the next attempt reads the new page.
      if (navigationErrors.test(String(error))) return null;
      throw error;
    }
  }
}

const navigationErrors =
  /context was destroyed|navigat|no such frame|Cannot find context|DiscardedBrowsingContext|realm/i;

const writeFind = (target: Target) => `(${findElement})(${JSON.stringify(target)})`;
