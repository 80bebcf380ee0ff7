import type { Page } from "@playwright/test";
import { DAY_MS, formatDay, toIndianDay } from "../../app/platform/time/time";
import { expect, openEnquiry, sendMessage, test } from "../e2e/fixtures";
import { openWithScripts, waitForScripts } from "../e2e/screen";
import type { Site } from "../support/server";

test.use({ expectedErrors: [/status of 400/] });

const yesterday = toIndianDay(new Date(Date.now() - DAY_MS));

/** Opens a new order of ₹12,000. */
async function openOrder(page: Page, site: Site): Promise<void> {
  const name = `Kala ${Date.now()}`;
  await sendMessage(page, name);
  await openEnquiry(page, site, name);
  await expect(page).toHaveURL(/\/enquiries\/\d+/);
  await site.query(`update enquiries set status = 'won' where name = '${name}'`);
  await page.goto(`${new URL(page.url()).pathname}/order`);
  await page.getByLabel("Agreed amount in rupees").fill("12000");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Payments" })).toBeVisible();
}

for (const [situation, stages] of [
  ["the next stage", ["Fitted"]],
  ["a later stage", []],
] as const) {
  test(`asks about an unpaid order as ${situation}, and stores the chosen day`, async ({ page, site }) => {
    await openOrder(page, site);
    const open = async () => {
      await page.reload();
      await page.getByText("Other stages and dates").click();
    };
    for (const stage of stages) {
      await open();
      await page.getByRole("button", { name: new RegExp(`^Done.*${stage}`) }).click();
      await expect(page.getByRole("heading", { name: stage, exact: true })).toBeVisible();
    }
    await open();
    const day = page.getByLabel("Paid on");
    const done = page.getByRole("button", { name: /^Done.*Paid/ });
    await day.fill(yesterday);
    await done.click();
    await page.getByLabel("Mark as paid anyway").check();
    await expect(day).toHaveValue(yesterday);
    await done.click();
    const shown = page.getByRole("heading", { name: "Paid", exact: true }).locator("..");
    await expect(shown).toContainText(formatDay(yesterday));
  });
}

test("@js shows a refund that was restored, and can discard it", async ({ page, site }) => {
  await openOrder(page, site);
  await openWithScripts(page, new URL(page.url()).pathname);
  await page.getByText("Another date, a reference or a refund").click();
  const type = page.getByRole("region", { name: "Payments" }).getByLabel("Type");
  await type.selectOption("Refund");
  await page.reload();
  await expect(type).toHaveValue("refund");
  await expect(type).toBeVisible();
  await waitForScripts(page);
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(type).toHaveValue("received");
});
