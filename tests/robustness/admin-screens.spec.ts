import type { Page } from "@playwright/test";
import { expect, openAnswer, openEnquiry, sendQuoteRequest, signIn, test } from "../e2e/fixtures";
import { backdateForm, waitForScripts } from "../e2e/screen";
import {
  expectAccessible,
  expectLargeTargets,
  expectNoHorizontalScroll,
  expectRulesAtEveryWidth,
  widths,
} from "../support/page-rules";
import { makePhotoFile } from "../support/photo";

test.use({ colorScheme: "dark", expectedErrors: [/status of 40[0134]/] });

const readStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The colours of all elements of a page, in document order. */
const listColours = (page: Page) =>
  page.locator("html, body, body *:not(script, link)").evaluateAll((all) =>
    all.map((one) => {
      const { color, backgroundColor, borderTopColor, fill, stroke, colorScheme } = getComputedStyle(one);
      return [one.tagName, color, backgroundColor, borderTopColor, fill, stroke, colorScheme].join(" ");
    }),
  );

/** Expects the page to have the same colours when the system prefers dark. */
async function expectSameInDark(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(address);
  if (test.info().project.use.javaScriptEnabled) {
    await waitForScripts(page);
    // The quote form loads the module of its kind of work, which may take longer.
    await expect(page.getByRole("button", { name: /^Show the fields/ })).toHaveCount(0);
  }
  const lightColours = await listColours(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
  expect(await listColours(page), address).toEqual(lightColours);
}

test("the sign-in is dark from the first paint, and the public site has the same colours as in light", async ({
  page,
}) => {
  await page.goto("/login");
  for (const part of ["html", "main"])
    expect(await readStyle(page, part, "background-color")).toBe("rgb(20, 27, 31)");
  expect(await readStyle(page, "html", "color-scheme")).toBe("dark");
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute("content", "light dark");

  for (const address of ["/", "/contact", "/request-quote?service=glass-shower-cubicle", "/services/ss-gate"])
    await expectSameInDark(page, address);
});

test("@js navigating to the site and back switches the colour scheme", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/admin");
  const readColourScheme = () => readStyle(page, "html", "color-scheme");
  expect(await readColourScheme()).toBe("dark");
  await page.getByRole("link", { name: "View site" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect.poll(readColourScheme).toBe("normal");
  await page.goBack();
  await expect.poll(readColourScheme).toBe("dark");
});

/** Right edge of the widest part of a screen, in pixels; null when a dialog is open or there are no parts. */
const findRightEdge = (page: Page) =>
  page
    .locator("main:not(:has(dialog)) :is(.sheet, article, table)")
    .evaluateAll((parts) =>
      parts.length > 0 ? Math.max(...parts.map((part) => part.getBoundingClientRect().right)) : null,
    );

/** Sends a quote request with a drawing and a photo; returns the customer's name. */
async function sendQuote(page: Page): Promise<string> {
  const name = `Dark ${Date.now()}`;
  await page.goto("/request-quote?service=glass-shower-cubicle&sizes=typical#sizes");
  await backdateForm(page);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByLabel("Photos or drawings").setInputFiles(await makePhotoFile("wall.jpg"));
  await page.getByRole("button", { name: "Submit Quote Request" }).last().click();
  await expect(page.getByRole("region", { name: "We have your quote request" })).toBeVisible({
    timeout: 20_000,
  });
  return name;
}

const screens = [
  "",
  "/enquiries/new",
  "/enquiries?status=quarantine",
  "/enquiries/keys",
  "/projects",
  "/projects/1/edit",
  "/projects/1/delete",
  "/projects/order",
  "/galleryadmin",
  "/galleryadmin/new",
  "/galleryadmin/upload",
  "/pages",
  "/pages/home",
  "/pages/ss-gate",
  "/testimonials",
  "/testimonials/new",
  "/site-pictures",
  "/site-pictures/home-hero",
  "/site-pictures/gallery",
  "/firm",
  "/firm/logo",
  "/firm/signature",
  "/firm/history",
  "/quotations",
  "/rates",
  "/visits",
  "/account",
  "/account/others",
  "/account/calendar",
  "/account/recovery-codes",
  "/account/two-step",
  "/account/two-step-off",
  "/system",
  "/trash",
  "/no-such-screen",
];

test("@js the owner's screens pass the accessibility checks, dark and light", async ({ page, site }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/login");
  await expectRulesAtEveryWidth(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectRulesAtEveryWidth(page);
  await signIn(page, site);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const qrCode = page.getByRole("img", { name: "QR" });
  await expect(qrCode).toHaveCSS("background-color", "rgb(250, 251, 251)");
  await expect(qrCode.locator("path")).toHaveCSS("fill", "rgb(0, 0, 0)");
  for (const screen of screens) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`/admin${screen}`);
    await expectRulesAtEveryWidth(page);
    expect([null, widths.desk - 24], screen).toContain(await findRightEdge(page));
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: widths.phone, height: 780 });
    await expectAccessible(page);
  }
});

