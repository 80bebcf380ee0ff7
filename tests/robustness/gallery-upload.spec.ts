import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { makePdfFile } from "../support/documents";
import {
  expectAccessible,
  expectLargeTargets,
  expectNoHorizontalScroll,
  widths,
} from "../support/page-rules";
import { createPhoto, makePhotoFile } from "../support/photo";

const fillDescription = (page: Page) =>
  page.getByRole("textbox", { name: /^Description\b(?! of)/ }).fill("All from the same house in Vadavalli.");

test.use({ expectedErrors: [/status of (40[01]|502)|ERR_CONNECTION_RESET/] });

test("adds many pictures to the gallery at once and skips a file that is not a picture", async ({
  page,
  site,
}, info) => {
  const mark = `${info.project.name.replaceAll("-", " ")} ${Date.now()}`;
  await signIn(page, site);
  await page.goto("/admin/galleryadmin");
  await page.getByRole("link", { name: "Add multiple pictures" }).click();
  await fillDescription(page);
  await page.getByLabel("Town").fill("Vadavalli");
  await page
    .getByLabel("Pictures")
    .setInputFiles([
      await makePhotoFile(`gate ${mark}.jpg`),
      makePdfFile("prices.pdf"),
      await makePhotoFile(`stair ${mark}.jpg`),
    ]);
  await page.getByRole("button", { name: /^Add (2 )?pictures$/ }).click();
  await expect(page.getByText(/prices\.pdf/)).toBeVisible();
  await expect(page.getByText("Please select a valid image file.")).toBeVisible();
  await expect(page.getByText(/^2 pictures added/)).toBeVisible({ timeout: 20_000 });
  await page.goto("/gallery");
  for (const title of [`Gate ${mark}`, `Stair ${mark}`]) {
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  }
  await page.getByRole("link", { name: `Gate ${mark}` }).click();
  await expect(page.getByText("Vadavalli", { exact: true })).toBeVisible();
});

test("adds ten photos of a phone in five presses, without typing @js", async ({ page, site }) => {
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await signIn(page, site);
  await page.goto("/admin/galleryadmin");
  await page.getByRole("link", { name: "Add multiple pictures" }).click();
  const names = Array.from({ length: 10 }, (_, index) => `IMG_20${index}.jpg`);
  // The press on the field opens the phone's gallery.
  await page
    .getByLabel("Pictures")
    .setInputFiles(await Promise.all(names.map((name) => makePhotoFile(name))));
  const tiles = page.getByRole("list", { name: "Chosen pictures" }).getByRole("listitem");
  await expect(tiles).toHaveCount(10);
  const [first, third] = [await tiles.nth(0).boundingBox(), await tiles.nth(2).boundingBox()];
  expect(third?.y).toBe(first?.y);
  // Opening the list and choosing are two presses.
  await page.getByLabel("Title for all").selectOption("Glass Shower Cubicle");
  await page.getByRole("button", { name: "Add 10 pictures" }).click();
  await expect(page.getByText("10 pictures were added to the gallery.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("article", { name: "Glass Shower Cubicle" })).toHaveCount(10);
  // Other tests expect that no two pages have the same title.
  await site.query("delete from gallery_items where title = 'Glass Shower Cubicle'");
});

test("uploads thirty pictures despite a broken connection and an expired session @js", async ({
  page,
  site,
}) => {
  const mark = Date.now();
  const photo = await createPhoto(300);
  const makePictureFile = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  await signIn(page, site);
  await page.goto("/admin/galleryadmin/upload");
  await fillDescription(page);
  await page
    .getByLabel("Pictures")
    .setInputFiles([
      makePictureFile("too big.jpg", Buffer.alloc(20_000_001)),
      makePictureFile("torn.jpg", photo.subarray(0, 600)),
      ...Array.from({ length: 28 }, (_, index) => makePictureFile(`stair ${mark} ${index}.jpg`, photo)),
    ]);
  await expect(
    page.getByText("The picture is larger than 20 MB. Please choose a smaller one."),
  ).toBeVisible();

  await page.setViewportSize({ width: widths.phone, height: 740 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expectLargeTargets(page, "main");
  const findRow = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const row = findRow(`stair ${mark} 5.jpg`);
  await row.getByText(`Stair ${mark} 5`, { exact: true }).click();
  await row.getByLabel("Title").fill(`Gate ${mark}`);

  // The list matches the browser's count of chosen files.
  const fileField = page.getByRole("button", { name: "Pictures", exact: true });
  expect(await fileField.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(30);
  const uploadedRows = page.getByRole("listitem").filter({ hasText: "Uploaded" });
  await expect(uploadedRows).toHaveCount(28, { timeout: 20_000 });
  await expect(page.getByText("The picture is damaged or incomplete.")).toBeVisible();

  await page.route(/galleryadmin\/upload/, (route) =>
    route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
  );
  await page.getByRole("button", { name: "Add 28 pictures" }).click();
  await expect(page.getByText("Not sent. Check your connection and try again.")).toBeVisible();
  await page.unroute(/galleryadmin\/upload/);

  // Leaving unsent pictures asks for confirmation, which Playwright dismisses.
  await page.getByRole("link", { name: "Back to the gallery" }).click();
  await findRow("torn.jpg")
    .getByRole("button", { name: /^Remove/ })
    .press("Enter");
  await expect(findRow(`stair ${mark} 0.jpg`)).toBeFocused();

  await page.context().clearCookies({ name: "session" });
  await fileField.setInputFiles([makePictureFile(`rail ${mark}.jpg`, photo)]);
  await expect(findRow(`rail ${mark}.jpg`)).toContainText("You're signed out.");
  await page.getByRole("button", { name: "Add 29 pictures" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await expect(page.getByText("29 pictures added, 1 failed.")).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByRole("alert").getByText("The picture is larger than 20 MB. Please choose a smaller one."),
  ).toBeVisible();
  await page.goto("/gallery");
  await expect(page.getByRole("link", { name: `Gate ${mark}` })).toHaveCount(1);
});
