import type { Page } from "@playwright/test";
import { makePdfFile } from "../support/documents";
import {
  expectAccessible,
  expectLargeTargets,
  expectNoHorizontalScroll,
  widths,
} from "../support/page-rules";
import { expect, openEnquiry, test } from "./fixtures";
import { backdateForm, delayResponses, openWithScripts, waitForScripts } from "./screen";

const findPiece = (page: Page, number: number) => page.locator(`#piece-${number}`);
const findSizeField = (page: Page, number: number, name: string) =>
  findPiece(page, number).getByRole("textbox", { name, exact: true });

/** Chooses the kind of a piece; without JavaScript a button loads its fields. */
async function chooseKind(page: Page, number: number, kind: string, hasScripts: boolean) {
  await findPiece(page, number).getByLabel("What is it?").selectOption(kind);
  if (!hasScripts) await findPiece(page, number).getByRole("button", { name: "Show the fields" }).click();
}

test.describe("three pieces and a file that are sent again after an error", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("reach the admin complete, with their drawings", async ({ page, site }, info) => {
    const hasScripts = info.project.use.javaScriptEnabled === true;
    const name = `Devi ${info.project.name} ${Date.now()}`;
    await page.goto("/request-quote?service=ss-gate&sizes=typical#sizes");
    if (hasScripts) await waitForScripts(page);
    await backdateForm(page);
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Photos or drawings").setInputFiles(makePdfFile("sketch.pdf", name));

    await expect(findSizeField(page, 1, "Clear opening")).toHaveValue("3600 mm");
    await findSizeField(page, 1, "Clear opening").fill("12 ft");
    await page.getByRole("button", { name: "Add another" }).click();
    await expect(findPiece(page, 2)).toBeInViewport();
    await chooseKind(page, 2, "railing", hasScripts);
    await findSizeField(page, 2, "Length").fill("40 cm high");
    await findPiece(page, 2).getByLabel("Notes").fill("First floor");
    await page.getByRole("button", { name: "Add another" }).click();
    await chooseKind(page, 3, "other", hasScripts);
    await findPiece(page, 3).getByLabel("Describe it").fill("A bench of flat bars");

    await page.getByLabel("Phone").fill("98430 12345");
    await page.getByRole("button", { name: "Submit Quote Request" }).last().click();
    const summary = page.getByRole("alert").filter({ hasText: "is not a length" }).first();
    await expect(summary).toBeVisible();
    const length = findSizeField(page, 2, "Length");
    await expect(length).toHaveAccessibleDescription(/“40 cm high” is not a length/);
    await expect(length).toHaveValue("40 cm high");
    await expect(findSizeField(page, 1, "Clear opening")).toHaveValue("12 ft");
    await expect(findPiece(page, 3).getByLabel("Describe it")).toHaveValue("A bench of flat bars");
    await expect(page.getByRole("list", { name: "Files in your request" })).toContainText("sketch.pdf");

    await length.fill("6 m");
    if (!hasScripts) await findPiece(page, 2).getByRole("button", { name: "Show the drawing" }).click();
    await expect(findPiece(page, 2).getByRole("img").filter({ visible: true })).toContainText("6,000");
    await page.getByRole("button", { name: "Submit Quote Request" }).last().click();
    const receipt = page.getByRole("region", { name: "We have your quote request" });
    await expect(receipt).toContainText(/1\. Gate.*Swinging, two leaves.*3,658/);
    await expect(receipt).toContainText(/2\. Railing or balcony.*6,000 mm/);

    await openEnquiry(page, site, name);
    const sizes = page.getByRole("region", { name: "Requested items" });
    await expect(sizes.getByRole("region")).toHaveCount(3);
    await expect(
      sizes.getByRole("region", { name: "1. Gate" }).getByRole("img").filter({ visible: true }),
    ).toContainText("3,658");
    await expect(sizes).toContainText("First floor");
    await expect(sizes).toContainText("A bench of flat bars");
    await expect(page.getByRole("link", { name: "sketch.pdf", exact: true })).toBeVisible();

    await page.emulateMedia({ media: "print" });
    await expect(sizes.getByRole("link", { name: "Print drawings (A4)" })).toBeHidden();
    await page.goto(`${new URL(page.url()).pathname}/drawings`);
    const sheets = page.locator("svg");
    await expect(sheets).toHaveCount(2);
    // 297 × 210 mm at 96 pixels per inch.
    const { width = 0, height = 0 } = (await sheets.first().boundingBox()) ?? {};
    expect([width, height].map((pixels) => Math.round((pixels / 96) * 254))).toEqual([2970, 2100]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    // A4 is 841.9 × 595.3 points.
    for (const [, wide, high] of pages) expect([wide, high].map(Number).map(Math.round)).toEqual([842, 595]);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});

test("@no-js the page has only the requested drawing", async ({ page }) => {
  const firstResponse = await page.goto("/request-quote?service=ss-gate&sizes=typical");
  const length = (await firstResponse?.text())?.length ?? 0;
  for (const number of [2, 3, 4, 5, 6, 7, 8]) {
    await page.getByRole("button", { name: "Add another" }).click();
    await chooseKind(page, number, "railing", false);
    await findSizeField(page, number, "Length").fill("6 m");
  }
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    findPiece(page, 2).getByRole("button", { name: "Show the drawing" }).click(),
  ]);
  await expect(findPiece(page, 2).getByRole("img").filter({ visible: true })).toContainText("6,000");
  await expect(page.locator("#sizes").getByRole("img").filter({ visible: true })).toHaveCount(1);
  expect((await response.text()).length).toBeLessThan(3 * length);
});

