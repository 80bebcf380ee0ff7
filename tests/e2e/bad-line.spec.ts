import { expect, signIn, test } from "./fixtures";

// The browser's own line about what it could not load.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("@js a form of the admin area that does not reach the site stays, with what was typed", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/projects");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  const form = page.getByRole("dialog");
  const description = form.getByLabel("Description");
  const words = `Written on the site ${Date.now()}.`;
  await description.fill(words);
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("Failed to update project");
  await expect(description).toHaveValue(words);
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Project updated successfully!")).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();

  await page
    .getByRole("link", { name: /^Delete/ })
    .first()
    .click();
  await page.context().setOffline(true);
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(question.getByRole("alert")).toContainText("Failed to delete project");
  await page.context().setOffline(false);
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
});

test("@js a sign-in that does not reach the site says so and keeps the user name", async ({ page, site }) => {
  await page.goto("/login");
  await page.getByLabel("Username").fill(site.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("An error occurred during login. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(site.admin.username);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Welcome back to the admin dashboard.")).toBeVisible();
});
