import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll, widths } from "../support/measure";
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

  for (const address of ["/project/999999", "/project/gate", "/project?page=7", "/gallery/999999"]) {
    test(`${address} says so`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText("Oops! Page not found")).toBeVisible();
    });
  }
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

for (const [name, width] of Object.entries(widths)) {
  test(`@js the list and a project keep to the rules at ${width} px (${name})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openWithScripts(page, "/project");
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page, "main");
    await expectAccessible(page);
    await page.getByRole("link", { name: gate }).click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName(gate);
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page, "dialog");
    await expectAccessible(page);
  });
}
