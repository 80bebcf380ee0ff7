import { deliveredFigures } from "../../app/content/firm";
import { heroCounters, homePage } from "../../app/content/home";
import { testimonials } from "../../app/content/testimonials";
import { expectCounted, expectFigures, expectStill, watchFigures } from "./figures";
import { expect, test } from "./fixtures";
import { holdBack, openWithScripts, waitForScripts } from "./screen";

const claims = heroCounters({ figures: deliveredFigures, projectsGrouped: "20,000" });

const names = testimonials.map(({ name }) => name);

test("the page makes its claims, shows its work and asks for the quote", async ({ page }) => {
  await page.goto("/");
  await expectFigures(page, claims);
  for (const { title } of homePage.specializations.tiles)
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  for (const { title, details } of homePage.process.steps) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    for (const detail of details) await expect(page.getByText(detail, { exact: true })).toBeVisible();
  }
  // A telephone on its side opens with it.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Free Quote" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Get Free Quote" }).click();
  await expect(page).toHaveURL("/request-quote");
});

test("@js the figures of the hero count up when they are seen, in their own room", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await openWithScripts(page, "/");
  const projects = page.locator("dl dd").filter({ hasText: "20,000+" });
  const room = await projects.boundingBox();
  await watchFigures(page, claims);
  await projects.scrollIntoViewIfNeeded();
  await expect.poll(() => projects.textContent(), { intervals: [50] }).toMatch(/^20,000\+[\d,]+\+$/);
  expect(await projects.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });
  await expectCounted(page, claims);
});

test("@js figures that were seen before the scripts came stand", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const scripts = await holdBack(page, "**/assets/*.js");
  await page.goto("/");
  await expectFigures(page, claims);
  await expectStill(page, claims, async () => {
    scripts.deliver();
    await waitForScripts(page);
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  // Now they are there first.
  await expect(page.locator("dl dd").filter({ hasText: /^20,000\+[\d,]+\+$/ })).toHaveCount(1);
  await expectFigures(page, claims);
});

test("six latest projects, each of which opens over the page and closes again, and the way to all of them", async ({
  page,
}) => {
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
  await expect(card, "where one was").toBeInViewport();
  await section.getByRole("link", { name: "View All Projects" }).click();
  await expect(page).toHaveURL("/project");
});

test("@js the project keeps the place on the page, and Escape and Back close it", async ({ page }) => {
  await openWithScripts(page, "/");
  const card = page.getByRole("region", { name: "Our Latest Projects" }).getByRole("link").nth(1);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await card.click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await close();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(card).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});

test("three testimonials at a time; previous and next wrap around", async ({ page }) => {
  await page.goto("/");
  const shown = page.locator("#testimonials li").getByText(new RegExp(`^(${names.join("|")})$`));
  await expect(shown).toHaveText(names.slice(0, 3));
  await page.getByRole("button", { name: "Previous testimonials" }).click();
  await expect(shown).toHaveText(names.slice(2, 5));
  await page.getByRole("button", { name: "Next testimonials" }).click();
  await expect(shown).toHaveText(names.slice(0, 3));
  await page.getByRole("button", { name: "Next testimonials" }).click();
  await expect(shown).toHaveText(names.slice(1, 4));
});

test("on a phone testimonials are three as well, and the buttons stay where they are", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const shown = page.locator("#testimonials li").filter({ visible: true });
  const next = page.getByRole("button", { name: "Next testimonials" });
  const findTop = async () => {
    const [section, button] = [page.locator("#testimonials"), next].map((part) => part.boundingBox());
    return ((await button)?.y ?? 0) - ((await section)?.y ?? 0);
  };
  const top = await findTop();
  for (const start of [0, 1, 2, 0]) {
    await expect(shown).toContainText(names.slice(start, start + 3));
    expect(await findTop()).toBeCloseTo(top, 0);
    await next.click();
  }
});
