import { NAVBAR_SCROLL_THRESHOLD_PX } from "../../app/content/constants";
import { footerLinks, footerServiceLinks, footerTexts } from "../../app/content/navigation";
import { serviceCategories } from "../../app/content/service-index";
import { expect, signIn, test } from "./fixtures";
import { delayResponses, openWithScripts, waitForScripts } from "./screen";

const services = serviceCategories.flatMap(({ items }) => items.map(({ label }) => label));

test.describe("on a large screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the services menu lists all services on a panel of 700 px", async ({ page }) => {
    await page.goto("/");
    await page.locator("summary.nav-link").click();
    const panel = page.locator(".mega-menu");
    await expect(panel.getByRole("listitem")).toHaveText(services);
    await expect(panel).toHaveCSS("width", "700px");
    await panel.getByRole("link", { name: "SS Gate" }).click();
    await expect(page).toHaveURL("/services/ss-gate");
    await expect(panel).toBeHidden();
    await expect(page.locator("summary.nav-link")).toHaveAttribute("aria-current", "true");
  });

  for (const haveScriptsLoaded of [false, true])
    test(`@js the services menu closes on Escape and on a click outside ${haveScriptsLoaded ? "after" : "before"} the scripts have loaded`, async ({
      page,
    }) => {
      const scripts = await delayResponses(page, "**/assets/*.js");
      await page.goto("/", { waitUntil: "domcontentloaded" });
      if (haveScriptsLoaded) {
        scripts.release();
        await waitForScripts(page);
      }
      const summary = page.locator("summary.nav-link");
      const panel = page.locator(".mega-menu");
      await summary.click();
      await expect(panel).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(summary).toBeFocused();
      await summary.click();
      await page.mouse.click(20, 700);
      await expect(panel).toBeHidden();
    });

  test("@js the header is transparent at the top and white further down, with and without motion", async ({
    page,
  }) => {
    await openWithScripts(page, "/");
    const header = page.locator(".site-header");
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate((y) => window.scrollTo(0, y), NAVBAR_SCROLL_THRESHOLD_PX);
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await page.evaluate((y) => window.scrollTo(0, y), NAVBAR_SCROLL_THRESHOLD_PX + 1);
      await expect(header).toHaveCSS("background-color", "rgb(250, 251, 251)");
    }
  });

  test("@js a new page starts at its top, and Back restores the scroll position", async ({ page }) => {
    await openWithScripts(page, "/");
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    await page.evaluate(() => {
      const positions: number[] = [];
      addEventListener("scroll", () => {
        positions.push(scrollY);
        document.documentElement.dataset.positions = positions.join(" ");
      });
      for (const type of ["click", "popstate"])
        addEventListener(type, () => {
          document.documentElement.dataset.scrolling = getComputedStyle(
            document.documentElement,
          ).scrollBehavior;
        });
    });
    const html = page.locator("html");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
    const positions = ((await html.getAttribute("data-positions")) ?? "").split(" ").map(Number);
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));
    // Recorded before the navigation, because not every engine applies smooth scrolling afterwards.
    await expect(html).toHaveAttribute("data-scrolling", "smooth");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await expect(html).toHaveAttribute("data-scrolling", "auto");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goForward();
    await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(html).toHaveAttribute("data-scrolling", "auto");
  });
});

test("Back after an in-page link returns to the link", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services");
  const hasScripts = test.info().project.use.javaScriptEnabled;
  if (hasScripts) await waitForScripts(page);
  const link = page.getByRole("navigation", { name: "Groups of services" }).getByText("Windows");
  // A late font shifts the content below it.
  await page.evaluate(() => document.fonts.ready);
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const scrollTop = await page.evaluate(() => scrollY);
  const windows = page.getByRole("region", { name: "Windows" });
  await link.click();
  await expect(page).toHaveURL("/services#windows");
  await expect(windows.getByRole("heading").first()).toBeInViewport();
  // The router has navigated, so that every browser can go back.
  if (hasScripts) expect(await page.evaluate(() => history.state?.key)).toEqual(expect.any(String));
  // Keyboard navigation continues there.
  await page.keyboard.press("Tab");
  await expect(windows.getByRole("link").first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollTop);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu covers the screen, unfolds the services, marks the current page and closes on navigation; nothing behind it takes the focus", async ({
    page,
  }) => {
    await page.goto("/");
    const menu = page.locator(".mobile-menu");
    await menu.locator("> summary").click();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    const quote = menu.getByRole("link", { name: "Request Quote" });
    await expect(quote).toBeVisible();
    for (const part of ["main", "contentinfo"] as const) await expect(page.getByRole(part)).toHaveCount(0);
    await quote.press("Tab");
    await expect(page.locator("[data-under-menu] :focus, [data-under-menu]:focus")).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("main")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await menu.locator("summary", { hasText: "Services" }).click();
    await menu.getByRole("link", { name: "Charupudi" }).click();
    await expect(page).toHaveURL("/services/charupudi");
    await expect(menu.getByRole("navigation")).toBeHidden();
    const summary = menu.locator("summary", { hasText: "Services" });
    await expect(summary).toHaveAttribute("aria-current", "true");
    const spark = "rgb(242, 89, 13)";
    await menu.locator("> summary").click();
    await expect(summary).toHaveCSS("color", spark);
    await expect(summary).toHaveCSS("text-decoration-line", "underline");
    await menu.getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    await menu.locator("> summary").click();
    await expect(menu.getByRole("link", { name: "About Us" })).toHaveCSS("color", spark);
    await expect(menu.getByRole("link", { name: "Home" })).not.toHaveCSS("color", spark);
  });

  test("@js a menu opened before the scripts loaded stays open, and closes on Escape", async ({ page }) => {
    const scripts = await delayResponses(page, "**/assets/*.js");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const summary = page.locator(".mobile-menu > summary");
    await summary.click();
    await expect(page.getByRole("main")).toHaveCount(0);
    scripts.release();
    await waitForScripts(page);
    await expect(page.getByRole("main")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(summary).toBeFocused();
  });
});