test("@js an enquiry, its list and dialogs pass the accessibility checks in dark, and print as in light", async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const name = await sendQuote(page);
  await openEnquiry(page, site, name);
  await expect(page.getByRole("region", { name: "Requested items" })).toBeVisible();
  // The button stays nearly opaque on hover, so that its text is legible.
  const save = (await openAnswer(page)).getByRole("button", { name: "Save" });
  await save.hover();
  const findOpacity = (button: Element) =>
    Number.parseFloat(getComputedStyle(button).backgroundColor.split("/")[1] ?? "1");
  await expect.poll(() => save.evaluate(findOpacity)).toBeGreaterThan(0.8);
  await expectRulesAtEveryWidth(page);
  await page.setViewportSize({ width: widths.phone, height: 780 });
  const parts = await page.getByRole("main").getByRole("heading").allTextContents();
  const order = ["Requested items", "Quotation", "Photos and drawings (1)", "History"];
  expect(parts.filter((part) => order.includes(part))).toEqual(order);
  const enquiry = new URL(page.url()).pathname;
  for (const dialog of ["/photos/1", "/person", "/delete"]) {
    await page.goto(enquiry + dialog);
    await expectRulesAtEveryWidth(page);
  }

  await page.emulateMedia({ media: "print" });
  await expectSameInDark(page, enquiry);
  expect(await readStyle(page, "html", "color")).toBe("rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen" });

  await page.goto("/admin/enquiries");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  const selectButton = page.getByText("Select", { exact: true });
  if (await selectButton.isVisible()) await selectButton.click();
  await page.locator("article [name=id]").first().check();
  await expect(page.getByRole("button", { name: "Set status" })).toBeVisible();
  await expectRulesAtEveryWidth(page);
});

test.describe("on a phone", () => {
  test.use({ colorScheme: "light", viewport: { width: 360, height: 740 } });

  test("@js inbox, enquiry and quarantine pass the accessibility checks", async ({ page, site }) => {
    for (const links of ["", " https://a.example".repeat(5)]) {
      const email = "a.long.address.of.an.architect.and.partners@example.com";
      await sendQuoteRequest(page, "Ravi", { email, projectDescription: `Gate ${Date.now()}${links}` });
    }
    await signIn(page, site);
    for (const address of ["/admin", "/admin/enquiries/new"]) {
      await page.goto(address);
      await expectRules(page);
    }
    for (const address of ["/admin/enquiries", "/admin/enquiries?status=quarantine"]) {
      await page.goto(address);
      await expectRules(page);
      await page.getByRole("article").first().getByRole("link").first().click();
      await expect(page.getByRole("link", { name: "All enquiries" })).toBeVisible();
      await expectRules(page);
      if (address.includes("quarantine")) continue;
      const answerForm = await openAnswer(page);
      await answerForm.getByText("Lost", { exact: true }).click();
      await answerForm.getByText("Price", { exact: true }).click();
      await answerForm.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved: Lost")).toBeVisible();
      await expectRules(page);
      await openAnswer(page);
      for (const name of ["Lost", "Price"])
        await expect(answerForm.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});

async function expectRules(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectLargeTargets(page, "main");
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  // Tall enough that the sticky bars cover no part of a target.
  await page.setViewportSize({ width, height: 6000 });
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
}
