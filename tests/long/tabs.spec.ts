import { expect, signIn, signInByForm, test } from "../e2e/fixtures";
import { openWithScripts } from "../e2e/screen";
import { widths } from "../support/measure";

test("@js after signing out in one tab, another that is loaded anew or gone back to shows nothing of before", async ({
  context,
  page,
  site,
}) => {
  await signInByForm(page, site);
  const other = await context.newPage();
  await other.goto("/admin/projects");
  await expect.poll(() => other.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  await page.getByRole("link", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/admin/projects");
  await other.reload();
  await expect(other).toHaveURL("/login?from=%2Fadmin%2Fprojects");
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin/);
});

test("@js a tab out of sight keeps what is being written while one signs in again in another", async ({
  page,
  site,
}) => {
  await signInByForm(page, site);
  await openWithScripts(page, "/admin/projects/new");
  await page.getByLabel("Title").fill("Half a title");
  const show = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  const other = await page.context().newPage();
  await page.context().clearCookies({ name: "session" });
  await signInByForm(other, site);
  await show("visible");
  await page.getByRole("button", { name: "Add Project" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Title and image are required");
  await expect(page.getByLabel("Title")).toHaveValue("Half a title");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: widths.phone, height: 740 }, expectedErrors: [/status of 409/] });

  test("@js what another tab has changed is said whole in a dialog, and beside Save for as long as it takes", async ({
    context,
    page,
    site,
  }) => {
    await signIn(page, site);
    await page.goto("/admin/projects");
    const address = (await page.getByRole("link", { name: /^Edit/ }).first().getAttribute("href")) ?? "";
    await openWithScripts(page, address);
    const other = await context.newPage();
    for (const [tab, words] of [
      [other, "Written there."],
      [page, "Written here."],
    ] as const) {
      if (tab === other) await openWithScripts(tab, address);
      await tab.getByLabel("Description").fill(words);
      await tab.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      if (tab === other) await expect(tab.getByRole("dialog")).toBeHidden();
    }
    const dialog = page.getByRole("dialog");
    const toast = dialog.locator(".toast", { hasText: "Failed to update project" });
    await toast.focus();
    const seen = await toast.evaluate((node) => ({
      top: node.getBoundingClientRect().top,
      from: node.closest("dialog")?.getBoundingClientRect().top ?? 0,
    }));
    expect(seen.top).toBeGreaterThanOrEqual(seen.from);
    await toast.blur();
    await expect(toast).toBeHidden();
    await expect(dialog.getByText("save again", { exact: false })).toBeInViewport();
    await expect(page.getByLabel("Description")).toHaveValue("Written here.");
  });
});
