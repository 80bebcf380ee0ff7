import type { Page, Response } from "@playwright/test";
import { joinWords } from "../../app/content/keep-together";
import { serviceCategories } from "../../app/content/service-index";
import { msGate } from "../../app/content/services/ms-gate";
import { expect, test } from "./fixtures";
import { openWithScripts } from "./screen";

const [, secondCaption, thirdCaption] = msGate.captions;
/** Finds a link in the gallery; some of its pictures also appear between the texts. */
const findInGallery = (page: Page, caption: string) =>
  page.getByRole("region", { name: "Project gallery" }).getByRole("link", { name: joinWords(caption) });
const services = serviceCategories.flatMap<{ slug: string; label: string }>(({ items }) => [...items]);

test("the list of services links to each service, which links back, to the quote form and to our contacts", async ({
  page,
}) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  for (const { slug, label } of services)
    await expect(main.getByRole("link", { name: label, exact: true })).toHaveAttribute(
      "href",
      `/services/${slug}`,
    );
  await main.getByRole("link", { name: "SS Gate", exact: true }).click();
  await expect(page).toHaveURL("/services/ss-gate");
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText(["Home/", "Services/", "SS Gate"]);
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: "Change the sizes" })).toHaveAttribute(
    "href",
    "/request-quote?service=ss-gate&sizes=typical#sizes",
  );
  const sidebar = page.getByRole("complementary", { name: "Request Quote" });
  const addresses = await sidebar
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split(":")[0]));
  expect(addresses).toEqual(["/request-quote?service=ss-gate", "tel", "https", "mailto"]);
  await expect(main.getByRole("link", { name: "Request Quote" })).toHaveCount(2);
  await main.getByRole("link", { name: "Request Quote" }).last().click();
  await expect(page).toHaveURL("/request-quote?service=ss-gate");
  await page.goBack();
  await breadcrumb.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("a gallery picture opens enlarged, leads to the others in a loop, and closes with Back or Close; questions unfold", async ({
  page,
}) => {
  await page.goto("/services/ms-gate");
  await findInGallery(page, secondCaption).click();
  await expect(
    page
      .getByRole("dialog", { name: joinWords(secondCaption), exact: true })
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

  const answer = page.getByText("Sliding, if the drive rises behind the gate");
  await expect(answer).toBeHidden();
  await page.getByText("Should I choose a swing or sliding gate?").click();
  await expect(answer).toBeVisible();
});

test("@js an arrow key pressed as soon as a picture appears moves on from that picture", async ({ page }) => {
  await openWithScripts(page, "/services/ms-gate");
  await findInGallery(page, thirdCaption).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 / 5");
  await dialog.evaluate((element) => {
    const press = (_: MutationRecord[], observer: MutationObserver) => {
      if (!element.textContent?.includes("4 / 5")) return;
      observer.disconnect();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    };
    new MutationObserver(press).observe(element, { subtree: true, childList: true, characterData: true });
    // Throttled like a cheap phone, so that React's deferred work is still pending when the picture appears.
    const insert = Node.prototype.insertBefore;
    Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
      for (const end = performance.now() + 30; performance.now() < end; );
      return insert.call(this, node, before) as T;
    };
  });
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("5 / 5");
});

test("@js opening a picture requests only the picture, and loads no scripts for sizes", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response));
  await openWithScripts(page, "/services/ms-gate");
  await page.waitForLoadState("networkidle");
  // This text is part of every size warning.
  for (const script of scripts) expect(await script.text()).not.toContain("We check this on site");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await findInGallery(page, secondCaption).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/services"))).toEqual([]);
});

test("@no-js every service page has its name as heading, consecutive section numbers, and at most 9,000 px on a phone and 7,000 px on a desktop", async ({
  page,
}) => {
  for (const [width, maxHeight] of [
    [390, 9000],
    [1440, 7000],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug, label } of services) {
      await page.goto(`/services/${slug}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${slug} at ${width} px`).toBeLessThanOrEqual(maxHeight);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
      const numbers = await page
        .locator(".caption.figures[aria-hidden]")
        .filter({ hasText: /^0\d$/ })
        .allTextContents();
      expect(numbers.length, slug).toBeGreaterThanOrEqual(7);
      expect(numbers, slug).toEqual(numbers.map((_, index) => `0${index + 1}`));
    }
  }
});

test("@no-js a service page shows its drawing at every width with texts of at least 11 px", async ({
  page,
}) => {
  await page.goto("/services/ms-gate");
  const drawing = page.getByRole("img", { name: "Drawing: MS Gate, assumed sizes" });
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawing, `${width} px`).toHaveCount(1);
    const isInside = await drawing.evaluate((svg) => {
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
    expect(isInside, `${width} px`).toBe(true);
    const scale = await drawing.evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a ?? 0);
    const minFontSize = await drawing
      .locator("text")
      .evaluateAll((texts) =>
        Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
      );
    expect(minFontSize * scale, `${width} px`).toBeGreaterThanOrEqual(11);
  }
});

test("the joint of a service can be taken apart, describes each part, and can be put together again", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/ms-gate");
  const joint = page.getByRole("region", { name: "The lower hinge, taken apart" });
  const cap = joint.locator("g.joint-part").last();
  const bracket = joint.locator("g.joint-part").nth(1);
  const measureDistance = async () =>
    ((await bracket.boundingBox())?.y ?? 0) - ((await cap.boundingBox())?.y ?? 0);
  const initialDistance = await measureDistance();
  await joint.getByText("Thrust bearing").click();
  await expect(joint.getByText("It carries the weight: a heavy leaf turns easily.")).toBeVisible();
  const bearing = joint.locator("g.joint-number.joint-part-4 circle");
  const pin = joint.locator("g.joint-number.joint-part-3 circle");
  const readFill = (element: Element) => getComputedStyle(element).fill;
  expect(await bearing.evaluate(readFill)).not.toBe(await pin.evaluate(readFill));
  await joint.getByLabel("Put it together").check();
  await expect.poll(measureDistance).toBeLessThan(initialDistance / 2);
});
