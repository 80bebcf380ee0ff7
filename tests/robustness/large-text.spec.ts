import { expect, signIn, test } from "../e2e/fixtures";
import { openWithScripts } from "../e2e/screen";
import { expectNoHorizontalScroll, expectUncovered, widths } from "../support/page-rules";

test("@no-js pages stay readable on a phone at double text size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/", "/about", "/services", "/services/ss-handrail-work", "/gallery"]) {
    await page.goto(address);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expectNoHorizontalScroll(page);
    const [title, lead] = await Promise.all(
      [page.locator("h1"), page.locator("h1 ~ *, div:has(> h1) + *").first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect((title?.y ?? 0) + (title?.height ?? 0), `end of the title of ${address}`).toBeLessThanOrEqual(
      lead?.y ?? 0,
    );
  }
  // Pages with a form have a chat link, others a bar.
  await page.goto("/services");
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "200%";
  });
  for (const link of await page.getByRole("complementary", { name: "Quick contact" }).getByRole("link").all())
    await expect(link).toBeInViewport({ ratio: 1 });
});

for (const address of ["/contact", "/request-quote"]) {
  test.describe(`${address} with double text size on a phone`, () => {
    test.use({ expectedErrors: [/status of 400/], viewport: { width: widths.phone, height: 780 } });

    test("@js fits the screen, and the chat link covers neither fields nor errors", async ({ page }) => {
      await openWithScripts(page, address);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
      await expectNoHorizontalScroll(page);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(send|submit)/i })
        .click();
      await expect(page.getByText("Please check these fields")).toBeVisible();
      await expectNoHorizontalScroll(page);
      const sheet = await page.locator(".enquiry-form").boundingBox();
      const rightEdge = await page
        .locator(".enquiry-form :is(input, select, textarea, button, p):visible:not([aria-hidden] *)")
        .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
      expect(rightEdge).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
      const chat = page.locator(".chat-link");
      const fields = page.locator(".enquiry-form :is(input, select, textarea):visible:not([aria-hidden] *)");
      for (const field of await fields.all()) {
        await field.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
        await expect(chat).toBeHidden();
      }
    });
  });
}

test("a page zoomed to 400 % is not covered by sticky bars", async ({ page, site }) => {
  await signIn(page, site);
  await page.setViewportSize({ width: widths.narrowest, height: 256 });
  for (const address of ["/services/ss-gate", "/admin/firm"]) {
    await page.goto(address);
    await expectNoHorizontalScroll(page);
    const bars = page.getByRole("banner");
    await expect(bars).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect(bars).not.toBeInViewport();
  }
  await expect(page.getByRole("button", { name: "Save" })).not.toBeInViewport();

  await page.goto("/project/1");
  const next = page.getByRole("dialog").getByRole("link", { name: "Next" });
  await expect(next).not.toBeInViewport();
});

test("@js the focused field of a long form is not covered by the Save button", async ({ page, site }) => {
  await signIn(page, site);
  for (const [width, height] of [
    [widths.phone, 640],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openWithScripts(page, "/admin/firm");
    await page.getByLabel("Name", { exact: true }).focus();
    for (let field = 0; field < 12; field += 1) {
      await page.keyboard.press("Tab");
      await expectUncovered(page.locator(":focus"));
    }
  }
});