test("offers to read a bare number as feet, converts sizes between units, and keeps them when the kind changes", async ({
  page,
}, info) => {
  const hasScripts = info.project.use.javaScriptEnabled === true;
  await page.goto("/request-quote?service=ms-gate#sizes");
  if (hasScripts) {
    await waitForScripts(page);
    // The chosen kind's module may still be loading.
    await expect(page.getByRole("button", { name: /^Show the/ })).toHaveCount(0);
  }
  const showDrawing = async () => {
    if (!hasScripts) await findPiece(page, 1).getByRole("button", { name: "Show the drawing" }).click();
  };
  const width = findSizeField(page, 1, "Clear opening");
  await page.getByLabel("mm", { exact: true }).check();
  await showDrawing();
  await width.fill("12");
  await width.blur();
  await showDrawing();
  await expect(width).toHaveAccessibleDescription(/from 700 mm/);
  await findPiece(page, 1).getByRole("button", { name: "12 ft (3,658 mm) Clear opening" }).click();
  await expect(width).toHaveValue("12 ft");
  await expect(width).toHaveAccessibleDescription(/3,658 mm = 12′ 0″/);
  await expect(page.getByRole("button", { name: "12 ft" })).toHaveCount(0);
  if (hasScripts) await expect(width).toBeFocused();

  await width.fill("4200");
  await showDrawing();
  await page.getByLabel("feet", { exact: true }).check();
  await showDrawing();
  await expect(width).toHaveValue("13 ft 9.35 in");
  await expect(width).toHaveAccessibleDescription(/4,200 mm = 13′ 9⅜″/);
  await page.getByLabel("cm", { exact: true }).check();
  await showDrawing();
  await expect(width).toHaveValue("420");

  await chooseKind(page, 1, "window", hasScripts);
  await expect(findSizeField(page, 1, "Opening width")).toHaveValue("420");
  await showDrawing();
  await expect(findPiece(page, 1).getByRole("img").filter({ visible: true })).toContainText("4,200");
});

test("starts in feet, and asks for the unit of a number that is impossible in feet", async ({
  page,
}, info) => {
  await page.goto("/request-quote?service=ms-gate#sizes");
  if (info.project.use.javaScriptEnabled) await waitForScripts(page);
  await expect(page.getByLabel("feet", { exact: true })).toBeChecked();
  const width = findSizeField(page, 1, "Clear opening");
  await width.fill("4200");
  await width.blur();
  if (!info.project.use.javaScriptEnabled)
    await findPiece(page, 1).getByRole("button", { name: "Show the drawing" }).click();
  await expect(width).toHaveAccessibleDescription(/4200 mm or 4200 ft\?/);
  await findPiece(page, 1).getByRole("button", { name: "4200 mm (13′ 9⅜″) Clear opening" }).click();
  await expect(width).toHaveValue("4200 mm");
  await page.getByLabel("mm", { exact: true }).check();
  if (!info.project.use.javaScriptEnabled)
    await findPiece(page, 1).getByRole("button", { name: "Show the drawing" }).click();
  await expect(width).toHaveValue("4200");
});

