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
  const answer = page.getByRole("region", { name: "Answer" });
  const note = answer.getByRole("textbox", { name: "Note" });
  await note.fill("Called from the site");
  await page.reload();
  await expect(note).toHaveValue("Called from the site");
  // Nor is it lost to whoever looks at another screen meanwhile, with or without a line.
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Gallery" }).first().click();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(note).toHaveValue("Called from the site");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Gallery" }).first().click();
  await expect(page).toHaveURL("/admin/galleryadmin");
  await page.goBack();
  await expect(note).toHaveValue("Called from the site");
  await answer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("note added")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Called from the site")).toBeVisible();
  await expect(note).toHaveValue("");
});
