import { expect, expireSessions, fillSignInForm, test } from "../e2e/fixtures";
import { makePhotoFile } from "../support/photo";

test.use({ expectedErrors: [/status of 40[01]/] });

test("saves a project and its picture after signing in again when the session had expired", async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  await page.goto("/admin/projects/new");
  await fillSignInForm(page, site.admin);
  const form = page.getByRole("dialog", { name: "Add Project" });
  await form.getByLabel("Title").fill("Spiral stair");
  await form.getByLabel("Location").fill("Vadavalli");
  await form.getByLabel("Description").fill("Treads on a central column.");
  await form.getByLabel("Image").setInputFiles(await makePhotoFile("stair.jpg"));
  // With JavaScript, the picture is uploaded before the form is sent.
  if (javaScriptEnabled) await expect(form.getByText("Uploaded").first()).toBeVisible();

  await expireSessions(site);
  await form.getByRole("button", { name: "Add Project" }).click();
  if (javaScriptEnabled) {
    const signIn = page.getByRole("dialog", { name: "Sign in to continue" });
    await signIn.getByLabel("Password", { exact: true }).fill(site.admin.password);
    await expect(form.getByLabel("Title")).toHaveValue("Spiral stair");
    await signIn.getByRole("button", { name: "Sign In" }).click();
  } else {
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(page.getByText("What you typed is saved.")).toBeVisible();

    await fillSignInForm(page, site.admin);
    await expect(form.getByLabel("Title")).toHaveValue("Spiral stair");
    await expect(form.getByLabel("Location")).toHaveValue("Vadavalli");
    await expect(form.getByLabel("Description")).toHaveValue("Treads on a central column.");
    await expect(form.getByText("Already uploaded")).toBeVisible();
    await form.getByRole("button", { name: "Add Project" }).click();
  }
  await expect(page.getByText("Project created successfully!")).toBeVisible();
  await expect(page.getByRole("article", { name: "Spiral stair" }).locator("img").last()).toBeVisible();
});
