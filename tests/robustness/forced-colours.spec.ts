import type { Locator } from "@playwright/test";
import { expect, sendMessage, signIn, test } from "../e2e/fixtures";

const readStyle = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test("@js the admin area is usable in forced colours", async ({ page, site }) => {
  await sendMessage(page, "Amudha");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await signIn(page, site);
  await page.goto("/admin");
  const [textColour, background] = [await readStyle(page.locator("body"), "color"), "rgb(0, 0, 0)"];
  expect(textColour).not.toBe(background);

  const figures = page.getByRole("region", { name: "Enquiries per week" }).locator("svg[role=img] text");
  await expect(figures.first()).toBeVisible();
  const fills = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect([...new Set(fills)]).toEqual([textColour]);

  const links = page.getByRole("navigation", { name: "Admin" });
  const readEdgeColour = (name: string) => readStyle(links.getByRole("link", { name }), "border-left-color");
  expect(await readEdgeColour("Dashboard")).not.toBe(background);
  expect(await readEdgeColour("Account")).toBe(background);

  // An open step does not look done.
  const tick = page.getByRole("listitem").filter({ hasText: "Your pictures" }).locator("svg");
  expect(await readStyle(tick, "opacity")).toBe("0");

  await page.goto("/admin/enquiries");
  const lists = page.getByRole("navigation", { name: "Lists" });
  const readLineColour = (name: RegExp) =>
    readStyle(lists.getByRole("link", { name }), "border-bottom-color");
  expect(await readLineColour(/^Open/)).not.toBe(background);
  expect(await readLineColour(/^Today/)).toBe(background);

  await page.goto("/admin/projects/1/delete");
  expect(await readStyle(page.getByRole("dialog").locator("svg").last(), "color")).toBe(textColour);

  // Stored pictures are listed below the field, so the browser's "No file chosen" is hidden.
  await page.goto("/admin/projects/1/edit");
  expect(await readStyle(page.locator("input[type=file]"), "font-size")).toBe("0px");

  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const qrCode = page.getByRole("img", { name: "QR" });
  expect(await readStyle(qrCode, "background-color")).toBe("rgb(250, 251, 251)");
  expect(await readStyle(qrCode.locator("path"), "fill")).toBe("rgb(0, 0, 0)");
});

test("@no-js a dimension on a picture keeps its colours in forced colours", async ({ page }) => {
  await page.goto("/services/ss-gate");
  const dimensionText = page.locator(".picture-dimension text").first();
  const colour = await readStyle(dimensionText, "color");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  expect(await readStyle(dimensionText, "color")).toBe(colour);
});

test("@no-js more contrast darkens text and hairlines, and leaves the menu unchanged", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin");
  const readColours = async () => ({
    sidebar: await readStyle(page.getByRole("link", { name: "Trash" }), "color"),
    text: await readStyle(page.getByText(/\d of \d done/), "color"),
    edge: await readStyle(page.getByRole("region", { name: "Today" }), "border-top-color"),
  });
  const normal = await readColours();
  await page.emulateMedia({ contrast: "more" });
  const highContrast = await readColours();
  expect(highContrast.sidebar).toBe(normal.sidebar);
  expect(highContrast.text).not.toBe(normal.text);
  expect(highContrast.edge).not.toBe(normal.edge);
});
