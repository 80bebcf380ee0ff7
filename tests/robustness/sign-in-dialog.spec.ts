import type { Locator, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, expireSessions, fillSignInForm, signIn, signInByForm, test } from "../e2e/fixtures";
import { openWithScripts, waitForScripts } from "../e2e/screen";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-rules";
import type { Site } from "../support/server";

test.use({ expectedErrors: [/status of 40[01]/] });

test.afterEach(({ site }) => site.query("update admins set totp_secret = null"));

const findDialog = (page: Page) => page.getByRole("dialog", { name: "Sign in to continue" });

/** Opens the form for a phone enquiry and fills it in. */
async function fillEnquiryForm(page: Page, name: string): Promise<void> {
  await openWithScripts(page, "/admin/enquiries/new");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Town").fill("Vadavalli");
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Copies the recovery codes and checks their printed page. */
async function expectSavedCodes(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const codes = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Recovery codes for .+, created on \d+ \w+ \d{4}$/)).toBeVisible();
  expect((await page.locator("body").innerText()).split("\n").filter(Boolean).slice(1)).toEqual(codes);
  await page.emulateMedia({ media: null });
}

/** Downloads the recovery codes after the session has expired: another tab opens the sign-in form, which accepts a recovery code. */
async function expectCodesOutlastSession(page: Page, site: Site): Promise<void> {
  const [code = ""] = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  await expireSessions(site);
  const download = page.getByRole("button", { name: "Download" });
  const popup = page.waitForEvent("popup");
  await download.click();
  const otherTab = await popup;
  await fillSignInForm(otherTab, site.admin);
  await otherTab.getByRole("link", { name: "recovery code" }).click();
  await otherTab.getByLabel("Recovery code").fill(code);
  await otherTab.getByRole("button", { name: "Sign In" }).click();
  await expect(otherTab).toHaveURL("/admin/account");
  await otherTab.close();
  await expect(page.getByRole("main").getByText(code)).toBeVisible();
  const file = page.waitForEvent("download");
  await download.click();
  expect((await file).suggestedFilename()).toMatch(/^recovery-codes-/);
}

test("@js a form stays open when another tab signs out, and is sent when another signs in", async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site);
  await fillEnquiryForm(page, "Kamala");
  await page.getByRole("textbox", { name: "Phone" }).fill("98430 12344");
  const otherTab = await context.newPage();
  await signOut(otherTab);
  await page.bringToFront();
  await page.getByRole("button", { name: "Save enquiry" }).click();
  await expect(findDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/admin/enquiries/new");
  await expect(findDialog(page).getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(findDialog(page)).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Kamala");
  await page.getByRole("button", { name: "Save enquiry" }).click();
  await expect(findDialog(page)).toBeVisible();

  await signInByForm(otherTab, site);
  await expect(page).toHaveURL(/\/admin\/enquiries\/\d+$/);
  await expect(findDialog(page)).toHaveCount(0);
  await expect(page.locator("#enquiry-name")).toHaveText("Kamala");
  await otherTab.close();
});

test("@js a link leads to the sign-in form when the session has expired, and Back restores the typed text", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await fillEnquiryForm(page, "Selvi");
  await expireSessions(site);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL("/login?from=%2Fadmin%2Faccount");
  await fillSignInForm(page, site.admin);
  await expect(page).toHaveURL("/admin/account");
  await page.goBack();
  await expect(page.getByLabel("Name")).toHaveValue("Selvi");
});

test("signing in after a download with an expired session returns to its screen", async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  await signIn(page, site);
  await page.goto("/admin/account");
  if (javaScriptEnabled) await waitForScripts(page);
  await expireSessions(site);
  await page.getByRole("button", { name: "Download export" }).click();
  const signInForm = page.locator("form", { has: page.getByLabel("Username") });
  await signInForm.getByLabel("Username").fill(site.admin.username);
  await signInForm.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/admin/account");
});

test("@js resends a form after signing in with password and code on a phone", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, site);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const link = page.getByRole("link", { name: "Open the app on this device" });
  const qrCode = page.getByRole("img", { name: "QR code" });
  const findTop = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await findTop(link)).toBeLessThan(await findTop(qrCode));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findTop(qrCode)).toBeLessThan(await findTop(link));
  await page.setViewportSize({ width: 360, height: 740 });
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  const generateCode = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await page.getByLabel("Code from the app").fill(generateCode(Date.now()));
  await page.getByLabel("Your password").fill(site.admin.password);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Two-step sign-in is on.")).toBeVisible();
  await expectSavedCodes(page);
  await expectCodesOutlastSession(page, site);

  await fillEnquiryForm(page, "Malathi");
  await page.getByRole("textbox", { name: "Phone" }).fill(`98${`${Date.now()}`.slice(-8)}`);
  await expect(page.getByText("No earlier enquiry from this number.")).toBeVisible();
  await expireSessions(site);
  await page.getByRole("button", { name: "Save enquiry" }).click();
  const dialog = findDialog(page);
  const submit = dialog.getByRole("button", { name: "Sign In" });
  await dialog.getByLabel("Password", { exact: true }).fill("a wrong password");
  await submit.click();
  await expect(dialog.getByText("Check your username and password.")).toBeVisible();
  await expectNoHorizontalScroll(page);
  await dialog.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await submit.click();
  await dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(dialog.getByLabel("Recovery code")).toBeFocused();
  await dialog.getByRole("button", { name: "Use the authenticator app instead" }).click();
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await submit.click();
  await expect(dialog.getByText("This code is wrong or already used.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Malathi");
  // The setup code cannot be used twice, so this is the next one.
  await dialog.getByLabel("Code", { exact: true }).fill(generateCode(Date.now() + 30_000));
  await submit.click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/\d+$/);
  await expect(page.locator("#enquiry-name")).toHaveText("Malathi");
  await expect(dialog).toHaveCount(0);
});