test("@js draws what is possible, names the picture by it and announces why", async ({ page }) => {
  await openWithScripts(page, "/request-quote");
  await chooseKind(page, 1, "gate", true);
  await findSizeField(page, 1, "Clear opening").fill("6000 mm");
  const result = findPiece(page, 1).getByRole("region", { name: /drawing and results/ });
  const picture = result.getByRole("img").filter({ visible: true });
  await expect(result.getByText("Calculated from the sizes")).toBeVisible();
  await expect(picture).toContainText("6,000");
  await findPiece(page, 1).getByLabel("How it opens").selectOption("single");
  await expect(picture).toContainText("≈ 1,500");
  await expect(picture).toHaveAccessibleName(/^Gate\. Not possible as entered.*: Clear opening\./);
  await expect(
    result.getByRole("paragraph").filter({ hasText: "Not entered yet, drawn with assumed values: Height" }),
  ).toBeVisible();
  await expect(result.getByRole("status")).toContainText(/Gate, Clear opening: .* up to 3,500 mm/);
  await expect(result.getByText("Calculated from the sizes")).toHaveCount(0);
  await expect(result.getByRole("link", { name: /Gate, Clear opening: / })).toBeVisible();
  await findPiece(page, 1).getByLabel("How it opens").selectOption({ index: 0 });
  await expect(result.getByText("Calculated from the sizes")).toBeVisible();
  await expect(picture).toContainText("6,000");
});

test("@js fills both sizes from one text, and asks what 10.6 and 10/6 mean", async ({ page }) => {
  await openWithScripts(page, "/request-quote");
  await chooseKind(page, 1, "gate", true);
  await page.getByLabel("feet", { exact: true }).check();
  const width = findSizeField(page, 1, "Clear opening");
  await width.fill("12 x 6");
  await expect(findPiece(page, 1).getByRole("img").filter({ visible: true })).toContainText("3,658");
  await width.blur();
  await expect(width).toHaveValue("12");
  await expect(findSizeField(page, 1, "Height")).toHaveValue("6");
  await width.fill("10.6");
  await expect(findPiece(page, 1).getByText("Is 10.6 feet and inches, or feet?")).toBeVisible();
  await findPiece(page, 1).getByRole("button", { name: "10 ft 6 in (3,200 mm) Clear opening" }).click();
  await expect(width).toHaveValue("10 ft 6 in");
  await expect(findPiece(page, 1).getByText("Is 10.6 feet")).toHaveCount(0);
  await width.fill("10/6");
  await expect(findPiece(page, 1).getByText("Is 10/6 feet and inches?")).toBeVisible();
  await findPiece(page, 1).getByRole("button", { name: "10 ft 6 in (3,200 mm) Clear opening" }).click();
  await expect(width).toHaveValue("10 ft 6 in");
});

test("Enter in a field sends the form although other buttons come first", async ({ page }, info) => {
  await page.goto("/request-quote?service=ms-gate");
  await backdateForm(page);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByLabel("Name").fill(`Enter ${info.project.name} ${Date.now()}`);
  await page.getByLabel("Name").press("Enter");
  await expect(page.getByRole("region", { name: "We have your quote request" })).toBeVisible();
});

