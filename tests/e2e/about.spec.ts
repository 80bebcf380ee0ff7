import { aboutPage, statistics } from "../../app/content/about";
import { deliveredFigures } from "../../app/content/firm";
import { expectCounted, expectFigures, expectStill, watchFigures } from "./figures";
import { expect, test } from "./fixtures";
import { openWithScripts } from "./screen";

const claims = statistics({ figures: deliveredFigures, projectsGrouped: "20,000" });

test("the page names the business, its age, its values and its figures", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(main.getByText("EST. 1993")).toBeVisible();
  await expect(main.getByText("30+ Years of Excellence")).toBeVisible();
  for (const value of ["Quality Excellence", "Customer Focus", "Precision Engineering", "Innovation"])
    await expect(main.getByRole("heading", { name: value })).toBeVisible();
  await expectFigures(page, claims);
});

test("twenty products lead to their services", async ({ page }) => {
  await page.goto("/about#our-products");
  const tiles = page.getByRole("region", { name: "Our Products" }).getByRole("link");
  await expect(tiles).toHaveText(aboutPage.products.tiles.map(({ label }) => label));
  await page.getByRole("link", { name: "Safety Main Gate" }).click();
  await expect(page).toHaveURL("/services/ms-gate");
});

test.describe("the figures", () => {
  const figure = "main dl dd";

  test("fit their columns on a small tablet", async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto("/about");
    const overhangs = await page.locator(figure).evaluateAll((figures) =>
      figures.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const column = element.parentElement?.getBoundingClientRect().right ?? 0;
        return text.getBoundingClientRect().right - column;
      }),
    );
    expect(overhangs).toHaveLength(4);
    expect(Math.max(...overhangs)).toBeLessThanOrEqual(0);
  });

  test("@js count up once when the band is seen, in their own room", async ({ page }) => {
    await openWithScripts(page, "/about");
    const projects = page.locator(figure).nth(2);
    await expectFigures(page, claims);
    const room = await projects.boundingBox();
    await watchFigures(page, claims);
    await projects.scrollIntoViewIfNeeded();
    await expect.poll(() => projects.textContent()).toMatch(/^20,000\+[\d,]+\+$/);
    expect(await projects.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
    await expectCounted(page, claims);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectStill(page, claims, () => projects.scrollIntoViewIfNeeded());
  });

  test("@js do not count for those who want no motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithScripts(page, "/about");
    await expectStill(page, claims, () => page.locator(figure).nth(2).scrollIntoViewIfNeeded());
  });
});
