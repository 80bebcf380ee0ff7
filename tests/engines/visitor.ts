import { expect } from "@playwright/test";
import type { EngineWindow, Key, Point, Target } from "./engine-window";
import { aimAt, findElement } from "./find-element";

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
export const words = (text: string, css = "body"): Target => ({ css, text });

/** Somebody at a window of an engine: does one thing after the other, and waits for each until it can be done. */
export class Visitor {
  constructor(
    readonly window: EngineWindow,
    private readonly origin: string,
    readonly hasScripts: boolean,
  ) {}

  /** Opens an address of the site; with scripts waits until they have taken over. */
  async open(address: string): Promise<void> {
    await this.window.goto(this.origin + address);
    await this.waitForScripts();
  }

  /** Opens an address and does not wait for its scripts, which come once it is painted. */
  async openAtOnce(address: string): Promise<void> {
    await this.window.goto(this.origin + address);
  }

  async waitForScripts(): Promise<void> {
    if (!this.hasScripts) return;
    // The router takes scrolling over in the same moment as the page.
    await this.reads(() => history.scrollRestoration, "manual");
  }

  async press(target: Target): Promise<void> {
    await this.window.pressAt(await this.#aim(target));
  }

  async hover(target: Target): Promise<void> {
    await this.window.hoverAt(await this.#aim(target));
  }

  /** Types a text in place of what is in a field. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.read(() => (document.activeElement as HTMLInputElement).select());
    await this.window.type(text);
  }

  async attach(target: Target, path: string): Promise<void> {
    await this.sees(target);
    await this.window.attach(target, path);
  }

  async keys(...keys: Key[]): Promise<void> {
    await this.window.keys(...keys);
  }

  /** Waits until it is shown. */
  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.has(target), `to see ${JSON.stringify(target)}`).toBe(true);
  }

  /** Waits until it is shown no more. */
  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.has(target), `not to see ${JSON.stringify(target)}`).toBe(false);
  }

  async has(target: Target): Promise<boolean> {
    return (await this.#evaluate(`${find(target)} !== null`)) === true;
  }

  /** Waits until the page answers this. */
  async reads<Result>(look: () => Result, expected: Awaited<Result>): Promise<void> {
    await expect.poll(() => this.read(look)).toEqual(expected);
  }

  /** Scrolls at once, and answers how far down the page then is, in CSS pixels. */
  async scrollTo(target: Target): Promise<number> {
    await this.sees(target);
    let place = Number.NaN;
    const isAtRest = async () => {
      const before = place;
      await this.#evaluate(`${find(target)}?.scrollIntoView({ block: "center", behavior: "instant" })`);
      place =
        (await this.read(() => (document.fonts.status === "loaded" ? scrollY : Number.NaN))) ?? Number.NaN;
      return place === before;
    };
    // A font that comes late moves what is below it.
    await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
    return place;
  }

  /** Waits until the page rests as far down as this. */
  async isDown(place: number): Promise<void> {
    await expect.poll(() => this.read(() => Math.round(scrollY))).toBe(Math.round(place));
  }

  /** Waits until a part of it is on the screen. */
  async hasInView(target: Target): Promise<void> {
    const isInView = `(() => {
      const box = ${find(target)}?.getBoundingClientRect();
      return box !== undefined && box.top < innerHeight && box.bottom > 0;
    })()`;
    await expect.poll(() => this.#evaluate(isInView)).toBe(true);
  }

  /** Looks something up in the page; `null` while it is being left. */
  async read<Result>(look: () => Result): Promise<Result | null> {
    return (await this.#evaluate(`(${look})()`)) as Result | null;
  }

  /** Waits until the address, from the path on, is this one. */
  async isAt(address: string | RegExp): Promise<void> {
    const where = expect.poll(() => this.read(() => location.pathname + location.search + location.hash));
    await (typeof address === "string" ? where.toBe(address) : where.toMatch(address));
  }

  /** Makes a form one that was opened long ago: it is filled in here faster than by any person. */
  async takeTime(): Promise<void> {
    await this.read(() => {
      const stamp = document.querySelector('input[name="shown"]') as HTMLInputElement;
      stamp.value = "long ago";
      // React writes its own value back, by either name, each time it draws the form.
      for (const property of ["value", "defaultValue"])
        Object.defineProperty(stamp, property, { get: () => "long ago", set: () => {}, configurable: true });
    });
  }

  /** Where to press: once the element is there, rests, and nothing lies over it. */
  async #aim(target: Target): Promise<Point> {
    let point: Point | null = null;
    const isAtRest = async () => {
      const before = point;
      point = (await this.#evaluate(
        `(() => { const found = ${find(target)}; return found && (${aimAt})(found); })()`,
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
      // A page that is being left answers nothing; the next attempt asks the new one.
      if (leaving.test(String(error))) return null;
      throw error;
    }
  }
}

const leaving =
  /context was destroyed|navigat|no such frame|Cannot find context|DiscardedBrowsingContext|realm/i;

const find = (target: Target) => `(${findElement})(${JSON.stringify(target)})`;
