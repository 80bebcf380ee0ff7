import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessible, expectNoSidewaysScroll } from "../support/measure";
import { makePhotograph } from "../support/photograph";
import type { Site } from "../support/server";
import { test } from "./expiring-site";
import { expect, signInByForm } from "./fixtures";
import { waitForScripts } from "./screen";

// One site for all of them, the last of which changes its password.
test.describe.configure({ mode: "default", timeout: 90_000 });
test.use({ expectedErrors: [/status of 40[01]|ERR_CONNECTION_REFUSED|manifest patches/] });

/** Fills the sign-in form of the page that is shown. */
async function giveCredentials(page: Page, { username, password }: Site["admin"]): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("@js the account screen and its dialogs are accessible and fit a phone", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/account");
  await giveCredentials(page, site.admin);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  const screens = ["/two-step", "", "/others", "/recovery-codes", "/two-step-off"];
  for (const screen of screens) {
    await page.goto(`/admin/account${screen}`);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("@js an address that cannot be copied on a site without https is copied by hand", async ({
  page,
  site,
}) => {
  // What a browser leaves out there.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/account");
  await giveCredentials(page, site.admin);
  await page.getByRole("link", { name: "Make an address" }).click();
  await page.getByRole("button", { name: "Make an address" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("It could not be copied. Select it and copy it by hand.")).toBeVisible();
  // The screen behind it stays where it was.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL("/admin/account");
  await expect(page.getByRole("link", { name: "New address" })).toBeVisible();
  await waitForScripts(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("a project that is sent when the session has expired is not lost, nor its picture, after signing in", async ({
  page,
  site,
  javaScriptEnabled,
}) => {
  await page.goto("/admin/projects/new");
  await giveCredentials(page, site.admin);
  const form = page.getByRole("dialog", { name: "Add Project" });
  await form.getByLabel("Title").fill("Spiral stair");
  await form.getByLabel("Location").fill("Vadavalli");
  await form.getByLabel("Description").fill("Treads on a central column.");
  const buffer = await makePhotograph();
  await form.getByLabel("Image").setInputFiles({ name: "stair.jpg", mimeType: "image/jpeg", buffer });

  await site.expireSessions();
  await form.getByRole("button", { name: "Add Project" }).click();
  // The site is away for a moment, and the picture is tried again with pauses.
  if (javaScriptEnabled) {
    const signIn = page.getByRole("dialog", { name: "Sign in to go on" });
    await signIn.getByLabel("Password", { exact: true }).fill(site.admin.password, { timeout: 20_000 });
    await expect(form.getByLabel("Title")).toHaveValue("Spiral stair");
    await signIn.getByRole("button", { name: "Sign In" }).click();
  } else {
    await expect(page).toHaveURL(/\/login\?from=/, { timeout: 20_000 });
    await expect(page.getByText("What you wrote is saved.")).toBeVisible();

    await giveCredentials(page, site.admin);
    await expect(form.getByLabel("Title")).toHaveValue("Spiral stair");
    await expect(form.getByLabel("Location")).toHaveValue("Vadavalli");
    await expect(form.getByLabel("Description")).toHaveValue("Treads on a central column.");
    await expect(form.getByText("Uploaded before")).toBeVisible();
    await form.getByRole("button", { name: "Add Project" }).click();
  }
  await expect(page.getByText("Project created successfully!")).toBeVisible();
  await expect(page.getByRole("article", { name: "Spiral stair" }).locator("img").last()).toBeVisible();
});

test("a new password signs other devices out; two-step sign-in asks for a code, a recovery code works once", async ({
  page,
  site,
  browser,
  javaScriptEnabled,
}) => {
  const changed = { ...site.admin, password: "quite another passphrase" };
  await page.goto("/admin/account");
  await giveCredentials(page, site.admin);
  const other = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
  const elsewhere = await other.newPage();
  await signInByForm(elsewhere, site);

  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "This device" })).toContainText("Chrome");
  await page.getByLabel("Current password").fill(site.admin.password);
  await page.getByLabel("New password", { exact: true }).fill(changed.password);
  await page.getByLabel("New password once more").fill(changed.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await elsewhere.goto("/admin/projects");
  await expect(elsewhere).toHaveURL(/\/login/);

  await page.getByRole("button", { name: "Set up" }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  const show = (at: number) => new TOTP({ secret }).generate({ timestamp: at });
  await page.getByLabel("Code from the app").fill(show(Date.now()));
  await page.getByLabel("Your password").fill(changed.password);
  await page.getByRole("button", { name: "Turn on" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^recovery-codes-.*\.txt$/);
  const recoveryCode = await page.getByRole("main").getByRole("listitem").first().innerText();

  await giveCredentials(elsewhere, changed);
  await expect(elsewhere).toHaveURL(/\/login\/code/);
  // The code that set it up is spent: a person waits for the next one.
  await elsewhere.getByLabel("Code", { exact: true }).fill(show(Date.now() + 30_000));
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await expect(elsewhere).toHaveURL("/admin/projects");

  const useRecoveryCode = async () => {
    await other.clearCookies();
    await elsewhere.goto("/login");
    await giveCredentials(elsewhere, changed);
    await elsewhere.getByRole("link", { name: "Use a recovery code instead" }).click();
    await elsewhere.getByLabel("Recovery code").fill(recoveryCode);
    await elsewhere.getByRole("button", { name: "Sign In" }).click();
  };
  await useRecoveryCode();
  await expect(elsewhere.getByText("9 recovery codes are left.")).toBeVisible();
  await useRecoveryCode();
  await expect(elsewhere.getByText("Login Failed")).toBeVisible();
  await other.close();
});
