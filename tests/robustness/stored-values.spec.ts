import type { Locator, Page } from "@playwright/test";
import {
  expect,
  expireSessions,
  openAnswer,
  openEnquiry,
  sendQuoteRequest,
  signIn,
  test,
} from "../e2e/fixtures";
import { delayResponses, openWithScripts, waitForScripts } from "../e2e/screen";
import { makePhotoFile } from "../support/photo";

const kerala = "32";

async function openQuotation(
  page: Page,
  site: Parameters<typeof openEnquiry>[1],
  { hasScripts = true } = {},
): Promise<string> {
  const name = `Meena ${Date.now()}`;
  await sendQuoteRequest(page, name, { pieces: [{ kind: "railing", sizes: { length: "20 ft" } }] });
  await openEnquiry(page, site, name);
  await page.getByRole("button", { name: "Make a quotation" }).click();
  await expect(page).toHaveURL(/\/admin\/quotations\/\d+$/);
  if (hasScripts) await waitForScripts(page);
  for (const part of await page.locator("main summary").all()) await part.click();
  return new URL(page.url()).pathname;
}

test("@js a saved quotation shows the unit, GST and place of supply that are stored", async ({
  page,
  site,
}) => {
  await openQuotation(page, site);
  const choices = [
    [page.getByRole("combobox", { name: "Unit" }), "m"],
    [page.getByLabel("GST", { exact: true }), "5"],
    [page.getByLabel("State of the site (for GST)"), kerala],
  ] as const;
  for (const [field, value] of choices) await field.selectOption(value);
  await page.getByLabel("Rate in rupees").fill("1,450");
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  for (const _ of ["changed", "unchanged"]) {
    await save.click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(save).toBeFocused();
    for (const [field, value] of choices) await expect(field).toHaveValue(value);
    await page.reload();
    await waitForScripts(page);
    for (const [field, value] of choices) await expect(field).toHaveValue(value);
  }
});

test.describe("in two tabs", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("@no-js a form that is shown again does not overwrite what the other tab saved", async ({
    context,
    page,
    site,
  }) => {
    const path = await openQuotation(page, site, { hasScripts: false });
    await page.getByLabel("Rate in rupees").first().fill("many");
    const otherTab = await context.newPage();
    await otherTab.goto(path);
    await otherTab.getByLabel("Rate in rupees").first().fill("1,450");
    const save = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true }).last().click();
    await save(otherTab);
    await expect(otherTab.getByText("Saved", { exact: true })).toBeVisible();
    // Refused, and then corrected.
    await save(page);
    await page.getByLabel("Rate in rupees").first().fill("1,600");
    await save(page);
    await expect(page.getByText("changed on another device").first()).toBeVisible();
    await otherTab.reload();
    await expect(otherTab.getByLabel("Rate in rupees").first()).toHaveValue("1,450");
  });

  test("@js a restored draft keeps what the other tab saved in fields that it does not change", async ({
    context,
    page,
    site,
  }) => {
    const name = `Kavitha ${Date.now()}`;
    await sendQuoteRequest(page, name, {});
    await openEnquiry(page, site, name);
    await expect(page).toHaveURL(/\/enquiries\/\d+/);
    const path = new URL(page.url()).pathname;
    await openWithScripts(page, `${path}/edit`);
    await page.getByLabel("Email", { exact: true }).fill("kavitha@example.com");
    const otherTab = await context.newPage();
    await openWithScripts(otherTab, `${path}/edit`);
    await otherTab.getByLabel("Town", { exact: true }).fill("Ganapathy");
    await otherTab.getByLabel("Budget", { exact: true }).selectOption("50000-plus");
    const save = (tab: Page) => tab.getByRole("button", { name: "Save", exact: true }).last().click();
    await save(otherTab);
    await expect(otherTab).toHaveURL(path);
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
    await save(page);
    await expect(page.getByText("changed on another device").first()).toBeVisible();
    await expect(page.getByLabel("Town", { exact: true })).toHaveValue("Ganapathy");
    await expect(page.getByLabel("Budget", { exact: true })).toHaveValue("50000-plus");
    await save(page);
    await expect(page).toHaveURL(path);
    await openWithScripts(page, `${path}/edit`);
    await expect(page.getByLabel("Town", { exact: true })).toHaveValue("Ganapathy");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("kavitha@example.com");
  });
});

test("@js keeps what is typed while a save is sent, and saves it next without a conflict", async ({
  page,
  site,
}) => {
  await openQuotation(page, site);
  const save = page.getByRole("button", { name: "Save", exact: true }).last();
  const unit = page.getByRole("combobox", { name: "Unit" });
  const responses = await delayResponses(page, "**/admin/quotations/*.data*");
  await unit.selectOption("kg");
  await save.click();
  await unit.selectOption("m");
  await page.getByLabel("Delivery").fill("Three weeks");
  responses.release();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(unit).toHaveValue("m");
  await expect(page.getByLabel("Delivery")).toHaveValue("Three weeks");
  await page.unroute("**/admin/quotations/*.data*");
  const response = page.waitForResponse((one) => one.request().method() === "POST");
  await save.click();
  expect((await response).status()).toBeLessThan(400);
  await page.reload();
  await expect(unit).toHaveValue("m");
  await expect(page.getByLabel("Delivery")).toHaveValue("Three weeks");
});

