import { expect, test } from "./fixtures";
import { openSlowConnection } from "./slow-connection";
import { link, textIn } from "./visitor";

const menu = { css: ".mobile-menu > summary" };
const quote = link("Request Quote", ".mobile-menu");

test("Back after an in-page link returns to the link", async ({ visitor }) => {
  await visitor.open("/services");
  const windows = textIn("Windows", "main nav a[href^='/services#']");
  const scrollTop = await visitor.scrollTo(windows);
  await visitor.press(windows);
  await visitor.expectPath(/^\/services#/);
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(scrollTop);
  await visitor.window.goBack();
  await visitor.expectPath("/services");
  await visitor.expectScrollTop(scrollTop);
});

test("@js a new page starts at its top with smooth scrolling, and Back restores the position", async ({
  visitor,
}) => {
  await visitor.open("/");
  const about = link("About Us", "header");
  await visitor.evaluate(() => {
    scrollTo({ top: 1500, behavior: "instant" });
    // Recorded before the navigation, because not every engine applies smooth scrolling afterwards.
    addEventListener("click", () => {
      document.documentElement.dataset.scrolls = getComputedStyle(document.documentElement).scrollBehavior;
    });
  });
  await visitor.expectScrollTop(1500);
  await visitor.press(about);
  await visitor.expectPath("/about");
  await visitor.expectScrollTop(0);
  expect(await visitor.evaluate(() => document.documentElement.dataset.scrolls)).toBe("smooth");
  await visitor.window.goBack();
  await visitor.expectPath("/");
  await visitor.expectScrollTop(1500);
});

test("@js prefetches the page of a hovered link without a policy violation", async ({ visitor }) => {
  await visitor.open("/services");
  await visitor.hover({ css: "main article a" });
  await expect
    .poll(() => visitor.evaluate(() => document.querySelectorAll('link[rel="prefetch"]').length))
    .toBeGreaterThan(0);
});

test("the phone menu opens and closes", async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  await visitor.openWithoutWaiting("/");
  await visitor.press(menu);
  await visitor.expectVisible(quote);
  await visitor.press(menu);
  await visitor.expectHidden(quote);
});

test("@js Escape closes the phone menu, before and after the scripts have loaded", async ({
  visitor,
  site,
}) => {
  await visitor.window.resize(360, 740);
  const line = await openSlowConnection(site.origin);
  await visitor.window.goto(line.origin);
  for (const haveScriptsLoaded of [false, true]) {
    await visitor.press(menu);
    await visitor.expectVisible(quote);
    await visitor.pressKeys("Tab", "Escape");
    await visitor.expectHidden(quote);
    expect(await visitor.isVisible({ css: `${menu.css}:focus` }), "the focus is on the menu button").toBe(
      true,
    );
    expect(await visitor.evaluate(() => history.scrollRestoration === "manual")).toBe(haveScriptsLoaded);
    line.release();
    await visitor.waitForScripts();
  }
  await line.stop();
});
