import { expect, test } from "../e2e/fixtures";
import { openWithScripts } from "../e2e/screen";
import { expectNoHorizontalScroll, expectRulesAtEveryWidth, widths } from "../support/page-rules";

test("@no-js pages fit the narrowest screen", async ({ page }) => {
  await page.setViewportSize({ width: widths.narrowest, height: 780 });
  for (const address of [
    "/",
    "/about",
    "/services",
    "/services/ms-gate",
    "/gallery",
    "/contact",
    "/request-quote",
  ]) {
    await page.goto(address);
    await expectNoHorizontalScroll(page);
  }
});

test("@js pages pass the accessibility checks", async ({ page }) => {
  for (const address of [
    "/services",
    "/services/ss-handrail-work",
    "/services/wooden-with-glass-railing",
    "/services/ms-gate?picture=2",
    "/privacy",
  ]) {
    await page.goto(address);
    await expectRulesAtEveryWidth(page);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", "/about"]) {
    await page.goto(address);
    await expectRulesAtEveryWidth(page);
  }
});

for (const address of ["/project", "/gallery"])
  test(`@js ${address} and its dialogs pass the accessibility checks`, async ({ page }) => {
    await openWithScripts(page, address);
    await expectRulesAtEveryWidth(page, "main");
    // Other tests change the first items.
    await page.locator("article a").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectRulesAtEveryWidth(page, "dialog");
  });

test.describe("a form", () => {
  test.use({ expectedErrors: [/status of 400/] });

  for (const address of ["/contact", "/request-quote"])
    test(`@js at ${address} passes the accessibility checks before and after an error`, async ({ page }) => {
      await openWithScripts(page, address);
      await expectRulesAtEveryWidth(page, "main");
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(send|submit)/i })
        .click();
      await expect(page.getByText("Please check these fields")).toBeVisible();
      await expectRulesAtEveryWidth(page);
    });
});