test("@js the next note of an enquiry keeps the type of its follow-up", async ({ page, site }) => {
  const name = `Meena ${Date.now()}`;
  await sendQuoteRequest(page, name, {});
  await openEnquiry(page, site, name);
  await waitForScripts(page);
  const form = await openAnswer(page);
  const type = form.getByLabel("Follow-up type");
  // The status proposes a visit tomorrow.
  await form.getByRole("radio", { name: "Site visit" }).check({ force: true });
  await expect(form.getByRole("radio", { name: /^Tomorrow/ })).toBeChecked();
  await expect(type.locator("option:checked")).toHaveText("Site visit");
  const history = page.getByRole("region", { name: "History" });
  for (const note of ["Asked for the address", "She is in at ten"]) {
    await openAnswer(page);
    await form.getByRole("textbox", { name: "Note" }).fill(note);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(history).toContainText(note);
    await expect(type.locator("option:checked")).toHaveText("Site visit");
  }
  await page.reload();
  await expect(type.locator("option:checked")).toHaveText("Site visit");
});

test.describe("an added item", () => {
  test.describe.configure({ timeout: 120_000 });
  test.use({ expectedErrors: [/status of 401|ERR_FAILED/] });

  const fillIn = async (dialog: Locator, title: string) => {
    await dialog.getByRole("textbox", { name: "Title" }).fill(title);
    await dialog.getByRole("textbox", { name: "Description", exact: true }).fill("Two flights.");
    await dialog.locator("[name=location]").fill("Vadavalli");
    await dialog.getByLabel("Image").setInputFiles(await makePhotoFile("gate.jpg"));
    // The picture waits for the decoder.
    await expect(dialog.getByText("Uploaded").first()).toBeVisible({ timeout: 40_000 });
  };
  const expectEmpty = async (dialog: Locator) => {
    await expect(dialog.getByLabel("Title")).toHaveValue("");
    await expect(dialog.getByText("Your unsaved changes are back")).toHaveCount(0);
    await expect(dialog.getByRole("list", { name: "Pictures of this item" })).toHaveCount(0);
  };

  for (const { list, add, done } of [
    { list: "projects", add: "Add Project", done: "Project created successfully!" },
    { list: "galleryadmin", add: "Add Gallery Item", done: "Gallery item added successfully!" },
  ])
    for (const way of ["at once", "after a reload", "after signing in again", "without scripts"])
      test(`@js is no draft of the next one: ${add}, saved ${way}`, async ({ page, site }) => {
        await signIn(page, site);
        await openWithScripts(page, `/admin/${list}/new`);
        const dialog = page.getByRole("dialog");
        await fillIn(dialog, `Stair ${Date.now()}`);
        if (way === "after a reload") {
          await page.reload();
          await expect(dialog.getByText("Your unsaved changes are back")).toBeVisible();
          await expect(dialog.getByRole("list", { name: "Pictures of this item" })).toBeVisible();
        }
        if (way === "after signing in again") await expireSessions(site);
        if (way === "without scripts") {
          await page.route("**/assets/*.js", (route) => route.abort());
          await page.reload();
          await dialog.getByRole("textbox", { name: "Title" }).fill("Stair");
          await dialog.getByRole("textbox", { name: "Description", exact: true }).fill("Two flights.");
          await dialog.locator("[name=location]").fill("Vadavalli");
          await dialog.getByLabel("Image").setInputFiles(await makePhotoFile("gate.jpg"));
        }
        await dialog.getByRole("button", { name: add }).last().click();
        if (way === "after signing in again") {
          const signInForm = page.getByRole("dialog", { name: "Sign in to continue" });
          await signInForm.getByLabel("Password", { exact: true }).fill(site.admin.password);
          await signInForm.getByRole("button", { name: "Sign In" }).click();
        }
        await expect(page.getByText(done)).toBeVisible({ timeout: 40_000 });
        await page.unroute("**/assets/*.js");
        await page.getByRole("link", { name: add }).first().click();
        await expect(dialog.getByLabel("Title")).toBeVisible();
        await expectEmpty(dialog);
        await page.reload();
        await waitForScripts(page);
        await expectEmpty(dialog);
      });

  test("@js discarding a draft removes its pictures", async ({ page, site }) => {
    await signIn(page, site);
    await openWithScripts(page, "/admin/projects/new");
    const dialog = page.getByRole("dialog");
    await fillIn(dialog, `Stair ${Date.now()}`);
    await page.reload();
    await expect(dialog.getByRole("list", { name: "Pictures of this item" })).toBeVisible();
    await dialog.getByRole("button", { name: "Discard them" }).click();
    await expectEmpty(dialog);
    await page.reload();
    await waitForScripts(page);
    await expectEmpty(dialog);
  });
});
