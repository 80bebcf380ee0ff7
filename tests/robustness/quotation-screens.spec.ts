import type { Page } from "@playwright/test";
import { expect, openEnquiry, sendQuoteRequest, test } from "../e2e/fixtures";
import {
  expectAccessible,
  expectLargeTargets,
  expectNoHorizontalScroll,
  widths,
} from "../support/page-rules";

/** Checks the layout at every width, and the rules on a phone in dark. */
async function expectRules(page: Page): Promise<void> {
  for (const width of [widths.desk, widths.narrowest, widths.phone]) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoHorizontalScroll(page);
    await expectLargeTargets(page, "main");
  }
  // Tall enough that the sticky bars cover no part of a target.
  await page.setViewportSize({ width: widths.phone, height: 6000 });
  await expectAccessible(page);
}

async function sendRequest(page: Page): Promise<string> {
  const name = `Meena ${Date.now()}`;
  const pieces = [
    { kind: "window", sizes: { style: "two", width: 1800, height: 1200 }, count: 4 },
    { kind: "railing", sizes: { length: "20 ft" } },
  ];
  await sendQuoteRequest(page, name, { email: "meena@example.com", pieces });
  return name;
}

test("@js the screens of a quotation and its order pass the accessibility checks", async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await openEnquiry(page, site, await sendRequest(page));
  await page.getByRole("button", { name: "Make a quotation" }).click();
  await expect(
    page.getByText(/^4 windows, each: Opening width: 1,800 mm .* Sliding, glass on two tracks$/),
  ).toBeVisible();
  for (const rate of await page.getByLabel("Rate in rupees").all()) await rate.fill("1,450.50");
  for (const part of await page.locator("main summary").all()) await part.click();
  await expectRules(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Not ready to send" })).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Confirm these sizes").check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  await expectRules(page);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByText(/\/quotation\/[\w-]{22}$/).innerText();
  await expectRules(page);
  const quotationPath = new URL(page.url()).pathname.replace("/preview", "");

  await page.goto(new URL(link).pathname);
  for (const part of await page.locator("main summary").all()) await part.click();
  await expectRules(page);
  await page.getByLabel("Your name").fill("Meena R");
  await page.getByLabel(/^I accept/).check();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Accepted by “Meena R”")).toBeVisible();
  await expectRules(page);

  await page.goto("/admin/quotations");
  await expectRules(page);
  await page.goto(quotationPath);
  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  await expectRules(page);
  await page.getByRole("link", { name: "Back to the enquiry" }).click();
  await page.getByRole("link", { name: /^Order/ }).click();
  await expect(page.getByRole("heading", { name: "Payments" })).toBeVisible();
  await expectRules(page);
  await page.getByRole("link", { name: "Workshop sheet" }).click();
  await expect(page.getByRole("heading", { name: "1. Window × 4" })).toBeVisible();
  await expectRules(page);
});
