import { expect, signInByForm, test } from "./fixtures";

test("an admin page asks for sign-in first, and leads back to where it started", async ({ page, site }) => {
  await page.goto("/admin/projects");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Username").fill(site.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin/projects");
});

test.describe("with a wrong password", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("the sign-in fails in the specified words and keeps the user name", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Username").fill("somebody");
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Login Failed")).toBeVisible();
    await expect(page.getByText("Invalid username or password. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue("somebody");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  });
});

test("signing out asks first, and ends the session", async ({ page, site }) => {
  await signInByForm(page, site);
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page.getByText("Are you sure you want to logout?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page.getByText("Logged out!")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
});

test("@js Cancel leads back from the question, and nothing of the public frame is there", async ({
  page,
  site,
}) => {
  await signInByForm(page, site);
  await expect(page.getByRole("link", { name: "Chat on WhatsApp" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: "Logout" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("main").getByRole("link", { name: "New Enquiries" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/logout/);
});

test("@js the token is mirrored into localStorage, and its removal means signed out", async ({
  page,
  site,
}) => {
  await signInByForm(page, site);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{43,}$/);
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/admin/projects?page=1");
  await expect(page).toHaveURL("/login?from=%2Fadmin%2Fprojects%3Fpage%3D1");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
});

test("@js a sign-in made before the scripts arrive is mirrored as well", async ({ page, site }) => {
  let letThrough = () => {};
  const arrival = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrival;
    // The scripts of a page that was left are asked for no more.
    await route.continue().catch(() => undefined);
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Username").fill(site.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  letThrough();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toMatch(/^[\w-]{43,}$/);
});
