import type { Locator, Page } from "@playwright/test";
import { slotLabels as labels } from "../../app/features/site-pictures/slot-labels";
import { expect, signIn, test } from "../e2e/fixtures";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-rules";
import { makePhotoFile } from "../support/photo";

test.use({ expectedErrors: [/status of 400/] });

// The photo waits until the decoder has finished its current job.
const decodeTimeout = { timeout: 40_000 };

const alt = "A sliding gate in front of a white house.";

async function choosePhoto(page: Page, hasScripts: boolean): Promise<void> {
  await page
    .getByLabel(/Choose a photo|Choose another photo/)
    .setInputFiles(await makePhotoFile("gate.jpg", 2000));
  if (!hasScripts) await page.getByRole("button", { name: "Upload and crop" }).click();
  await expect(page.getByLabel(labels.crop.size, { exact: true })).toHaveValue("100", decodeTimeout);
}

const findHero = (page: Page) => page.locator(".hero-picture picture img");

test("a cropped photo replaces the home banner on phone and desktop, and the rendering can be restored", async ({
  page,
  site,
}, info) => {
  const hasScripts = info.project.use.javaScriptEnabled === true;
  await signIn(page, site);
  await page.goto("/admin/site-pictures");
  await page.getByRole("link", { name: /^Home banner(?! on phones)/ }).click();
  await expect(page.getByText(labels.now.rendering)).toBeVisible();
  await choosePhoto(page, hasScripts);
  await page.getByText("Exact numbers", { exact: true }).click();

  await page.getByLabel(labels.crop.size, { exact: true }).fill("5");
  // The site proposes a description.
  await page.getByLabel(labels.fields.alt.label).fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Please enter a number from 10 to 100.`)).toBeVisible();
  await expect(page.getByText("Describe the photo in one sentence.")).toBeVisible();
  await page.getByLabel(labels.crop.size, { exact: true }).fill("60");
  await page.getByLabel(labels.crop.across).fill("100");
  await page.getByLabel(labels.fields.alt.label).fill(alt);
  if (!hasScripts) await page.getByRole("button", { name: "Update the preview" }).click();
  await page.locator("summary", { hasText: labels.screens.link }).click();
  for (const screen of Object.values(labels.screens)) {
    const figure = page.getByRole("figure").filter({ hasText: screen });
    await expect
      .poll(() => figure.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth), decodeTimeout)
      .toBeGreaterThan(300);
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(labels.saved)).toBeVisible(decodeTimeout);
  await expect(page.getByText(labels.now.photo)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(findHero(page)).toHaveAttribute("alt", alt);
  expect(await findHero(page).evaluate((img: HTMLImageElement) => img.currentSrc)).toContain("/images/");
  const wideSource = await findHero(page).evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const uprightSource = await findHero(page).evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(uprightSource).toContain("/images/");
  expect(uprightSource.slice(0, -20)).not.toBe(wideSource.slice(0, -20));

  await page.goto("/admin/site-pictures/home-hero");
  await expect(page).toHaveTitle(/^Home page: .+ \| Site pictures/);
  await page.getByRole("button", { name: "Restore our sample picture" }).click();
  await expect(page.getByText("The earlier picture is back.")).toBeVisible();
  await page.goto("/");
  expect(await findHero(page).evaluate((img: HTMLImageElement) => img.currentSrc)).toContain("/pictures/");
});

test("@js the crop and the focal point move by dragging and by keys, and their numbers update", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await signIn(page, site);
  await page.goto("/admin/site-pictures/about-workshop");
  await choosePhoto(page, true);
  await page.getByText("Exact numbers", { exact: true }).click();
  const size = page.getByLabel(labels.crop.size, { exact: true });
  const across = page.getByLabel(labels.crop.across);
  await size.fill("50");
  const frame = page.getByRole("button", { name: labels.crop.frame });
  await frame.press("ArrowRight");
  await expect(across).not.toHaveValue("50");
  await frame.press("+");
  await expect(size).toHaveValue("51");

  await drag(page, frame, 400, 0);
  await expect(across).toHaveValue("100");
  const point = page.getByRole("button", { name: labels.point.mark });
  await drag(page, point, -2000, -2000);
  await expect(page.getByLabel(labels.point.x)).toHaveValue("0");
  await expect(page.getByLabel(labels.point.y)).toHaveValue("0");
  await point.press("ArrowDown");
  await expect(page.getByLabel(labels.point.y)).toHaveValue("1");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

/** Drags an element by this many pixels, grabbing it off-centre because another element may cover its middle. */
async function drag(page: Page, element: Locator, across: number, down: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 5 });
  await page.mouse.up();
}
