import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** There once the checker's source has run in the page. */
    axe: typeof axe;
  }
}

/** The checker, minified: a browser takes it in twice as fast. */
const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Widths in CSS pixels that every screen is measured at: a small phone, a phone, a desk. */
export const widths = { narrowest: 320, phone: 360, desk: 1440 };

/** The rules of WCAG 2.2 AA that a machine can check, and what else is good practice. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until scrolling and all that moves by the clock have come to rest: the rules are for what is read and pressed. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    (before: { top: number }) => {
      const isMoving = document.getAnimations().some(
        ({ playState, timeline, effect }) =>
          playState === "running" &&
          // What follows the scrolling, or never ends, is at rest in this sense, and so is a toast until it goes.
          timeline === document.timeline &&
          !(effect instanceof KeyframeEffect && effect.target?.matches(".toast-progress")) &&
          effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
      );
      const isStill = !isMoving && before.top === scrollY;
      before.top = scrollY;
      return isStill;
    },
    { top: Number.NaN },
    { polling: 50 },
  );
}

/** Expects what is shown to break none of the rules; the checker itself needs scripts. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without frames in our pages there is no need for the checker's own way into them, which opens another page each time.
  expect(page.frames(), "frames that would not be checked").toHaveLength(1);
  await waitUntilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  }, rules);
  expect(found, describeView(page)).toEqual([]);
}

/**
 * Expects what is shown to keep to the rules at every width: it fits and is accessible, and what can be pressed within `scope` is
 * large enough. The last of the widths stays.
 */
export async function expectRulesAtEveryWidth(page: Page, scope?: string): Promise<void> {
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoSidewaysScroll(page);
    if (scope !== undefined) await expectLargeTargets(page, scope);
    await expectAccessible(page);
  }
}

/** Expects the page to fit the width it has. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels of ${describeView(page)} beyond the right edge`).toBeLessThanOrEqual(0);
}

/** Expects everything to press within `scope` to be 44 px wide and high; links within a line of text are exempt. */
export async function expectLargeTargets(page: Page, scope: string): Promise<void> {
  await waitUntilStill(page);
  const small = await page
    .locator(`${scope} :is(a, button, input, select, textarea, summary):visible`)
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        // A stretched link is as large as its card, a box to tick as its label.
        const box = (
          element.matches(".stretched") ? element.closest("article") : (element.closest("label") ?? element)
        )?.getBoundingClientRect();
        const isInLine =
          element.closest("p, li, address") !== null && getComputedStyle(element).display === "inline";
        const isForNobody = element.closest("[aria-hidden=true]") !== null;
        return !box || isInLine || isForNobody || (box.width >= 44 && box.height >= 44)
          ? []
          : [element.outerHTML.slice(0, 120)];
      }),
    );
  expect(small, `smaller than 44 px on ${describeView(page)}`).toEqual([]);
}

function describeView(page: Page): string {
  return `${page.url()} at ${page.viewportSize()?.width} px`;
}

/** Expects the middle of an element to lie under nothing else, so that a press there reaches it. */
export async function expectUncovered(element: Locator): Promise<void> {
  const cover = await element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (found === null) return "the edge of the screen";
    return node.contains(found) ? null : found.outerHTML.slice(0, 120);
  });
  expect(cover, `what lies over ${element}`).toBeNull();
}
