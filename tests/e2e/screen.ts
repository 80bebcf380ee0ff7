import { expect, type Page, test } from "@playwright/test";

/** Makes a form one that was opened long ago: a test fills it in faster than any person, and would be taken for a program. */
export async function takeTime(page: Page): Promise<void> {
  // Scripts that take over put the stamp back.
  if (test.info().project.use.javaScriptEnabled) await waitForScripts(page);
  await page.locator('input[name="shown"]').evaluate((stamp: HTMLInputElement) => {
    const longAgo = "long ago";
    stamp.value = longAgo;
    // React writes its own value back, by either name, each time it draws the form.
    for (const property of ["value", "defaultValue"])
      Object.defineProperty(stamp, property, { get: () => longAgo, set: () => {}, configurable: true });
  });
}

/** Opens a page and waits until its scripts have taken over: scroll positions are theirs from then on. */
export async function openWithScripts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
}

/**
 * Waits until the scripts of a page have taken over and have nothing left to do. They come once it has loaded, or at the
 * visitor's first move.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Delays the answers to these requests, as a slow line does, until they are delivered. */
export async function holdBack(page: Page, addresses: string): Promise<{ deliver: () => void }> {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(addresses, async (route) => {
    await delivered;
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });
  return { deliver };
}

/** Follows a link to another page of the site and goes back. */
export async function leaveAndComeBack(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: "Gallery", exact: true }).first().click();
  await expect(page).toHaveURL("/gallery");
  await page.goBack();
  await expect(page).toHaveURL(pathname);
}
