import type { Page, Response } from "@playwright/test";
import { joinWords } from "../../app/content/keep-together";
import { serviceCategories } from "../../app/content/service-index";
import { msGate } from "../../app/content/services/ms-gate";
import { expect, test } from "./fixtures";
import { openWithScripts } from "./screen";

const [, second, third] = msGate.gallery;
/** The links of the gallery: some of its pictures stand large between the words as well. */
const findInGallery = (page: Page, caption: string) =>
  page.getByRole("region", { name: "Project gallery" }).getByRole("link", { name: joinWords(caption) });
const services = serviceCategories.flatMap<{ slug: string; label: string }>(({ items }) => [...items]);

test("the listing names all eighteen services and leads to each", async ({ page }) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  for (const { slug, label } of services)
    await expect(main.getByRole("link", { name: label, exact: true })).toHaveAttribute(
      "href",
      `/services/${slug}`,
    );
  await main
    .getByRole("link", { name: /Windows/ })
    .first()
    .click();
  await expect(page).toHaveURL("/services#windows");
  await main.getByRole("link", { name: "UPVC Windows", exact: true }).click();
  await expect(page).toHaveURL("/services/upvc-windows");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("UPVC Windows");
});

test("@js every service answers with its own heading and description", async ({ request }) => {
  const descriptions = new Set<string | undefined>();
  for (const { slug, label } of services) {
    const answer = await request.get(`/services/${slug}`);
    expect(answer.status(), slug).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1], slug).toBe(label);
    descriptions.add(html.match(/<meta name="description" content="([^"]+)"/)?.[1]);
  }
  expect(descriptions.size).toBe(18);
  expect(descriptions).not.toContain(undefined);
});

