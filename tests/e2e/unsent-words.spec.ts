import { expect, signIn, test } from "./fixtures";
import { openWithScripts } from "./screen";

test("@js what is typed in the admin area outlasts the end of its tab, and not the closing of its form", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await openWithScripts(page, "/admin/projects/new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill("Stair at Ganapathy");
  await form.getByLabel("Description").fill("Two flights, glass on one side.");
  await page.reload();
  await expect(form.getByLabel("Title")).toHaveValue("Stair at Ganapathy");
  await expect(form.getByLabel("Description")).toHaveValue("Two flights, glass on one side.");

  await form.getByRole("link", { name: "Cancel" }).click();
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: "Add Project" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("");

  const email = "words@example.com";
  await page.request.post("/api/contact/contact", {
    data: { name: "Ravi", email, message: `${Date.now()}` },
  });
  await openWithScripts(page, "/admin/enquiries");
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.getByLabel("New note").fill("Called from the site");
  await page.reload();
  await expect(page.getByLabel("New note")).toHaveValue("Called from the site");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Called from the site")).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");
});
