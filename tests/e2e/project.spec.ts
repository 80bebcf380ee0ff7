import { itemTexts } from "../../app/content/pages";
import { widths } from "../support/measure";
import { expect, test } from "./fixtures";
import { openWithScripts } from "./screen";

const gate = "Main gate with laser-cut panels";
const wicket = "Stainless gate with wicket";

test("a visitor opens a project, goes on to the next one and back to the list", async ({ page }) => {
  await page.goto("/project");
  await page.getByRole("link", { name: gate }).click();
  const detail = page.getByRole("dialog");
  await expect(detail).toHaveAccessibleName(gate);
  await expect(page).toHaveURL(/\/project\/\d+$/);
  await expect(detail).toContainText("Peelamedu, Coimbatore");
  await expect(detail).toContainText("July 2026");
  await expect(detail).toContainText("Double-leaf swing gate");

  await detail.getByRole("link", { name: "Next" }).click();
  await expect(detail).toHaveAccessibleName(wicket);
  await expect(detail).toContainText("R.S. Puram");
  await detail.getByRole("link", { name: "Previous" }).click();
  await expect(detail).toHaveAccessibleName(gate);

  await detail.getByRole("link", { name: "Close" }).click();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/\/project(#project-\d+)?$/);
  await expect(page.getByRole("link", { name: gate })).toBeInViewport();
});

test("a project's address can be shared: it has words and a picture of its own, and the list behind it", async ({
  page,
  request,
}) => {
  await page.goto("/project");
  const address = (await page.getByRole("link", { name: gate }).getAttribute("href")) ?? "";
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(`^${gate} \\|`));
  await expect(page.getByRole("dialog", { name: gate })).toBeVisible();
  await expect(page.getByText(wicket)).toBeAttached();

  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await meta("og:title")).toBe(gate);
  expect(await meta("og:description")).toContain("Double-leaf swing gate");
  const picture = await request.get((await meta("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(address);

  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/project#project-\d+$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: gate })).toBeInViewport();
});

test.describe("where nothing is", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("the page says so", async ({ page }) => {
    for (const address of [
      "/project/999999",
      "/project/gate",
      "/project?page=7",
      "/gallery/999999",
      "/services/ms-gates",
    ]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByText("Oops! Page not found"), address).toBeVisible();
    }
  });
});

test("@js arrow keys turn the pages, Escape closes, and the focus returns to the card", async ({ page }) => {
  await openWithScripts(page, "/project");
  const card = page.getByRole("link", { name: gate });
  await card.focus();
  await page.keyboard.press("Enter");
  const detail = page.getByRole("dialog");
  await expect(detail).toHaveAccessibleName(gate);
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(detail).toHaveAccessibleName(wicket);
  await page.keyboard.press("ArrowLeft");
  await expect(detail).toHaveAccessibleName(gate);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL("/project");
  await expect(card).toBeFocused();
});

test("@js after several steps Back still leads to the list", async ({ page }) => {
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

  test("@js a finger swiped over the picture turns the page", async ({ page }) => {
    await openWithScripts(page, "/project");
    await page.getByRole("link", { name: gate }).click();
    const detail = page.getByRole("dialog");
    await expect(detail).toHaveAccessibleName(gate);
    const devtools = await page.context().newCDPSession(page);
    const swipe = async (fromX: number, toX: number) => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 150 }],
        });
      await touch("touchStart", fromX);
      for (let step = 1; step <= 5; step++) await touch("touchMove", fromX + ((toX - fromX) * step) / 5);
      await touch("touchEnd");
    };
    await swipe(300, 60);
    await expect(detail).toHaveAccessibleName(wicket);
    await swipe(60, 300);
    await expect(detail).toHaveAccessibleName(gate);
    await swipe(200, 190);
    await expect(detail).toHaveAccessibleName(gate);
  });
});

test("@js a picture is enlarged by its button or by two clicks, scrolls then, and the next one begins at its own size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithScripts(page, "/services/ms-gate?picture=2");
  const dialog = page.getByRole("dialog");
  const picture = dialog.getByRole("img").first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  const button = dialog.getByRole("button", { name: "Enlarge" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(width).toBeGreaterThan(before * 2);
  const frame = picture.locator("xpath=ancestor::div[1]");
  expect(await frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await picture.dblclick();
  await expect.poll(width).toBe(before);
  await picture.dblclick();
  await expect.poll(width).toBeGreaterThan(before * 2);
  await dialog.getByRole("link", { name: "Next" }).click();
  await expect(dialog).toHaveAccessibleName("Lock and pull handles");
  await expect.poll(width).toBe(before);
});

test("with an item open, no picture is on the page twice", async ({ page }) => {
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

test("one line says that the examples are not the work of the business", async ({ page }) => {
  for (const [address, note] of [
    ["/project", itemTexts.sampleNote],
    ["/gallery", itemTexts.sampleNote],
    ["/", itemTexts.sampleNote],
    ["/", itemTexts.sampleTestimonials],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(note), address).toHaveCount(1);
  }
});
