import { logoProblems, logoWords as words } from "../../app/content/logo";
import { drawLogo } from "../support/logo-drawing";
import { expect, signIn, test } from "./fixtures";

test.use({ expectedErrors: [/status of 400/] });

test("the owner uploads a logo, visitors see it without a shift of the header, and the owner removes it", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/firm");
  await page.getByRole("link", { name: words.heading, exact: true }).click();
  await expect(page.getByText(words.none)).toBeVisible();

  const file = page.getByLabel(words.field.add);
  const save = page.getByRole("button", { name: words.save, exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svg });
  await save.click();
  await expect(file).toHaveAccessibleDescription(new RegExp(logoProblems.format.slice(0, 30)));

  const buffer = await drawLogo().png().toBuffer();
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await save.click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole("img", { name: words.current })).toBeVisible();

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
  await page.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /Since 1993/i })).toBeVisible();
});
