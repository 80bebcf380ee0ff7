import type { Page } from "@playwright/test";
import { expect, openEnquiry, sendQuoteRequest, signIn, test } from "../e2e/fixtures";

test("@no-js prints the texts without screen-only controls", async ({ page }) => {
  await page.goto("/services/ms-gate");
  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".site-header")).toBeHidden();
  await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toBeHidden();
  await expect(page.getByText("Hinges are welded to insert plates")).toBeVisible();
  await expect(page.getByText("Should I choose a swing or sliding gate?")).toBeHidden();

  await page.emulateMedia({ media: "screen" });
  await page.goto("/services/ms-gate?picture=2");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(heading).toBeVisible();
});

/** Number of A4 sheets, counted as page objects of the PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test("printable pages fit one sheet of A4", async ({ page }) => {
  for (const address of ["/services/ms-gate", "/services/balcony-glasswork", "/contact", "/request-quote"]) {
    await page.goto(address);
    expect(await countSheets(page), address).toBe(1);
  }
});

for (const address of ["/", "/about"])
  test(`@no-js ${address} fits two sheets of A4`, async ({ page }) => {
    await page.goto(address);
    expect(await countSheets(page)).toBe(2);
  });

test("an enquiry with room for notes fits one sheet of A4, followed by its drawing to scale", async ({
  page,
  site,
}) => {
  const name = `Paper ${Date.now()}`;
  const sizes = { shape: "corner", width: 1200, depth: 900, height: 2000 };
  const pieces = [{ kind: "shower", sizes }];
  // A unique phone number: other enquiries with the same number would be printed too.
  const phone = `98${`${Date.now()}`.slice(-8)}`;
  await sendQuoteRequest(page, name, { phone, projectType: "Custom Fabrication", pieces });
  await openEnquiry(page, site, name);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "1. Shower glass" })).toBeVisible();
  await expect(page.getByText("Notes at the site")).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  // In mm.
  const sheets = boxes.map((box) => box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)));
  expect(sheets).toEqual([
    [210, 297],
    [297, 210],
  ]);
});

test("@no-js prints no text over a page header's picture", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const address of ["/", "/project"]) {
    await page.goto(address);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const picture = await page.locator("span:has(> picture)").first().boundingBox();
    if (!picture || !heading) throw new Error("The picture and the heading are not both shown.");
    expect(picture.height, address).toBeGreaterThan(150);
    const isBelow = heading.y >= picture.y + picture.height;
    const isBeside = heading.x + heading.width <= picture.x;
    expect(isBelow || isBeside, `the title of ${address} is on its picture`).toBe(true);
  }
});

test("@no-js prints the admin's project cards whole and without buttons", async ({ page, site }) => {
  await signIn(page, site);
  await page.emulateMedia({ media: "print" });
  const controls = page.getByRole("main").locator("button, input[type=search]").filter({ visible: true });
  for (const screen of ["", "/testimonials", "/galleryadmin", "/projects"]) {
    await page.goto(`/admin${screen}`);
    await expect(page.getByRole("main").locator("p").first()).toBeVisible();
    await expect(controls, screen).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^(Add|Edit|Delete)\b/ })).toHaveCount(0);
  }
  await expect(page.getByRole("article").first()).toHaveCSS("break-inside", "avoid");
});
