import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures";

test.use({ viewport: { width: 360, height: 740 } });

/** Serves style sheets that cannot follow the scrolling, as in Firefox. */
async function forgetTimelines(page: Page): Promise<void> {
  await page.route("**/assets/*.css", async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replaceAll("animation-timeline:", "unknown-timeline:");
    await route.fulfill({ response: answer, body: css });
  });
}

test("on a small phone the chat gives way to the one thing to do on the home page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
  await expect(page.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
  await expect(chat).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(chat).toBeVisible();
});

test("on a low phone the chat does not cover the one thing to do on the home page, whatever its style sheets can follow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await forgetTimelines(page);
  await page.goto("/");
  const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
  await expect(page.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
  await expect(chat).not.toBeInViewport();
  await page.getByRole("contentinfo").getByText("All rights reserved").scrollIntoViewIfNeeded();
  await expect(chat).toBeInViewport();
});

test("on a phone whose style sheets cannot follow the scrolling the chat waits at the end of a form's page", async ({
  page,
}) => {
  await forgetTimelines(page);
  await page.goto("/about");
  const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
  await expect(chat).toBeInViewport();
  for (const address of ["/contact", "/request-quote"]) {
    await page.goto(address);
    await page.locator(".enquiry-form").getByRole("button").last().scrollIntoViewIfNeeded();
    await expect(chat).not.toBeInViewport();
    await page.getByRole("contentinfo").getByText("All rights reserved").scrollIntoViewIfNeeded();
    await expect(chat).toBeInViewport();
  }
});

test("the chat covers no caption of the products on the about page", async ({ page }) => {
  await page.goto("/about");
  const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const from = (await chat.boundingBox())?.x ?? 0;
    const covered = await page.locator("#our-products li a").evaluateAll((captions, left) => {
      const reaches = (caption: Element) => {
        const words = document.createRange();
        words.selectNodeContents(caption);
        return words.getBoundingClientRect().right > left + 4;
      };
      return captions.filter(reaches).map(({ textContent }) => textContent);
    }, from);
    expect(covered, `${width}`).toEqual([]);
  }
});
