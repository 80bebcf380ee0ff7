import { expectNoSidewaysScroll, expectUncovered, widths } from "../support/measure";
import { expect, signIn, test } from "./fixtures";

test("the first field of a dialog has the focus", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/admin/projects/new");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.goto("/admin/account/recovery-codes");
  await expect(page.getByRole("dialog").getByLabel("Your password")).toBeFocused();
});

test("@js it has the focus as well where the dialog opens over its screen, and the link gets it back", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/projects");
  const link = page.getByRole("link", { name: "Add Project" });
  await link.click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

test("the menu leads to the trash, on a phone as well", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Admin" });
  await menu.getByRole("link", { name: "Trash", exact: true }).click();
  await expect(page).toHaveURL("/admin/trash");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/projects");
  await page.locator("summary").filter({ hasText: "Menu" }).click();
  await menu.getByRole("link", { name: "Trash", exact: true }).click();
  await expect(page).toHaveURL("/admin/trash");
  await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
});

test("text twice as large fits the dashboard on a phone, names before buttons", async ({ page, site }) => {
  const name = `Large Letters ${Date.now()}`;
  const data = { Name: name, phone: "9843012345", projectDescription: `A gate for ${name}` };
  await page.request.post("/api/contact/enquiry", { data });
  await signIn(page, site);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin");
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "200%";
  });
  await expectNoSidewaysScroll(page);
  const box = await page
    .getByRole("region", { name: "Today" })
    .getByRole("link", { name, exact: true })
    .boundingBox();
  expect(box?.width).toBeGreaterThan(180);
});

test("a message covers no action of its screen", async ({ page, site }) => {
  for (const width of [widths.phone, 768, widths.desk])
    for (const [address, action] of [
      ["/admin/projects", "Add Project"],
      ["/admin/galleryadmin", "Add Gallery Item"],
      ["/admin/testimonials", "Add testimonial"],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await page.context().clearCookies();
      await signIn(page, site);
      await page.goto(address);
      await expect(page.getByText("Login Successful!")).toBeVisible();
      await expectUncovered(page.getByRole("link", { name: action }));
    }
});
