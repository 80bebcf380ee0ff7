import { expect, test } from "./fixtures";

// As in Firefox: style sheets cannot follow the scrolling.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--disable-blink-features=ScrollTimeline"],
    }),
  viewport: { width: 360, height: 740 },
});

test("on a phone whose style sheets cannot follow the scrolling the chat waits at the end of a form's page", async ({
  page,
}) => {
  await page.goto("/about");
  expect(await page.evaluate(() => CSS.supports("animation-timeline: view()"))).toBe(false);
  const chat = page.getByRole("complementary", { name: "Chat" }).getByRole("link");
  await expect(chat).toBeInViewport();
  for (const address of ["/contact", "/request-quote"]) {
    await page.goto(address);
    const form = page.locator(".enquiry-form form");
    await form.getByRole("button").last().scrollIntoViewIfNeeded();
    await expect(chat).not.toBeInViewport();
    await page.getByRole("contentinfo").getByText("All rights reserved").scrollIntoViewIfNeeded();
    await expect(chat).toBeInViewport();
  }
});
