import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type Site, startSite } from "../support/server";

interface Options {
  /** Console errors that the test provokes, such as the browser's message about a 404. */
  expectedErrors: RegExp[];
}

/**
 * Playwright's `test` with one server per worker and a page that fails its test
 * on any console error, uncaught exception or violation of the content security policy.
 */
export const test = base.extend<Options, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ SAMPLE_CONTENT: "true" });
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  expectedErrors: [[], { option: true }],
  page: async ({ page, site, expectedErrors }, use) => {
    // The tests of a worker share a site, which limits messages per hour.
    await site.query("delete from rate_limit_hits");
    const errors: string[] = [];
    const record = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on("console", (message) => message.type() === "error" && record(message.text()));
    page.on("pageerror", (error) => record(error.message));
    await use(page);
    expect(errors, "errors in the browser's console").toEqual([]);
  },
});

/** Signs in by sending the form's request, without its screen. */
export async function signIn(page: Page, site: Site): Promise<void> {
  const headers = { Origin: site.origin };
  const response = await page.request.post(`${site.origin}/login`, {
    form: site.admin,
    headers,
    maxRedirects: 0,
  });
  expect(response.headers().location, await response.text()).toBe("/admin");
}

/** Signs in through the form. */
export async function signInByForm(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.origin}/login`);
  await fillSignInForm(page, site.admin);
  await expect(page).toHaveURL(`${site.origin}/admin`);
}

/** Expires the sessions of all devices. */
export const expireSessions = ({ query }: Site) => query("update sessions set expires_at = now()");

/** Fills in the sign-in form on the current page. */
export async function fillSignInForm(page: Page, { username, password }: Site["admin"]): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Signs in and opens the enquiry with this name from the inbox. */
export async function openEnquiry(page: Page, site: Site, name: string): Promise<void> {
  await signIn(page, site);
  await page.goto("/admin/enquiries");
  await page.getByRole("link", { name, exact: true }).click();
}

/** Opens the sheet of an enquiry with its status, follow-up and note. */
export async function openAnswer(page: Page): Promise<Locator> {
  const bar = page.getByRole("region", { name: "Status and follow-up" });
  await bar.getByRole("link", { name: "Note" }).click();
  return bar;
}

/** Counts taps, not typing. */
export function createTapCounter() {
  let count = 0;
  return {
    tap: async (control: Locator) => {
      count += 1;
      await control.click();
    },
    total: () => count,
  };
}

/** Adds a testimonial as the signed-in admin. */
export async function addTestimonial(page: Page, site: Site, fields: Record<string, string>): Promise<void> {
  const form = { stars: "5", given_on: "", consent: "by WhatsApp", role: "", source: "", ...fields };
  const headers = { Origin: site.origin };
  const response = await page.request.post(`${site.origin}/admin/testimonials/new`, { form, headers });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Sends a contact message through the JSON API. */
export async function sendMessage(page: Page, name: string, fields = {}): Promise<void> {
  const data = { name, email: "visitor@example.com", message: `A gate for ${name}`, ...fields };
  await page.request.post("/api/contact/contact", { data, failOnStatusCode: true });
}

/** Sends a quote request of this customer through the JSON API. */
export async function sendQuoteRequest(page: Page, name: string, fields: object): Promise<void> {
  const data = { Name: name, phone: "9843012345", ...fields };
  await page.request.post("/api/contact/enquiry", { data, failOnStatusCode: true });
}

export { expect } from "@playwright/test";
