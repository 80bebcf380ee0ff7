import { expect, type Page, test } from "@playwright/test";

/** Backdates the form: a test fills it in so fast that it would count as spam. */
export async function backdateForm(page: Page): Promise<void> {
  // Hydration restores the timestamp.
  if (test.info().project.use.javaScriptEnabled) await waitForScripts(page);
  await page.locator('input[name="shown"]').evaluate((stamp: HTMLInputElement) => {
    const longAgo = "long ago";
    stamp.value = longAgo;
    // React restores its value, under either name, at each render.
    for (const property of ["value", "defaultValue"])
      Object.defineProperty(stamp, property, { get: () => longAgo, set: () => {}, configurable: true });
  });
}

/** Opens a page and waits for hydration, after which the scripts restore scroll positions. */
export async function openWithScripts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
}

/**
 * Waits until a page is hydrated and its scripts are idle. Scripts load after the page, or at the
 * visitor's first interaction.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Delays the responses to these requests, as on a slow connection, until they are released. */
export async function delayResponses(page: Page, addresses: string): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page may be closed.
    await route.continue().catch(() => undefined);
  });
  return { release };
}

/** Follows a link to another page and goes back. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  const address = page.url();
  await page.getByRole("link", { name: "Gallery", exact: true }).first().click();
  await expect(page).toHaveURL("/gallery");
  await page.goBack();
  await expect(page).toHaveURL(address);
}
