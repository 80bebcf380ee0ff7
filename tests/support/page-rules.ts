import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** Defined after the checker's source has run in the page. */
    axe: typeof axe;
  }
}

/** The checker, minified: browsers load it twice as fast. */
const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Widths in CSS pixels at which every screen is measured: a small phone, a phone, a desktop. */
export const widths = { narrowest: 320, phone: 360, desk: 1440 };

/** The automatable rules of WCAG 2.2 AA, and best practices. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits until scrolling and timed animations have ended: the rules apply to a still page. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    (before: { top: number }) => {
      const isMoving = document.getAnimations().some(
        ({ playState, timeline, effect }) =>
          playState === "running" &&
          // Scroll-driven and endless animations count as still, and so does a toast before it disappears.
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

/** Expects the page to pass the rules; the checker needs JavaScript. */
export async function expectAccessible(page: Page): Promise<void> {
  // Our pages have no frames, so the checker's support for them, which opens another page each time, is off.
  expect(page.frames(), "frames that would not be checked").toHaveLength(1);
  await waitUntilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);
  const problems = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  }, rules);
  expect(problems, describeView(page)).toEqual([]);
}

/**
 * Expects the page to pass the rules at every width: it fits, is accessible, and the controls within `scope` are
 * large enough. The window keeps the last width.
 */
export async function expectRulesAtEveryWidth(page: Page, scope?: string): Promise<void> {
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoHorizontalScroll(page);
    if (scope !== undefined) await expectLargeTargets(page, scope);
    await expectAccessible(page);
  }
}

/** Expects the page to fit the window's width. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels of ${describeView(page)} beyond the right edge`).toBeLessThanOrEqual(0);
}

/** Expects every control within `scope` to be at least 44 px wide and high; links within a line of text are exempt. */
export async function expectLargeTargets(page: Page, scope: string): Promise<void> {
  await waitUntilStill(page);
  const smallTargets = await page
    .locator(`${scope} :is(a, button, input, select, textarea, summary):visible`)
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        // A stretched link is as large as its card, a checkbox as its label.
        const box = (
          element.matches(".stretched") ? element.closest("article") : (element.closest("label") ?? element)
        )?.getBoundingClientRect();
        const isInLine =
          element.closest("p, li, address") !== null && getComputedStyle(element).display === "inline";
        const isDecorative = element.closest("[aria-hidden=true]") !== null;
        return !box || isInLine || isDecorative || (box.width >= 44 && box.height >= 44)
          ? []
          : [element.outerHTML.slice(0, 120)];
      }),
    );
  expect(smallTargets, `smaller than 44 px on ${describeView(page)}`).toEqual([]);
}

function describeView(page: Page): string {
  return `${page.url()} at ${page.viewportSize()?.width} px`;
}

/** Expects the middle of an element to be uncovered, so that a click there reaches it. */
export async function expectUncovered(element: Locator): Promise<void> {
  const cover = await element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (found === null) return "the edge of the screen";
    return node.contains(found) ? null : found.outerHTML.slice(0, 120);
  });
  expect(cover, `what lies over ${element}`).toBeNull();
}
