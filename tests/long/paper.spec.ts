import { expect, test } from "../e2e/fixtures";

test("on paper stand the words, and none of what only a screen can do", async ({ page }) => {
  await page.goto("/services/ms-gate");
  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".site-header")).toBeHidden();
  await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toBeHidden();
  await expect(page.getByText("Hinges are welded to insert plates")).toBeVisible();
  await expect(page.getByText("Swing or sliding?")).toBeHidden();
});

test("on paper the page stands as well when a picture of it is opened", async ({ page }) => {
  await page.goto("/services/ms-gate?picture=2");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("h1")).toBeVisible();
});

test("pages for paper take one sheet of A4", async ({ page }) => {
  for (const address of ["/services/ms-gate", "/services/balcony-glasswork", "/contact", "/request-quote"]) {
    await page.goto(address);
    // A page of a PDF is an object of that type.
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), address).toHaveLength(1);
  }
});
