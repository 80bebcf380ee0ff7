import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../e2e/fixtures";
import { makePdf } from "../support/documents";
import { makePhotograph } from "../support/photograph";

test.use({ expectedErrors: [/status of 413/] });

/** Answers as nginx does where a body is larger than its `client_max_body_size`. */
const refuseBodies = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 413,
      contentType: "text/html",
      body: "<html><body><h1>413 Request Entity Too Large</h1></body></html>",
    }),
  );

test("a file of a quote request that a proxy refuses for its size is too large, not a broken line @js", async ({
  page,
}) => {
  await page.goto("/request-quote");
  await refuseBodies(page, "/request-quote/files");
  await page
    .getByLabel("Photos or drawings")
    .setInputFiles([{ name: "sketch.pdf", mimeType: "application/pdf", buffer: makePdf() }]);
  await expect(page.getByText("sketch.pdf is too large for this server").first()).toBeVisible();
  await expect(page.getByText("Check your connection")).toHaveCount(0);
});

test("a picture that a proxy refuses for its size is too large, and is not sent again and again @js", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/galleryadmin/new");
  await refuseBodies(page, "/admin/pictures");
  const form = page.getByRole("dialog");
  const buffer = await makePhotograph(600);
  await form.getByLabel("Image").setInputFiles({ name: "gate.jpg", mimeType: "image/jpeg", buffer });
  await expect(form.getByText("The picture is too large for this server.").first()).toBeVisible();
});
