import { expect, type Locator, type Page } from "@playwright/test";

/** A figure of the site that counts up to what is displayed. */
export interface Figure {
  target: number;
  display: string;
  label: string;
}

/** The place of a figure on the page, by the words beside it. */
function findFigure(page: Page, label: string): Locator {
  return page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");
}

/** Expects every figure to be seen beside its own words, finished. */
export async function expectFigures(page: Page, figures: readonly Figure[]): Promise<void> {
  for (const { label, display } of figures) {
    await expect(findFigure(page, label)).toHaveText(display);
    await expect(findFigure(page, label)).toBeVisible();
  }
}

/** Has every figure note what it shows from now on. */
export async function watchFigures(page: Page, figures: readonly Figure[]): Promise<void> {
  for (const { label } of figures) {
    await findFigure(page, label).evaluate((figure) => {
      figure.removeAttribute("data-shown");
      const shown: string[] = [];
      new MutationObserver(() => {
        const moving = figure.querySelector(".figures [aria-hidden]");
        if (moving?.textContent) shown.push(moving.textContent);
        figure.setAttribute("data-shown", JSON.stringify(shown));
      }).observe(figure, { childList: true, subtree: true });
    });
  }
}

/** What a watched figure has shown while it counted; nothing when it stood still. */
async function readShown(page: Page, label: string): Promise<string[]> {
  return JSON.parse((await findFigure(page, label).getAttribute("data-shown")) ?? "[]");
}

/** Expects every watched figure to have counted from below up to what is displayed, written like it, and to have ended there. */
export async function expectCounted(page: Page, figures: readonly Figure[]): Promise<void> {
  await expectFigures(page, figures);
  for (const { label, display, target } of figures) {
    const shown = await readShown(page, label);
    const counts = shown.map((text) => Number(text.replace(/\D/g, "")));
    expect(counts, label).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0], label).toBeLessThan(target);
    expect(new Set(counts).size, `steps of ${label}`).toBeGreaterThan(2);
    expect(shown.at(-1), label).toBe(display);
  }
}

/** Expects no figure to change while `act` brings them into view. */
export async function expectStill(
  page: Page,
  figures: readonly Figure[],
  act: () => Promise<void>,
): Promise<void> {
  await watchFigures(page, figures);
  await act();
  // Whatever counts begins in the frame after it is seen.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expectFigures(page, figures);
  for (const { label } of figures) expect(await readShown(page, label), label).toEqual([]);
}