test("@js updates the drawing while typing, and Enter moves to the next size", async ({ page }) => {
  await openWithScripts(page, "/request-quote");
  const first = findPiece(page, 1);
  await first.getByLabel("What is it?").selectOption("gate");
  await findSizeField(page, 1, "Clear opening").pressSequentially("4.2 m");
  const drawing = first.getByRole("img");
  await expect(drawing).toContainText("4,200");
  await expect(findSizeField(page, 1, "Clear opening")).toHaveAccessibleDescription(/4,200 mm = 13′ 9/);
  await findSizeField(page, 1, "Clear opening").press("Enter");
  await expect(findSizeField(page, 1, "Height")).toBeFocused();
  await page.keyboard.type("9 m");
  await expect(drawing).not.toContainText("9,000");
  await page.keyboard.press("Tab");
  await expect(findSizeField(page, 1, "Height")).toHaveAccessibleDescription(/from 900 mm/);
  await findSizeField(page, 1, "Height").fill("1.8 m");
  await expect(first.getByRole("status")).toContainText("Weight per leaf");
  await page.getByLabel("feet").check();
  await findSizeField(page, 1, "Clear opening").fill("14");
  await expect(drawing).toContainText("4,267");
  await expectAccessible(page);
  await page.setViewportSize({ width: widths.narrowest, height: 700 });
  await expectNoHorizontalScroll(page);
  await expectLargeTargets(page, "#sizes");
  // No text on the drawing is smaller than 11 px.
  const fontSizes = await drawing.locator("text").evaluateAll((texts) =>
    texts.map((text) => {
      const { a, b } = (text as SVGTextElement).getScreenCTM() ?? { a: 0, b: 0 };
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }),
  );
  expect(Math.min(...fontSizes)).toBeGreaterThanOrEqual(11);
  await page.getByLabel("I don't know the sizes yet").check();
  await expect(findSizeField(page, 1, "Clear opening")).toBeHidden();
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(findPiece(page, 2).getByLabel("What is it?")).toBeFocused();
  // The chosen kind's module loads late on a slow connection; pressing a button before that must not lose the draft.
  const kindModule = await delayResponses(page, "**/assets/gate-*");
  await page.reload();
  await waitForScripts(page);
  await page.getByLabel("inches").check();
  kindModule.release();
  // Restored from the draft, 14 feet.
  await expect(findSizeField(page, 1, "Clear opening")).toHaveValue("168");
  await expect(page.getByLabel("inches")).toBeChecked();
  await page.getByRole("button", { name: /^Remove 1/ }).click();
  await expect(page.getByRole("textbox", { name: "Clear opening" })).toHaveCount(0);
});

test("a request for something like a gallery picture includes that picture", async ({ page }, info) => {
  const name = `Like ${info.project.name} ${Date.now()}`;
  // Other tests change which page of the gallery shows the picture.
  const { data } = await (await page.request.get("/api/gallery/all")).json();
  const liked = data.find(({ title }: { title: string }) => title === "Stainless gate panel");
  await page.goto(`/gallery/${liked.id}`);
  await page.getByRole("link", { name: "Get a quote for something like this" }).click();
  await expect(page).toHaveURL(/\/request-quote\?like=gallery-\d+$/);
  await expect(page.getByRole("main").locator("form").getByText("Stainless gate panel")).toBeVisible();
  await expect(findPiece(page, 1).getByLabel("What is it?")).toHaveValue("gate");
  await backdateForm(page);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByRole("button", { name: "Submit Quote Request" }).last().click();
  await expect(page.getByRole("region", { name: "We have your quote request" })).toContainText(
    "Stainless gate panel",
  );
});

for (const loads of ["new pages", "page changes without a load"])
  test(`@js typed sizes stay and untouched proposals go, with ${loads}`, async ({ page }) => {
    const openForm = async (service: string, link: string) => {
      if (loads === "new pages") await openWithScripts(page, `/request-quote?service=${service}`);
      else {
        await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
        await expect(page).toHaveURL(`/services/${service}`);
        await page.getByRole("main").getByRole("link", { name: "Get Quote" }).first().click();
        await expect(page).toHaveURL(new RegExp(`/request-quote\\?service=${service}`));
      }
      await expect(page.getByRole("button", { name: /^Show the/ })).toHaveCount(0);
    };
    const kinds = page.getByLabel("What is it?");
    await openWithScripts(page, "/request-quote?service=ss-gate&sizes=typical");
    await page.getByLabel("mm", { exact: true }).check();
    await findSizeField(page, 1, "Clear opening").fill("4321");
    await page.getByRole("textbox", { name: "Name" }).fill("Devi");

    await openForm("upvc-windows", "UPVC Windows");
    await expect(kinds).toHaveCount(2);
    await expect(findSizeField(page, 1, "Clear opening")).toHaveValue("4321");
    await expect(kinds.nth(1)).toHaveValue("window");

    await openForm("pergola-glass-work", "Pergola");
    await expect(kinds.nth(1)).toHaveValue("pergola");
    await expect(kinds).toHaveCount(2);
    await findSizeField(page, 2, "Width").fill("5001");

    await openForm("safety-door-work", "Safety");
    await expect(kinds).toHaveCount(3);
    await expect(kinds.nth(2)).toHaveValue("door");
    await expect(findSizeField(page, 1, "Clear opening")).toHaveValue("4321");
    await expect(findSizeField(page, 2, "Width")).toHaveValue("5001");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Devi");
    await expect(page.getByLabel("mm", { exact: true })).toBeChecked();
  });
