import { widths } from "../support/page-rules";
import { expect, signIn, test } from "./fixtures";
import { openWithScripts } from "./screen";

test.use({ expectedErrors: [/status of 400/] });

test("@js moves the focus to a sensible place after each action", async ({ page, site }) => {
  await signIn(page, site);
  await openWithScripts(page, "/admin/projects");
  await page
    .getByRole("link", { name: /^Delete/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Yes, delete it!" }).press("Enter");
  await expect(page.getByText("Project deleted successfully!")).toBeVisible();
  // The link was removed with its project.
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(page.getByText("Project deleted successfully!")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  await openWithScripts(page, "/admin/account");
  await page.getByLabel("Current password").fill("another long passphrase");
  await page.getByLabel("New password", { exact: true }).fill("a new long passphrase");
  await page.getByLabel("New password (repeat)").fill("a different passphrase");
  await page.getByRole("button", { name: "Change password" }).press("Enter");
  await expect(page.getByLabel("New password (repeat)")).toBeFocused();

  await page.setViewportSize({ width: widths.phone, height: 740 });
  const menu = page.locator("summary", { hasText: "Menu" });
  await menu.press("Enter");
  const logout = page.getByRole("link", { name: "Logout" });
  await expect(logout).toBeVisible();
  await logout.focus();
  await page.keyboard.press("Tab");
  await expect(logout).toBeHidden();
  await expect(page.getByRole("link", { name: "View site" })).toBeFocused();
});
