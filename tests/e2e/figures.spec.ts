import type { Locator, Page } from "@playwright/test";
import { listStatistics } from "../../app/content/about";
import { defaultFigures } from "../../app/content/firm";
import { listHeroCounters } from "../../app/content/home";
import { expect, test } from "./fixtures";
import { delayResponses, openWithScripts } from "./screen";

/** A figure that counts up to the displayed value. */
interface Figure {
  target: number;
  display: string;
  label: string;
}

const business = { figures: defaultFigures, projectsGrouped: "20,000" };
const pages: readonly { address: string; figures: readonly Figure[]; width: number; height: number }[] = [
  { address: "/", figures: listHeroCounters(business), width: 360, height: 420 },
  { address: "/about", figures: listStatistics(business), width: 1280, height: 720 },
];

for (const { address, figures, width, height } of pages)
  test.describe(`the figures of ${address}`, () => {
    test.use({ viewport: { width, height } });

    test("are visible and fit their columns on a small tablet", async ({ page }) => {
      await page.setViewportSize({ width: 700, height: 900 });
      await page.goto(address);
      await expectFigures(page, figures);
      await expectFit(page, figures);
    });

    test("@no-js fit their columns with the text spacing of WCAG 1.4.12", async ({ page }) => {
      await page.goto(address);
      await page.evaluate(async () => {
        const sheet = new CSSStyleSheet();
        const spacing = ["line-height: 1.5", "letter-spacing: 0.12em", "word-spacing: 0.16em"];
        document.adoptedStyleSheets.push(sheet);
        await sheet.replace(`* { ${spacing.map((rule) => `${rule} !important;`).join(" ")} }`);
      });
      for (const screenWidth of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width: screenWidth, height: 900 });
        await expectFit(page, figures);
      }
    });

    test("@js count up once when they come into view, without moving the layout", async ({ page }) => {
      await openWithScripts(page, address);
      const projects = findProjectCount(page);
      await watchFigures(page, figures);
      await projects.scrollIntoViewIfNeeded();
      await expectCounted(page, figures);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expectStill(page, figures, () => projects.scrollIntoViewIfNeeded());
    });

    test("@js do not count up with reduced motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openWithScripts(page, address);
      await expectStill(page, figures, () => findProjectCount(page).scrollIntoViewIfNeeded());
    });
  });

for (const [width, height] of [
  [1440, 900],
  [360, 780],
  [390, 844],
] as const)
  test.describe(`the figures of the home page at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    const { figures = [] } = pages[0] ?? {};

    test("@js count up on the first visit, without moving the layout", async ({ page }) => {
      const scripts = await delayResponses(page, "**/assets/*.js");
      await page.goto("/");
      await expectFigures(page, figures);
      await expect(findProjectCount(page)).toBeInViewport();
      await watchFigures(page, figures);
      scripts.release();
      await expectCounted(page, figures);
    });
  });

const findProjectCount = (page: Page) => page.locator("main dl dd").filter({ hasText: /20,?000\+/ });

/** A figure on the page, by its label. */
function findFigure(page: Page, label: string): Locator {
  return page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");
}

/** Expects every figure to be visible with its label and final value. */
async function expectFigures(page: Page, figures: readonly Figure[]): Promise<void> {
  for (const { label, display } of figures) {
    await expect(findFigure(page, label)).toHaveText(display);
    await expect(findFigure(page, label)).toBeVisible();
  }
}

/** Records the values that every figure shows from now on, and its places on the page. */
async function watchFigures(page: Page, figures: readonly Figure[]): Promise<void> {
  for (const { label } of figures) {
    await findFigure(page, label).evaluate((figure) => {
      const shown: string[] = [];
      const places = new Set<string>();
      const record = () => {
        const counter = figure.querySelector(".figures [aria-hidden]");
        if (counter?.textContent) shown.push(counter.textContent);
        const { x, y, width, height } = figure.getBoundingClientRect();
        places.add([x, y + scrollY, width, height].map(Math.round).join());
        figure.setAttribute("data-shown", JSON.stringify(shown));
        figure.setAttribute("data-places", String(places.size));
      };
      record();
      new MutationObserver(record).observe(figure, { childList: true, characterData: true, subtree: true });
    });
  }
}

/** Lists the values that a watched figure has shown. */
async function readShownValues(page: Page, label: string): Promise<string[]> {
  return JSON.parse((await findFigure(page, label).getAttribute("data-shown")) ?? "[]");
}

/** Expects every watched figure to have counted up to its final value in the same format. */
async function expectCounted(page: Page, figures: readonly Figure[]): Promise<void> {
  for (const { label, display, target } of figures) {
    await expect.poll(async () => (await readShownValues(page, label)).at(-1), label).toBe(display);
    await expect(findFigure(page, label)).toHaveAttribute("data-places", "1");
    const shown = await readShownValues(page, label);
    const counts = shown.map((text) => Number(text.replace(/\D/g, "")));
    expect(counts, label).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0], label).toBeLessThan(target);
    expect(new Set(counts).size, `steps of ${label}`).toBeGreaterThan(2);
  }
  // After counting, each figure contains its final value once.
  await expectFigures(page, figures);
}

/** Expects no figure to change during `act`, which brings it into view or loads the scripts. */
async function expectStill(page: Page, figures: readonly Figure[], act: () => Promise<void>): Promise<void> {
  await watchFigures(page, figures);
  await act();
  // Counting starts in the frame after a figure becomes visible.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expectFigures(page, figures);
  for (const { label } of figures) expect(await readShownValues(page, label), label).toEqual([]);
}

/** Expects no figure to reach beyond its column or into its label. */
async function expectFit(page: Page, figures: readonly Figure[]): Promise<void> {
  for (const { label } of figures) {
    const [overhang, isOverLabel] = await findFigure(page, label).evaluate((figure) => {
      const measure = (element: Element | null | undefined) => {
        const text = document.createRange();
        text.selectNodeContents(element ?? figure);
        return text.getBoundingClientRect();
      };
      const [ink, name] = [measure(figure), measure(figure.closest("div")?.querySelector("dt"))];
      const column = figure.parentElement?.getBoundingClientRect().right ?? 0;
      const isBeside = ink.right <= name.left || name.right <= ink.left;
      return [ink.right - column, !isBeside && ink.bottom > name.top && name.bottom > ink.top] as const;
    });
    expect(overhang, label).toBeLessThanOrEqual(0);
    expect(isOverLabel, label).toBe(false);
  }
}
