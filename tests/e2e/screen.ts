import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Checks the screen by all rules of WCAG 2.2 AA that a machine can check; the checker itself needs scripts. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`);
  expect(found, page.url()).toEqual([]);
}

/** Makes a form one that was opened long ago: a test fills it in faster than any person, and would be held for a program. */
export async function takeTime(page: Page): Promise<void> {
  // Scripts that take over put the stamp back.
  if (test.info().project.use.javaScriptEnabled) await waitForScripts(page);
  await page.locator('input[name="shown"]').evaluate((stamp: HTMLInputElement) => {
    stamp.value = "";
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `pixels of ${page.url()} beyond the right edge`).toBeLessThanOrEqual(0);
}

/** Opens a page and waits until its scripts have taken over: scroll positions are theirs from then on. */
export async function openWithScripts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
}

async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
