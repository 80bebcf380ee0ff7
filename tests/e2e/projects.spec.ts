import { makePhotoFile } from "../support/photo";
import { expect, signIn, test } from "./fixtures";
import { openWithScripts } from "./screen";

test("the admin adds, edits and deletes a project, and visitors see each change", async ({
  page,
  site,
}, info) => {
  const title = `Spiral stair ${info.project.name} ${Date.now()}`;

  await signIn(page, site);
  await page.goto("/admin/projects");
  await page.getByRole("link", { name: "Add Project" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Location").fill("Vadavalli");
  await form.getByLabel("Description").fill("Stainless steel treads on a central column.");
  await form.getByLabel("Image").setInputFiles(await makePhotoFile("stair; a=b.jpg", 1600));
  await form.getByRole("button", { name: "Add Project" }).click();
  await expect(page.getByText("Project created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin/projects");

  await page.goto("/");
  const latest = page.getByRole("region", { name: "Our Latest Projects" });
  await expect(latest.getByRole("link", { name: title })).toBeVisible();

  await page.goto("/project");
  await page.getByRole("link", { name: title }).click();
  const detail = page.getByRole("dialog", { name: title });
  await expect(detail).toContainText("Vadavalli");
  await expect(detail).toContainText(formatCurrentMonth());
  const picture = detail.getByRole("img", { name: title });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL("/project");

  const newTitle = `${title}, with landing`;
  await page.goto("/admin/projects");
  await page.getByRole("article", { name: title }).getByRole("link", { name: "Edit" }).click();
  await expect(form.getByLabel("Location")).toHaveValue("Vadavalli");
  await form.getByLabel("Title").fill(newTitle);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Project updated successfully!")).toBeVisible();
  await expect(page.getByRole("article", { name: newTitle })).toBeVisible();

  const confirmation = page.getByRole("dialog", { name: "Are you sure?" });
  const remove = async () => {
    await page.getByRole("article", { name: newTitle }).getByRole("link", { name: "Delete" }).click();
    await expect(confirmation).toContainText("This project will be permanently deleted!");
    await confirmation.getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(page.getByText("Project deleted successfully!")).toBeVisible();
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Project restored")).toBeVisible();
  await expect(page).toHaveURL("/admin/projects");
  await remove();
  await page.goto("/project");
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);

  await page.goto("/admin/projects");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: /^Trash \(\d+\)$/ }).click();
  const deletedProject = page.getByRole("article", { name: newTitle });
  await expect(deletedProject).toContainText("30 days left");
  await deletedProject.getByRole("link", { name: "Delete now" }).click();
  await expect(confirmation).toContainText("This cannot be undone.");
  await confirmation.getByRole("link", { name: "Cancel" }).click();
  await deletedProject.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Project restored")).toBeVisible();
  await page.goto("/project");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("@js restores text typed in a dialog however it was closed, and can discard it; Back skips the dialog", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await openWithScripts(page, "/admin");
  await page.getByRole("link", { name: "Latest Projects", exact: true }).click();
  await expect(page).toHaveURL("/admin/projects");
  const form = page.getByRole("dialog", { name: "Add Project" });
  const add = page.getByRole("link", { name: "Add Project" });
  const closings = [
    () => page.keyboard.press("Escape"),
    () => form.getByRole("link", { name: "Cancel" }).click(),
    () => page.mouse.click(5, 300),
    () => page.evaluate(() => history.back()),
  ];
  for (const [index, close] of closings.entries()) {
    await add.click();
    await expect(form.getByLabel("Title")).toBeFocused();
    await expect(form.getByLabel("Title")).toHaveValue(index === 0 ? "" : "Terrace gate");
    if (index === 0) await form.getByLabel("Title").fill("Terrace gate");
    await close();
    await expect(page).toHaveURL("/admin/projects");
    await expect(add).toBeFocused();
  }
  await add.click();
  await form.getByRole("button", { name: "Discard them" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await page.keyboard.press("Escape");
  await add.click();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await form.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin/projects");
  await page.goBack();
  await expect(page).toHaveURL("/admin");
});

function formatCurrentMonth(): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format();
}
