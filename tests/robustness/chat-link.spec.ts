import type { Locator, Page } from "@playwright/test";
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
    const chat = page.locator(".chat-link a[target]");
    const expectHidden = () => (hasTimelines ? expect(chat).toBeHidden() : expect(chat).not.toBeInViewport());
    const scrollToEnd = () =>
      page.getByRole("contentinfo").getByText("All rights reserved").scrollIntoViewIfNeeded();
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 360, height: 740 });
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
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/contact");
      await page.getByLabel("Name").focus();
      await expect(chat).toBeInViewport();
    }
  });

test("@no-js phones have a bar with call, chat and quote that covers no main action and not the end of a page", async ({
  page,
}) => {
  const bar = page.getByRole("complementary", { name: "Quick contact" });
  const findTop = async () => (await bar.boundingBox())?.y ?? 0;
  const findEnd = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  for (const [width, height] of [
    [320, 568],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(bar.getByRole("link")).toHaveText(["Call", "Chat on WhatsApp", "Request Quote"]);
    for (const link of await bar.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
    expect(await findEnd(page.getByRole("link", { name: "Get Free Quote" }))).toBeLessThanOrEqual(
      await findTop(),
    );
    for (const address of ["/", "/services/ms-gate", "/gallery"]) {
      await page.goto(address);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const end = page.getByRole("contentinfo").locator("p").last();
      expect(await findEnd(end), address).toBeLessThanOrEqual(await findTop());
    }
  }
  await page.goto("/services/ms-gate");
  const chat = await bar.getByRole("link", { name: "Chat on WhatsApp" }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(
    "Hello! I would like to know more about your services. I am interested in MS Gate.",
  );
  await bar.getByRole("link", { name: "Request Quote" }).click();
  await expect(page).toHaveURL("/request-quote?service=ms-gate");
  await expect(bar.getByRole("link", { name: "Call" })).toBeHidden();
});

test("@no-js the chat link covers no product caption on the about page", async ({ page }) => {
  await page.goto("/about");
  const chat = page.getByRole("complementary", { name: "Quick contact" }).getByRole("link");
  for (const width of [768, 1280]) {
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
