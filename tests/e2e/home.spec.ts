import { aboutPage } from "../../app/content/about";
import { homePage } from "../../app/content/home";
import { testimonials } from "../../app/content/testimonials";
import { expect, test } from "./fixtures";
import { openWithScripts } from "./screen";

const names = testimonials.map(({ name }) => name);

test("the home page describes the steps and links to the quote form", async ({ page }) => {
  // A phone in landscape shows the button without scrolling.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/");
  for (const { details } of homePage.process.steps)
    for (const detail of details) await expect(page.getByText(detail, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Free Quote" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Get Free Quote" }).click();
  await expect(page).toHaveURL("/request-quote");
});

test("@no-js the products of the about page link to their services", async ({ page }) => {
  await page.goto("/about");
  const tiles = page.getByRole("region", { name: "Our Products" }).getByRole("link");
  await expect(tiles).toHaveText(aboutPage.products.tiles.map(({ label }) => label));
  await page.getByRole("link", { name: "Safety Main Gate" }).click();
  await expect(page).toHaveURL("/services/ms-gate");
});

test("shows the six latest projects, which open and close over the page", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Our Latest Projects" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(6);
  const card = section.getByRole("link").first();
  const title = (await card.textContent()) ?? "";
  await card.click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/(#project-\d+)?$/);
  await expect(card, "the card of the closed project").toBeInViewport();
  await section.getByRole("link", { name: "View All Projects" }).click();
  await expect(page).toHaveURL("/project");
});

test("@js Escape and Back close a project without scrolling the page", async ({ page }) => {
  await openWithScripts(page, "/");
  const card = page.getByRole("region", { name: "Our Latest Projects" }).getByRole("link").nth(1);
  await card.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await card.click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await close();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(card).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
  }
});

for (const width of [360, 1280])
  test(`at ${width} px testimonials wrap around, three at a time, without moving their buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    const cardNames = page.locator("#testimonials li").getByText(new RegExp(`^(${names.join("|")})$`));
    const visibleNames = cardNames.filter({ visible: true });
    const press = (name: string) => page.getByRole("button", { name: `${name} testimonials` }).click();
    const next = page.getByRole("button", { name: "Next testimonials" });
    const findTop = async () => {
      const [section, button] = [page.locator("#testimonials"), next].map((part) => part.boundingBox());
      return ((await button)?.y ?? 0) - ((await section)?.y ?? 0);
    };
    await expect(visibleNames).toHaveText(names.slice(0, 3));
    const top = await findTop();
    await press("Previous");
    await expect(visibleNames).toHaveText(names.slice(2, 5));
    for (const start of [0, 1, 2, 0]) {
      await press("Next");
      await expect(visibleNames).toHaveText(names.slice(start, start + 3));
      if (width === 360) expect(await findTop()).toBeCloseTo(top, 0);
    }
  });
