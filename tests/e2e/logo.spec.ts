import { drawLogo } from "../support/logo-drawing";
import { expect, signIn, test } from "./fixtures";

test.use({ expectedErrors: [/status of 400/] });

test("the owner uploads a logo, which visitors see without a layout shift, and removes it", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/firm");
  await page.getByRole("link", { name: "Logo", exact: true }).click();
  await expect(page.getByText("No logo yet. Your site shows a standard icon and your name.")).toBeVisible();

  const file = page.getByLabel("Choose your logo");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svg });
  await save.click();
  await expect(file).toHaveAccessibleDescription(/Choose a PNG, JPEG or WebP file/);

  const buffer = await drawLogo().png().toBuffer();
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await save.click();
  await expect(page.getByText("Saved. Your site shows the logo now.")).toBeVisible();
  const containsName = page.getByLabel("The logo contains the firm's name");
  await expect(containsName).not.toBeChecked();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /Since 1993/i })).toBeVisible();
  await page.goto("/admin/firm/logo");
  await containsName.check();
  await save.click();
  await expect(page.getByText("Saved. Your site shows the logo now.")).toBeVisible();
  await expect(containsName).toBeChecked();
  await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible();

  await page.goto("/");
  const name = (await page.getByRole("contentinfo").getByRole("img").first().getAttribute("alt")) ?? "";
  for (const part of ["banner", "contentinfo"] as const) {
    const logo = page.getByRole(part).getByRole("link", { name, exact: true }).getByRole("img");
    await expect(logo).toHaveAttribute("width", "176");
    await expect(logo).toHaveAttribute("height", "44");
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveJSProperty("complete", true);
  }
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect(icon).toMatch(/^\/images\//);
  expect((await page.request.get(icon ?? "")).status()).toBe(200);

  await page.goto("/admin/firm/logo");
  await page.getByRole("button", { name: "Remove logo" }).click();
  await expect(page.getByText("The logo is removed. Your site shows your name.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /Since 1993/i })).toBeVisible();
});
