import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures";

test.use({ viewport: { width: 360, height: 740 } });

/** Serves style sheets without scroll-driven animations, as in Firefox. */
async function removeTimelines(page: Page): Promise<void> {
  await page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll("animation-timeline:", "unknown-timeline:");
    await route.fulfill({ response: response, body: css });
  });
}

for (const hasTimelines of [true, false])
  test(`@no-js on a phone ${hasTimelines ? "with" : "without"} scroll-driven animations the chat link covers no main action`, async ({
    page,
  }) => {
    if (!hasTimelines) await removeTimelines(page);
    const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
    const expectHidden = () => (hasTimelines ? expect(chat).toBeHidden() : expect(chat).not.toBeInViewport());
    const scrollToEnd = () =>
      page.getByRole("contentinfo").getByText("All rights reserved").scrollIntoViewIfNeeded();
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/about");
      await expect(chat).toBeInViewport();
      for (const address of ["/contact", "/request-quote"]) {
        await page.goto(address);
        await expect(page.getByLabel("Name")).toBeVisible();
        await expectHidden();
        if (!hasTimelines) {
          await page.locator(".enquiry-form").getByRole("button").last().scrollIntoViewIfNeeded();
          await expectHidden();
        }
        await scrollToEnd();
        await expect(chat).toBeInViewport();
      }
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto("/");
      await expect(page.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
      await expectHidden();
      await scrollToEnd();
      await expect(chat).toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/contact");
      await page.getByLabel("Name").focus();
      await expect(chat).toBeInViewport();
    }
  });

test("@no-js the chat link covers no product caption on the about page", async ({ page }) => {
  await page.goto("/about");
  const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const chatLeft = (await chat.boundingBox())?.x ?? 0;
    const covered = await page.locator("#our-products li a").evaluateAll((captions, left) => {
      const isCovered = (caption: Element) => {
        const range = document.createRange();
        range.selectNodeContents(caption);
        return range.getBoundingClientRect().right > left + 4;
      };
      return captions.filter(isCovered).map(({ textContent }) => textContent);
    }, chatLeft);
    expect(covered, `${width}`).toEqual([]);
  }
});