test("a service page leads back, to the quote form and to the contact page", async ({ page }) => {
  await page.goto("/services/ss-gate");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Home", "Services", "SS Gate"]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  // In the sidebar, and at the end of the page.
  for (const link of await main.getByRole("link", { name: "Request Quote" }).all())
    await expect(link).toHaveAttribute("href", "/request-quote?service=ss-gate");
  await expect(main.getByRole("link", { name: "Request Quote" })).toHaveCount(2);
  await main.getByRole("link", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/request-quote?service=ss-gate");
  await page.goBack();
  await breadcrumb.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("a picture of the gallery opens in full, leads on and round, and closes by Back or its button; questions unfold", async ({
  page,
}) => {
  await page.goto("/services/ms-gate");
  await findInGallery(page, second.caption).click();
  await expect(
    page
      .getByRole("dialog", { name: joinWords(second.caption), exact: true })
      .getByRole("img")
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL("/services/ms-gate?picture=2");
  await page.goBack();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/services/ms-gate");

  await page.goto("/services/ms-gate?picture=1");
  await expect(dialog).toContainText("1 / 5");
  await dialog.getByRole("link", { name: "Previous" }).click();
  await expect(dialog).toContainText("5 / 5");
  await dialog.getByRole("link", { name: "Next" }).click();
  await expect(dialog).toContainText("1 / 5");
  await dialog.getByRole("link", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/services\/ms-gate(#project-gallery)?$/);

  const answer = page.getByText("If the drive rises behind the gate");
  await expect(answer).toBeHidden();
  await page.getByText("Swing or sliding?").click();
  await expect(answer).toBeVisible();
});

test("@js arrow keys go from picture to picture, Escape closes, and focus returns", async ({ page }) => {
  await openWithScripts(page, "/services/ms-gate");
  const opener = findInGallery(page, third.caption);
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 / 5");
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("4 / 5");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("3 / 5");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/services/ms-gate");
  await expect(opener).toBeFocused();
});

test("@js an arrow key that is pressed the moment a picture is there goes on from that one", async ({
  page,
}) => {
  await openWithScripts(page, "/services/ms-gate");
  await findInGallery(page, third.caption).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 / 5");
  await dialog.evaluate((element) => {
    const press = (_: MutationRecord[], observer: MutationObserver) => {
      if (!element.textContent?.includes("4 / 5")) return;
      observer.disconnect();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    };
    new MutationObserver(press).observe(element, { subtree: true, childList: true, characterData: true });
    // As slow as a cheap phone: what React leaves for after the picture then waits for its next turn.
    const insert = Node.prototype.insertBefore;
    Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
      for (const end = performance.now() + 30; performance.now() < end; );
      return insert.call(this, node, before) as T;
    };
  });
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("5 / 5");
});

test("@js each press of an arrow key counts, however quickly they follow each other", async ({ page }) => {
  for (const [address, opener, expected] of [
    ["/services/ms-gate", second.caption, "5 / 5"],
    ["/gallery", null, /(\d+) \/ \d+/],
  ] as const) {
    await openWithScripts(page, address);
    // Which items the gallery shows, other tests change as well.
    await (opener ? findInGallery(page, opener) : page.locator("article a").first()).click();
    const dialog = page.locator("dialog:modal");
    const place = dialog.locator("[aria-live]");
    await expect(place).toContainText("/");
    const from = Number((await place.textContent())?.match(/(\d+) \//)?.[1]);
    await dialog.evaluate(() => {
      for (let press = 0; press < 3; press += 1)
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    });
    await expect(place).toContainText(`${from + 3} /`);
    await expect(place).toContainText(expected);
    await dialog.getByRole("link", { name: "Previous" }).dblclick();
    await expect(place).toContainText(`${from + 1} /`);
  }
});

test("@js opening a picture asks the server for nothing but the picture", async ({ page }) => {
  await openWithScripts(page, "/services/ms-gate");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await findInGallery(page, second.caption).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/services"))).toEqual([]);
});

test("@js every service page is at most 9,000 px long on a phone and 7,000 px on a desk", async ({
  page,
}) => {
  test.slow();
  for (const [width, most] of [
    [390, 9000],
    [1440, 7000],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug } of services) {
      await page.goto(`/services/${slug}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${slug} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
});

test("the sidebar gives six reasons and three ways to reach the business", async ({ page }) => {
  await page.goto("/services/charupudi");
  const sidebar = page.getByRole("complementary", { name: "Request Quote" });
  for (const reason of [
    "30+ years of experience",
    "Premium quality materials",
    "Expert installation team",
    "Comprehensive warranty",
    "Custom design solutions",
    "Competitive pricing",
  ])
    await expect(sidebar.getByText(reason, { exact: true })).toBeVisible();
  const addresses = await sidebar
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split(":")[0]));
  expect(addresses).toEqual(["/request-quote?service=charupudi", "tel", "https", "mailto"]);
});

test("a service page shows its drawing at every width, its texts no smaller than 11 px", async ({ page }) => {
  await page.goto("/services/ms-gate");
  const drawing = page.getByRole("img", { name: `Drawing: ${msGate.title}, usual sizes` });
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawing, `${width} px`).toHaveCount(1);
    const inside = await drawing.evaluate((svg) => {
      const sheet = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text, path")].every((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect();
        return (
          left >= sheet.left - 1 &&
          right <= sheet.right + 1 &&
          top >= sheet.top - 1 &&
          bottom <= sheet.bottom + 1
        );
      });
    });
    expect(inside, `${width} px`).toBe(true);
    const scale = await drawing.evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a ?? 0);
    const least = await drawing
      .locator("text")
      .evaluateAll((texts) =>
        Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
      );
    expect(least * scale, `${width} px`).toBeGreaterThanOrEqual(11);
  }
});

test("the drawing of usual sizes leads to one's own, and brings no scripts for sizes along", async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer);
  });
  await page.goto("/services/ms-gate");
  await page.waitForLoadState("networkidle");
  // Words of every warning that sizes can cause.
  for (const script of scripts) expect(await script.text()).not.toContain("We check this on site");
  const link = page.getByRole("link", { name: "Change the sizes" });
  await expect(link).toHaveAttribute("href", "/request-quote?service=ms-gate&sizes=typical#sizes");
});

test("@js the sections of a service page are numbered without a gap, whichever they are", async ({
  request,
}) => {
  for (const [slug, sections] of [
    ["ms-gate", 9],
    ["g1-steel-work", 7],
  ] as const) {
    const page = await (await request.get(`/services/${slug}`)).text();
    const numbers = [...page.matchAll(/aria-hidden="true" class="caption figures[^"]*">(0\d)</g)].map(
      ([, number]) => number,
    );
    expect(numbers).toEqual(Array.from({ length: sections }, (_, index) => `0${index + 1}`));
  }
});

test("the joint of a service comes apart, tells of each part, and goes together again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/ms-gate");
  const joint = page.getByRole("region", { name: "The lower hinge, opened" });
  const cap = joint.locator("g.joint-part").last();
  const bracket = joint.locator("g.joint-part").nth(1);
  const distance = async () => ((await bracket.boundingBox())?.y ?? 0) - ((await cap.boundingBox())?.y ?? 0);
  const apart = await distance();
  await joint.getByText("Thrust bearing").click();
  await expect(joint.getByText("It carries the weight.")).toBeVisible();
  const bearing = joint.locator("g.joint-number.joint-part-4 circle");
  const pin = joint.locator("g.joint-number.joint-part-3 circle");
  const fill = (element: Element) => getComputedStyle(element).fill;
  expect(await bearing.evaluate(fill)).not.toBe(await pin.evaluate(fill));
  await joint.getByLabel("Put it together").check();
  await expect.poll(distance).toBeLessThan(apart / 2);
});
