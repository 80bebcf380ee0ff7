import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { makePdfFile } from "../support/documents";
import { makePhotoFile } from "../support/photo";

test.use({ expectedErrors: [/status of 413/] });

/** Responds like nginx to a body larger than `client_max_body_size`. */
const refuseBodies = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 413,
      contentType: "text/html",
      body: "<html><body><h1>413 Request Entity Too Large</h1></body></html>",
    }),
  );

test("reports a quote request's file as too large when a proxy refuses its size @js", async ({ page }) => {
  await page.goto("/request-quote");
  await refuseBodies(page, "/request-quote/files");
  await page.getByLabel("Photos or drawings").setInputFiles(makePdfFile("sketch.pdf"));
  await expect(page.getByText("sketch.pdf is too large for this server").first()).toBeVisible();
  await expect(page.getByText("Check your connection")).toHaveCount(0);
});

test("reports a picture as too large when a proxy refuses its size, and does not retry it @js", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/galleryadmin/new");
  await refuseBodies(page, "/admin/pictures");
  const form = page.getByRole("dialog");
  await form.getByLabel("Image").setInputFiles(await makePhotoFile("gate.jpg"));
  await expect(form.getByText("The picture is too large for this server.").first()).toBeVisible();
});
