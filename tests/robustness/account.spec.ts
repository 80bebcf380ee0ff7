import { TOTP } from "otpauth";
import { expect, fillSignInForm, signInByForm, test } from "../e2e/fixtures";
import { waitForScripts } from "../e2e/screen";

test.use({ expectedErrors: [/status of 40[01]/] });

test.afterEach(({ site }) =>
  site.query("update admins set password_hash = configured_password_hash, totp_secret = null"),
);

test("@js asks to copy a link by hand on a site without https", async ({ page, site }) => {
  // Browsers omit this API on a site without https.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/account");
  await fillSignInForm(page, site.admin);
  await expect(page.getByRole("button", { name: "Show new password (repeat)" })).toBeVisible();
  const buttonNames = await page.getByRole("button", { name: /^Show/ }).allInnerTexts();
  expect(buttonNames).toEqual([...new Set(buttonNames)]);
  await page.getByRole("link", { name: "Create calendar link" }).click();
  await page.getByRole("button", { name: "Create calendar link" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Press and hold the link to copy it.")).toBeVisible();
  // The screen behind the dialog does not scroll.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const scrollTop = await page.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL("/admin/account");
  await expect(page.getByRole("link", { name: "New link" })).toBeVisible();
  await waitForScripts(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
});

test("a new password signs out other devices; two-step sign-in asks for a code, and a recovery code works once", async ({
  page,
  site,
  browser,
  javaScriptEnabled,
}) => {
  const newCredentials = { ...site.admin, password: "quite another passphrase" };
  await page.goto("/admin/account");
  await fillSignInForm(page, site.admin);
  const otherContext = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
  const otherDevice = await otherContext.newPage();
  await signInByForm(otherDevice, site);

  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "This device" })).toContainText("Chrome");
  await page.getByLabel("Current password").fill(site.admin.password);
  await page.getByLabel("New password", { exact: true }).fill(newCredentials.password);
  await page.getByLabel("New password (repeat)").fill(newCredentials.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await otherDevice.goto("/admin/projects");
  await expect(otherDevice).toHaveURL(/\/login/);

  await page.getByRole("button", { name: "Set up" }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  const generateCode = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await page.getByLabel("Code from the app").fill(generateCode(Date.now()));
  await page.getByLabel("Your password").fill(newCredentials.password);
  await page.getByRole("button", { name: "Turn on" }).click();
  const shownCode = page.getByRole("main").getByRole("listitem").first();
  const recoveryCode = await shownCode.innerText();
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(javaScriptEnabled ? 1 : 0);
  const cookies = await page.context().cookies();
  if (!javaScriptEnabled) {
    // A second click may have created codes that were never shown, so the screen offers new ones.
    const laterPage = await page.context().newPage();
    await laterPage.goto("/admin/account/two-step");
    await expect(laterPage.getByText("Two-step sign-in is on.")).toBeVisible();
    await expect(laterPage.getByRole("link", { name: "New recovery codes" })).toBeVisible();
    await laterPage.close();
    // After the session has expired, sign-in opens in another tab because the codes are shown only once.
    await page.context().clearCookies();
    const otherTab = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Download" }).click();
    await expect((await otherTab).getByRole("button", { name: "Sign In" })).toBeVisible();
    await (await otherTab).close();
    await expect(shownCode).toHaveText(recoveryCode);
    await page.context().addCookies(cookies);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^recovery-codes-.*\.txt$/);

  await fillSignInForm(otherDevice, newCredentials);
  await expect(otherDevice).toHaveURL(/\/login\/code/);
  // The setup code cannot be used twice, so this is the next one.
  await otherDevice.getByLabel("Code", { exact: true }).fill(generateCode(Date.now() + 30_000));
  await otherDevice.getByRole("button", { name: "Sign In" }).click();
  await expect(otherDevice).toHaveURL("/admin/projects");

  const useRecoveryCode = async () => {
    await otherContext.clearCookies();
    await otherDevice.goto("/login");
    await fillSignInForm(otherDevice, newCredentials);
    await otherDevice.getByRole("link", { name: "Use a recovery code instead" }).click();
    await otherDevice.getByLabel("Recovery code").fill(recoveryCode);
    await otherDevice.getByRole("button", { name: "Sign In" }).click();
  };
  await useRecoveryCode();
  await expect(otherDevice.getByText("9 recovery codes are left.")).toBeVisible();
  await useRecoveryCode();
  await expect(otherDevice.getByText("Login Failed")).toBeVisible();
  await otherContext.close();
});
