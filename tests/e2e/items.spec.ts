import { itemTexts, sampleNotes } from "../../app/content/pages";
import { likeTexts } from "../../app/content/quote";
import { expectLargeTargets, expectNoHorizontalScroll, widths } from "../support/page-rules";
import { expect, signIn, test } from "./fixtures";
import { openWithScripts } from "./screen";

const gate = "Main gate with laser-cut panels";
const wicket = "Stainless gate with wicket";
const panel = "Stainless gate panel";

for (const { address, first, second, texts } of [
  {
    address: "/project",
    first: gate,
    second: wicket,
    texts: ["Peelamedu, Coimbatore", "March 2025", "Double-leaf swing gate"],
  },
  {
    address: "/gallery",
    first: panel,
    second: "Stair glass at the treads",
    texts: ["The grain runs one way on every piece.", "June 2026"],
  },
])
  test(`opens an item of ${address}, moves to the next one and returns to the list`, async ({ page }) => {
    await page.goto(address);
    const card = page.getByRole("link", { name: first });
    await card.click();
    const detail = page.getByRole("dialog");
    await expect(detail).toHaveAccessibleName(first);
    await expect(page).toHaveURL(new RegExp(`${address}/\\d+$`));
    for (const text of texts) await expect(detail).toContainText(text);
    const picture = detail.getByRole("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await detail.getByRole("link", { name: "Next" }).click();
    await expect(detail).toHaveAccessibleName(second);
    await detail.getByRole("link", { name: "Previous" }).click();
    await expect(detail).toHaveAccessibleName(first);

    await detail.getByRole("link", { name: "Close" }).click();
    await expect(detail).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address}(#[a-z]+-\\d+)?$`));
    await expect(card).toBeInViewport();
  });

test("@js an item's URL opens the item over the list, and Close returns to the card", async ({ page }) => {
  await page.goto("/project");
  const card = page.getByRole("link", { name: gate });
  await page.goto((await card.getAttribute("href")) ?? "");
  await expect(page.getByRole("dialog", { name: gate })).toBeVisible();
  await expect(page.getByText(wicket)).toBeAttached();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/project#project-\d+$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(card).toBeInViewport();
});

for (const [address, card] of [
  ["/project", "article a"],
  ["/gallery", "article a"],
  ["/services/ms-gate", "#project-gallery a[href*='picture=2']"],
] as const)
  test(`@js ${address} handles every press of arrow keys and buttons; Escape closes and focuses the card`, async ({
    page,
  }) => {
    await openWithScripts(page, address);
    // Other tests change the items of a list.
    const opener = page.locator(card).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator("dialog:modal");
    const counter = dialog.locator("[aria-live]");
    await expect(counter).toContainText(/\d+ \/ \d+/);
    const from = Number((await counter.textContent())?.match(/(\d+) \//)?.[1]);
    await dialog.evaluate(() => {
      for (let press = 0; press < 3; press += 1)
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    });
    await expect(counter).toContainText(`${from + 3} /`);
    await dialog.getByRole("link", { name: "Previous" }).dblclick();
    await expect(counter).toContainText(`${from + 1} /`);
    await page.keyboard.press("ArrowLeft");
    await expect(counter).toContainText(`${from} /`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(opener).toBeFocused();
  });

test("@js Back returns to the list after several steps", async ({ page }) => {
  await openWithScripts(page, "/project");
  await page.getByRole("link", { name: gate }).click();
  const detail = page.getByRole("dialog");
  await detail.getByRole("link", { name: "Next" }).click();
  await expect(detail).toHaveAccessibleName(wicket);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL("/project");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: widths.phone, height: 780 }, hasTouch: true });

  test("@js a swipe over the picture shows the next item", async ({ page }) => {
    await openWithScripts(page, "/project");
    await page.getByRole("link", { name: gate }).click();
    const detail = page.getByRole("dialog");
    await expect(detail).toHaveAccessibleName(gate);
    const devtools = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      const dispatchTouch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 150 }],
        });
      await dispatchTouch("touchStart", fromX);
      for (let step = 1; step <= 5; step++)
        await dispatchTouch("touchMove", fromX + ((toX - fromX) * step) / 5);
      await dispatchTouch("touchEnd");
    };
    await swipe(300, 60);
    await expect(detail).toHaveAccessibleName(wicket);
    await swipe(60, 300);
    await expect(detail).toHaveAccessibleName(gate);
    await swipe(200, 190);
    await expect(detail).toHaveAccessibleName(gate);
  });
});

test("@js a button or a double click enlarges a picture, which then scrolls; the next one starts at normal size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithScripts(page, "/services/ms-gate?picture=2");
  const dialog = page.getByRole("dialog");
  const picture = dialog.getByRole("img").first();
  const measureWidth = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await measureWidth();
  const button = dialog.getByRole("button", { name: "Enlarge" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(measureWidth).toBeGreaterThan(before * 2);
  const frame = picture.locator("xpath=ancestor::div[1]");
  expect(await frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await picture.dblclick();
  await expect.poll(measureWidth).toBe(before);
  await picture.dblclick();
  await expect.poll(measureWidth).toBeGreaterThan(before * 2);
  await dialog.getByRole("link", { name: "Next" }).click();
  await expect(dialog).toHaveAccessibleName("Lock and pull handles");
  await expect.poll(measureWidth).toBe(before);
});

test("shows no picture twice while an item is open", async ({ page }) => {
  for (const address of ["/project/1", "/gallery/1"]) {
    await page.goto(address);
    await expect(page.getByRole("dialog")).toBeVisible();
    const shown = await page
      .locator("picture > img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(shown.length, address).toBeGreaterThan(5);
    expect(new Set(shown).size, address).toBe(shown.length);
  }
});

test("@no-js states once that the examples are not projects of the business", async ({ page }) => {
  for (const [address, note] of [
    ["/project", sampleNotes.items.all],
    ["/gallery", sampleNotes.items.all],
    ["/", sampleNotes.items.all],
    ["/", sampleNotes.testimonials.all],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(note), address).toHaveCount(1);
    await expect(page.getByRole("main").getByText(itemTexts.sample, { exact: true }), address).toHaveCount(0);
  }
});

test("fits a picture and its quote button on every screen size", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("link", { name: panel }).click();
  const picture = page.getByRole("dialog").getByRole("img").first();
  // Resizing the window during a view transition logs a console error.
  await expect(picture).toBeInViewport();
  await expect(page.locator(":root:active-view-transition")).toHaveCount(0);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 780, height: 360 },
    { width: 1024, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(picture).toBeInViewport({ ratio: 1 });
    if (viewport.width === 360)
      await expect(page.getByRole("dialog").getByRole("link", { name: likeTexts.link })).toBeInViewport({
        ratio: 1,
      });
  }
  // A small phone in landscape has room for the text as well.
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.getByText("The grain runs one way on every piece.")).toBeInViewport({ ratio: 1 });
});

test("@js lists the admin's pictures in two columns on a phone, with large buttons", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto("/admin/galleryadmin");
  const tops = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
  await expectNoHorizontalScroll(page);
  await expectLargeTargets(page, "main");
});

test("@no-js an admin's gallery card shows picture, title and description, but no missing facts", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/galleryadmin");
  const card = page.getByRole("article", { name: panel });
  await expect(card).toContainText("The grain runs one way on every piece.");
  // Two columns on phones.
  await expect(card.locator("source").first()).toHaveAttribute("sizes", /30vw, 46vw$/);
  await expect(page.getByRole("main")).not.toContainText("N/A");
});
