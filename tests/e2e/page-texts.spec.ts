import type { Page } from "@playwright/test";
import { readStructuredData } from "../support/structured-data";
import { expect, signIn, test } from "./fixtures";

test.use({ expectedErrors: [/status of 400|ERR_INTERNET_DISCONNECTED/] });

/** Sections are folded. */
async function openSections(page: Page): Promise<void> {
  const folded = page.locator("main details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Finds the field with this label, not the button that names the same text. */
const findField = (page: Page, label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });

const screen = "/admin/pages/pergola-glass-work";

test("shows the owner's texts on the page of the service, and restores the original with one click", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/pages");
  await page.getByRole("link", { name: /^Pergola Glass Work Not changed/ }).click();
  await expect(page).toHaveURL(screen);
  await expect(page).toHaveTitle(/^Pergola Glass Work \| Page text/);
  const lead = findField(page, "Lead text");
  await expect(lead).toBeHidden();
  await openSections(page);
  const original = await lead.inputValue();
  await findField(page, "Caption of the large picture").fill("");
  await findField(page, "Question 2").fill("Does rain run off?");
  await lead.fill("Shade over your terrace.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Caption of the large picture is required." })).toBeVisible();
  await openSections(page);
  await expect(lead).toHaveValue("Shade over your terrace.");

  await findField(page, "Caption of the large picture").fill("Steel and glass");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Your site is updated.")).toBeVisible();
  await openSections(page);
  await expect(lead).toHaveValue("Shade over your terrace.");
  await expect(page.getByText(original)).toBeVisible();

  await page.goto("/services/pergola-glass-work");
  await expect(page.getByText("Shade over your terrace.")).toBeVisible();
  const html = await page.content();
  expect(readStructuredData(html, page.url()).problems).toEqual([]);
  expect(html).toContain('"name":"Does rain run off?"');

  await page.goto(screen);
  await openSections(page);
  await page.getByRole("button", { name: "Restore the original: Lead text" }).click();
  await openSections(page);
  await expect(lead).toHaveValue(original);
  await expect(findField(page, "Question 2")).toHaveValue("Does rain run off?");
  await page.getByRole("button", { name: "Restore the original", exact: true }).click();
  await expect(page.getByText("The earlier version is back.")).toBeVisible();
  await page.goto("/services/pergola-glass-work");
  await expect(page.getByText("Does rain run off?")).toHaveCount(0);
});
