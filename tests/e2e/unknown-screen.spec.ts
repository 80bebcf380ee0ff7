import { expect, signIn, test } from "./fixtures";

// The browser's own line about the answer.
test.use({ expectedErrors: [/status of 404/] });

test("an unknown address of the admin area says so among its screens, and leads back", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const answer = await page.goto("/admin/nonsense");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Oops! Page not found \| Admin/);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin");
});

test("without signing in, existing and unknown screens look the same", async ({ page }) => {
  await page.goto("/admin/nonsense");
  await expect(page).toHaveURL("/login?from=%2Fadmin%2Fnonsense");
});
