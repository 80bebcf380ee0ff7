import { factTexts } from "../../app/business/customer-facts";
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
  const notice = page.getByRole("complementary", { name: "Notice" });
  await expect(notice).toHaveText("Closed for Pongal.");
  const [above, below] = [await notice.boundingBox(), await page.getByLabel("Breadcrumb").boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(60);
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

test("shows what the owner tells customers where they decide, and nothing until then", async ({
  page,
  site,
}) => {
  const { fields, screens, saved } = firmLabels;
  const warranty = "5 years on welds.";
  await page.goto("/services/ss-gate");
  await expect(page.getByText("Comprehensive warranty")).toBeVisible();
  await expect(page.getByText(factTexts.leadTime)).toHaveCount(0);
  await expect(page.getByText(factTexts.questions.warranty)).toHaveCount(0);

  await signIn(page, site);
  await page.goto("/admin/firm");
  await page.getByRole("link", { name: screens.customers }).click();
  await page.getByLabel(fields.leadTime.label).fill("3 to 4 weeks");
  await page.getByLabel(fields.warrantyCover.label).fill(warranty);
  await page.getByLabel(fields.towns.label).fill("Pollachi\nTiruppur");
  await page.getByLabel(fields.reviewsUrl.label).fill("https://g.page/r/kovai/review");
  await page.getByLabel(fields.reviewsRating.label).fill("4.8");
  await page.getByLabel(fields.reviewsCount.label).fill("1270");
  await page.getByLabel(fields.personName.label).fill("S. Murugan");
  await page.getByLabel(fields.personText.label).fill("I measure every house. Call me.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(saved)).toBeVisible();

  const main = page.getByRole("main");
  await page.goto("/services/ss-gate");
  expect(readStructuredData(await page.content(), page.url()).problems).toEqual([]);
  await expect(main.getByText("3 to 4 weeks")).toBeVisible();
  await expect(main.getByRole("link", { name: "4.8 of 5 from 1,270 reviews" })).toBeVisible();
  await main.getByRole("link", { name: "Comprehensive warranty" }).click();
  const question = main.locator("summary", { hasText: factTexts.questions.warranty });
  await expect(question).toBeInViewport();
  if (!(await main.getByText(warranty).isVisible())) await question.click();
  await expect(main.getByText(warranty)).toBeVisible();

  await page.goto("/about");
  await expect(main.getByRole("figure").filter({ hasText: "S. Murugan" })).toContainText("Call me.");
  for (const address of ["/about", "/contact"]) {
    await page.goto(address);
    await expect(main.getByRole("listitem").filter({ hasText: "Tiruppur" })).toBeVisible();
  }
  await page.goto("/request-quote");
  await expect(main.getByText(warranty)).toBeVisible();

  await page.goto("/admin/firm/customers");
  const names = [
    "leadTime",
    "warrantyCover",
    "towns",
    "reviewsUrl",
    "reviewsRating",
    "reviewsCount",
  ] as const;
  for (const name of [...names, "personName", "personText"] as const)
    await page.getByLabel(fields[name].label).fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await page.goto("/services/ss-gate");
  await expect(main.getByText("3 to 4 weeks")).toHaveCount(0);
});
