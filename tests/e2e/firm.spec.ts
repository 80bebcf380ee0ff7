import { getFirmPath } from "../../app/business/firm-fields";
import { firmLabels } from "../../app/business/firm-labels";
import { readStructuredData } from "../support/structured-data";
import { expect, signIn, test } from "./fixtures";

test.use({ expectedErrors: [/status of 400/] });

const dayFormat = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Asia/Kolkata" });

test("shows the owner's holiday and notice on the site, and restoring the original removes them", async ({
  page,
  site,
}) => {
  const today = dayFormat.format(new Date());
  await signIn(page, site);
  await page.goto(getFirmPath("hours"));
  await page.getByLabel(firmLabels.closures.label).fill("Pongal");
  await page.getByLabel(firmLabels.closures.from).fill(today);
  await page.getByRole("button", { name: firmLabels.closures.add }).click();
  await expect(page.getByText(firmLabels.saved)).toBeVisible();
  await expect(page.getByLabel(firmLabels.closures.label)).toHaveCount(2);

  await page.getByRole("link", { name: firmLabels.screens.contact }).click();
  await page.getByLabel(firmLabels.fields.tagline.label).fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Tagline is required." })).toBeVisible();

  await page.getByLabel(firmLabels.fields.tagline.label).fill("Steel since 1993");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(firmLabels.saved)).toBeVisible();
  await page.getByRole("link", { name: firmLabels.screens.notice }).click();
  await page.getByRole("textbox", { name: firmLabels.fields.notice.label }).fill("Closed for Pongal.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(firmLabels.saved)).toBeVisible();

  await page.goto("/contact");
  await expect(page.getByRole("complementary", { name: "Notice" })).toHaveText("Closed for Pongal.");
  await expect(page.getByRole("banner")).toContainText("Steel since 1993");
  await expect(page.getByRole("main").getByText(/Closed \d+ \w+: Pongal/)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(": Pongal");
  const html = await page.content();
  expect(readStructuredData(html, page.url()).problems).toEqual([]);
  expect(html).toContain(`"validThrough":"${today}"`);

  await page.goto(getFirmPath("hours"));
  await page.getByRole("button", { name: `${firmLabels.closures.remove}: Pongal` }).click();
  await expect(page.getByLabel(firmLabels.closures.label)).toHaveCount(1);

  await page.goto("/admin/firm/history");
  const notices = page.getByRole("region", { name: firmLabels.screens.notice });
  await notices.getByRole("button", { name: "Restore the original", exact: true }).click();
  await expect(page.getByText(firmLabels.restored)).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByRole("contentinfo")).not.toContainText("Pongal");
  await expect(page.getByRole("complementary", { name: "Notice" })).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Steel since 1993");
});
