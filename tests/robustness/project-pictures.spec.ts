import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { delayResponses, openWithScripts } from "../e2e/screen";
import {
  expectAccessible,
  expectLargeTargets,
  expectNoHorizontalScroll,
  widths,
} from "../support/page-rules";
import { makePhotoFile } from "../support/photo";

async function openForm(page: Page, title: string): Promise<Locator> {
  await page.goto("/admin/projects/new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Location").fill("Vadavalli");
  await form.getByLabel("Description").fill("Two flights, glass on one side.");
  return form;
}

test("the owner reorders the pictures of a project and publishes it, and a visitor pages through them", async ({
  page,
  site,
}, info) => {
  const hasScripts = info.project.use.javaScriptEnabled === true;
  const title = `Stair ${info.project.name} ${Date.now()}`;
  await signIn(page, site);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  const form = await openForm(page, title);
  await form.getByLabel("Completed").fill("2024-11");
  await form.getByLabel("Images").setInputFiles([await makePhotoFile("a.jpg"), await makePhotoFile("b.jpg")]);
  await form.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("Draft saved. Visitors can't see it.")).toBeVisible();
  const card = page.getByRole("article", { name: title });
  await expect(card).toContainText("Draft");

  await card.getByRole("link", { name: "Edit" }).click();
  const pictures = form.getByRole("list", { name: "Pictures of this item" }).getByRole("listitem");
  await expect(pictures).toHaveCount(2);
  const findDescription = (index: number) => pictures.nth(index).getByRole("textbox");
  await findDescription(0).fill("From below");
  await findDescription(1).fill("From above");
  if (hasScripts) {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await expectLargeTargets(page, "dialog");
  }
  await form.getByRole("button", { name: "Move up: Picture 2" }).click();
  await expect(findDescription(0)).toHaveValue("From above");
  await form.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("Draft saved. Visitors can't see it.")).toBeVisible();
  await card.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Project published.")).toBeVisible();

  await page.goto("/project");
  await page.getByRole("link", { name: title }).click();
  const detail = page.getByRole("dialog", { name: title });
  await expect(detail.getByRole("img", { name: "From above" })).toBeVisible();
  await expect(detail).toContainText("November 2024");
  await detail.getByRole("link", { name: "Photo 2 of 2" }).click();
  await expect(detail.getByRole("img", { name: "From below" })).toBeVisible();
  await expect(page).toHaveURL(/\/project\/\d+\?photo=2$/);
  // The current picture is marked in forced colours too.
  await page.emulateMedia({ forcedColors: "active" });
  const countLineColours = () =>
    detail
      .getByRole("link", { name: /^Photo \d/ })
      .evaluateAll((links) => new Set(links.map((link) => getComputedStyle(link).borderBottomColor)).size);
  await expect.poll(countLineColours).toBe(2);
  await page.emulateMedia({ forcedColors: null });
  if (hasScripts) {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
  await detail.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/project(#project-\d+)?$/);
});

test("@js arrow keys move through the photos of a project, then to the next project and back", async ({
  page,
  site,
}) => {
  const title = `Railing ${Date.now()}`;
  await signIn(page, site);
  const form = await openForm(page, title);
  await form.getByLabel("Images").setInputFiles([await makePhotoFile("a.jpg"), await makePhotoFile("b.jpg")]);
  await form.getByRole("button", { name: "Add Project" }).click();
  await expect(page.getByText("Project created successfully!")).toBeVisible();
  await openWithScripts(page, "/project");
  await page.getByRole("link", { name: title }).click();
  const detail = page.getByRole("dialog");
  await expect(detail).toHaveAccessibleName(title);
  await page.keyboard.press("ArrowRight");
  await expect(detail).toContainText("Photo 2 of 2");
  await page.keyboard.press("ArrowRight");
  await expect(detail).not.toHaveAccessibleName(title);
  await page.keyboard.press("ArrowLeft");
  await expect(detail).toHaveAccessibleName(title);
  await expect(detail).toContainText("Photo 2 of 2");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/project");
});

test("@js saving waits for running uploads, but not for removed pictures", async ({ page, site }) => {
  const title = `Grill ${Date.now()}`;
  await signIn(page, site);
  const form = await openForm(page, title);
  const uploads = await delayResponses(page, "**/admin/pictures");
  await form.getByLabel("Images").setInputFiles([await makePhotoFile("a.jpg"), await makePhotoFile("b.jpg")]);
  await form.getByRole("button", { name: "Remove: Picture 2" }).click();
  await form.getByRole("button", { name: "Save as draft" }).click();
  await expect(form.getByRole("button", { name: "Uploading the picture…" })).toBeVisible();
  uploads.release();
  await expect(page.getByText("Draft saved. Visitors can't see it.")).toBeVisible();
  await page.getByRole("article", { name: title }).getByRole("link", { name: "Edit" }).click();
  await expect(form.getByRole("list", { name: "Pictures of this item" }).getByRole("listitem")).toHaveCount(
    1,
  );
});
