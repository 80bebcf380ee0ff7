import { expect, test } from "./fixtures";
import { openSlowConnection } from "./slow-connection";
import { link, textIn } from "./visitor";

const menuButton = { css: ".mobile-menu > summary" };
const quoteLink = link("Request Quote", ".mobile-menu");

test("Back after an in-page link returns to the link", async ({ visitor }) => {
  await visitor.open("/services");
  const windowsLink = textIn("Windows", "main nav a[href^='/services#']");
  const scrollTop = await visitor.scrollTo(windowsLink);
  await visitor.press(windowsLink);
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
  const aboutLink = link("About Us", "header");
  await visitor.evaluate(() => {
    scrollTo({ top: 1500, behavior: "instant" });
    // Recorded before the navigation, because not every engine applies smooth scrolling afterwards.
    addEventListener("click", () => {
      document.documentElement.dataset.scrolling = getComputedStyle(document.documentElement).scrollBehavior;
    });
  });
  await visitor.expectScrollTop(1500);
  await visitor.press(aboutLink);
  await visitor.expectPath("/about");
  await visitor.expectScrollTop(0);
  expect(await visitor.evaluate(() => document.documentElement.dataset.scrolling)).toBe("smooth");
  await visitor.window.goBack();
  await visitor.expectPath("/");
  await visitor.expectScrollTop(1500);
});

test("@js prefetches the page of a hovered link without a CSP violation", async ({ visitor }) => {
  await visitor.open("/services");
  await visitor.hover({ css: "main article a" });
  await expect
    .poll(() => visitor.evaluate(() => document.querySelectorAll('link[rel="prefetch"]').length))
    .toBeGreaterThan(0);
});

test("the phone menu opens and closes", async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  await visitor.openWithoutWaiting("/");
  await visitor.press(menuButton);
  await visitor.expectVisible(quoteLink);
  await visitor.press(menuButton);
  await visitor.expectHidden(quoteLink);
});

test("@js Escape closes the phone menu, before and after the scripts have loaded", async ({
  visitor,
  site,
}) => {
  await visitor.window.resize(360, 740);
  const connection = await openSlowConnection(site.origin);
  await visitor.window.goto(connection.origin);
  for (const haveScriptsLoaded of [false, true]) {
    await visitor.press(menuButton);
    await visitor.expectVisible(quoteLink);
    await visitor.pressKeys("Tab", "Escape");
    await visitor.expectHidden(quoteLink);
    expect(await visitor.isVisible({ css: `${menuButton.css}:focus` }), "focus on the menu button").toBe(
      true,
    );
    expect(await visitor.evaluate(() => history.scrollRestoration === "manual")).toBe(haveScriptsLoaded);
    connection.release();
    await visitor.waitForScripts();
  }
  await connection.stop();
});
