import { likeTexts } from "../../app/content/like";
import { expectLargeTargets, expectNoSidewaysScroll, widths } from "../support/measure";
import { expect, signIn, test } from "./fixtures";

const panel = "Stainless gate panel";

test("a visitor looks at a picture in full, and at the next one", async ({ page }, info) => {
  await page.goto("/gallery");
  await page.getByRole("link", { name: panel }).click();
  const detail = page.getByRole("dialog");
  await expect(detail).toHaveAccessibleName(panel);
  await expect(detail).toContainText("The grain runs one way on every piece.");
  await expect(detail).toContainText("June 2026");
  const picture = detail.getByRole("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await detail.getByRole("link", { name: "Next" }).click();
  await expect(detail).toHaveAccessibleName("Stair glass at the treads");
  await detail.getByRole("link", { name: "Close" }).click();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/\/gallery(#gallery-\d+)?$/);
  // Scripts lead back to where the visitor was; without them the address leads to the card.
  if (info.project.use.javaScriptEnabled) return;
  await expect(page.getByRole("link", { name: "Stair glass at the treads" })).toBeInViewport();
});

test("a picture fits the screen whatever the screen", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("link", { name: panel }).click();
  const picture = page.getByRole("dialog").getByRole("img").first();
  // A transition between two pages that is cut short by a change of the window's size is an error in the console.
  await expect(picture).toBeInViewport();
  await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 780, height: 360 },
    { width: 1024, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(picture).toBeInViewport({ ratio: 1 });
  }
  // A small phone on its side has room for the words as well.
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByText("The grain runs one way on every piece.")).toBeInViewport({ ratio: 1 });
});

test("@js the admin's pictures are in two columns on a phone, with their buttons in full", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto("/admin/galleryadmin");
  const tops = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page, "main");
});

test("the button for a quote is on the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/gallery/1");
  await expect(page.getByRole("dialog").getByRole("link", { name: likeTexts.link })).toBeInViewport({
    ratio: 1,
  });
});