test("@js a click at the moment of hydration causes no error", async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    // React has loaded and hydrates in the task that it schedules here.
    MessagePort.prototype.postMessage = function (message) {
      MessagePort.prototype.postMessage = postMessage;
      postMessage.call(this, message);
      queueMicrotask(() => document.querySelector<HTMLElement>(".mobile-menu > summary")?.click());
    };
  });
  await openWithScripts(page, "/about");
  await expect(page.locator(".mobile-menu")).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.locator(".mobile-menu")).not.toHaveAttribute("open");
});

test("@js a skipped view transition causes no error", async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options?: Parameters<typeof start>[0]) => {
      const transition = start(options);
      transition.skipTransition();
      return transition;
    };
  });
  await openWithScripts(page, "/services/ms-gate");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("@js scripts load after the page, or at the visitor's first interaction", async ({ page }) => {
  const scriptUrls: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scriptUrls.push(request.url()));
  const pictures = await delayResponses(page, "**/pictures/**");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("link", { name: "Get Free Quote" }).first()).toBeVisible();
  expect(scriptUrls).toEqual([]);
  await page.locator("summary.nav-link").click();
  await waitForScripts(page);
  await expect(page.locator(".mega-menu")).toBeVisible();
  pictures.release();
});

test("@js shows an indicator while a page is loading slowly", async ({ page }) => {
  await openWithScripts(page, "/about");
  const galleryData = await delayResponses(page, "**/gallery.data*");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Projects" }).click();
  const indicator = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(indicator).toBeVisible();
  await expect(page).toHaveURL("/about");
  galleryData.release();
  await expect(page).toHaveURL("/gallery");
  await expect(indicator).toHaveCount(0);
});

test("@no-js the footer links work, and its note on renderings appears only on pages with one", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const { label, to } of [...footerLinks, ...footerServiceLinks])
    await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
  await expect(footer.getByText("9:30 AM to 7:00 PM")).toBeVisible();
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer.getByText(footerTexts.renderings)).toBeVisible();
  await footer.getByRole("link", { name: footerTexts.privacy }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(footer.getByText(footerTexts.renderings)).toHaveCount(0);
});

test("@js OPTIONS lists the methods of each path", async ({ request }) => {
  const expected = [
    ["/about", "GET, HEAD, OPTIONS"],
    ["/contact", "GET, HEAD, POST, OPTIONS"],
    ["/sitemap.xml", "GET, HEAD, OPTIONS"],
    ["/favicon.ico", "GET, HEAD, OPTIONS"],
    ["/api/gallery/all", "GET, HEAD, OPTIONS"],
    ["/api/gallery/add", "POST, OPTIONS"],
  ] as const;
  for (const [address, allowed] of expected) {
    const response = await request.fetch(address, { method: "OPTIONS" });
    expect([response.status(), response.headers().allow], address).toEqual([204, allowed]);
  }
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/] });

  for (const { address, title, back, to } of [
    { address: "/no-such-page", title: /^Oops! Page not found \| ./, back: "Back to Home", to: "/" },
    { address: "/admin/nonsense", title: /^Oops! Page not found \| Admin/, back: "Dashboard", to: "/admin" },
  ])
    test(`such as ${address} returns 404 within the frame of its area and links back`, async ({
      page,
      site,
    }) => {
      await signIn(page, site);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(to === "/" ? 1 : 0);
      await page.getByRole("main").getByRole("link", { name: back }).click();
      await expect(page).toHaveURL(to);
    });
});
