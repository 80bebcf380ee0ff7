import { expect, fillSignInForm, signInByForm, test } from "./fixtures";
import { delayResponses } from "./screen";

test.describe("an admin page", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("asks for sign-in, refuses a wrong password, and opens with the right one", async ({ page, site }) => {
    await page.goto("/admin/projects");
    await expect(page).toHaveURL(/\/login/);
    await fillSignInForm(page, { username: "unknown", password: "wrong password" });
    await expect(page.getByText("Login Failed")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("unknown");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await fillSignInForm(page, site.admin);
    await expect(page).toHaveURL("/admin/projects");
  });
});

test("asks before signing out, returns on Cancel, and ends the session", async ({ page, site }, info) => {
  await signInByForm(page, site);
  // The public header and footer are absent.
  await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Logout" }).click();
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("main").getByRole("link", { name: "New Enquiries" })).toBeVisible();
  if (info.project.use.javaScriptEnabled) await page.goForward();
  else await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/logout/);
  await expect(page.getByText("Are you sure you want to logout?")).toBeVisible();
  await dialog.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page.getByText("Logged out!")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
});

test("@js mirrors the token in localStorage, and signs out when it is removed", async ({ page, site }) => {
  await signInByForm(page, site);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{43,}$/);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/admin/projects?page=1");
  await expect(page).toHaveURL("/login?from=%2Fadmin%2Fprojects%3Fpage%3D1");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
});

test("@js also mirrors the token of a sign-in before the scripts loaded", async ({ page, site }) => {
  const scripts = await delayResponses(page, "**/assets/*.js");
  await page.goto("/login", { waitUntil: "commit" });
  await fillSignInForm(page, site.admin);
  await expect(page).toHaveURL("/admin");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  scripts.release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{43,}$/);
});
