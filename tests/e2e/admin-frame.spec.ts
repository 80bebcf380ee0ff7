import type { Locator } from "@playwright/test";
import { expectNoHorizontalScroll, expectUncovered, widths } from "../support/page-rules";
import { addTestimonial, expect, sendQuoteRequest, signIn, test } from "./fixtures";
import { openWithScripts } from "./screen";

test("focuses the first field of a dialog", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/admin/projects/new");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.goto("/admin/account/recovery-codes");
  await expect(page.getByRole("dialog").getByLabel("Your password")).toBeFocused();
});

test("folds what the owner seldom needs", async ({ page, site }) => {
  await signIn(page, site);
  const parts = [
    ["/admin/system", "For support", page.getByText("Memory in use")],
    [
      "/admin/site-pictures/ms-gate-hero",
      "Link preview",
      page.locator("figure", { hasText: "Link preview" }),
    ],
  ] as const;
  for (const [address, title, part] of parts) {
    await page.goto(address);
    await expect(part).toBeHidden();
    await page.locator("summary", { hasText: title }).click();
    await expect(part).toBeVisible();
  }
});

test("@js ignores the second click of a double click on a control that the first click revealed", async ({
  page,
  site,
}) => {
  /** Clicks, waits for the result, and clicks the same point again. */
  const clickTwice = async (target: Locator, result: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(result).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  };
  await signIn(page, site);
  await addTestimonial(page, site, { title: "Twice S.", text: "The treads are level." });
  await openWithScripts(page, "/admin/testimonials");
  const hide = page.getByRole("button", { name: "Hide Twice S." });
  const show = page.getByRole("button", { name: "Show Twice S." });
  await clickTwice(hide, show);
  const dialog = page.getByRole("dialog");
  const remove = async () => {
    await page.getByRole("link", { name: "Delete Twice S." }).click();
    await dialog.getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(page.getByText("Testimonial moved to the trash.")).toBeVisible();
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(show).toBeVisible();
  await remove();
  await page.getByRole("button", { name: "Dismiss" }).dblclick();

  await openWithScripts(page, "/admin/account");
  await clickTwice(page.getByRole("link", { name: "Create calendar link" }), dialog);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/admin/account");
});

test("the menu links to the system screen, which names what needs attention, and on a phone to the trash", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Admin" });
  await menu.getByRole("link", { name: "System", exact: true }).click();
  const attention = page.getByRole("region", { name: "Needs attention" });
  await expect(
    attention.getByRole("heading", { name: "You don't get emails about new enquiries" }),
  ).toBeVisible();
  await page.locator("summary").filter({ hasText: "For support" }).click();
  for (const [name, words] of [
    ["Email server", "Not set up"],
    ["Node.js", process.versions.node],
    ["Database size", /^\d+\.\d MB$/],
    ["Last test-restored", "Never"],
  ] as const) {
    const fact = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
    await expect(fact.getByRole("definition")).toHaveText(words);
  }
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(menu.getByRole("link", { name: "System", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "Download a backup" }).click();
  await expect(page).toHaveURL("/admin/account");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("summary").filter({ hasText: "Menu" }).click();
  await menu.getByRole("link", { name: "Trash", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
});

test("the dashboard and forms fit a phone at double text size, and names have enough room", async ({
  page,
  site,
}) => {
  const name = `Large Letters ${Date.now()}`;
  await sendQuoteRequest(page, name, { projectDescription: `A gate for ${name}` });
  await signIn(page, site);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin");
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "200%";
  });
  await expectNoHorizontalScroll(page);
  const box = await page
    .getByRole("region", { name: "Today" })
    .getByRole("link", { name, exact: true })
    .boundingBox();
  expect(box?.width).toBeGreaterThan(180);

  for (const address of [
    "/admin/projects/1/edit",
    "/admin/testimonials/new",
    "/admin/account",
    "/admin/firm",
  ]) {
    await page.goto(address);
    const overflow = await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
      const { scrollWidth, clientWidth } = html.querySelector("dialog") ?? html;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `pixels of ${address} beyond the right edge`).toBeLessThanOrEqual(0);
  }
});

test("@no-js a toast covers no control of its screen", async ({ page, site }) => {
  for (const [address, action] of [
    ["/admin/projects", "Add Project"],
    ["/admin/galleryadmin", "Add Gallery Item"],
    ["/admin/testimonials", "Add testimonial"],
    ["/admin/enquiries", "New enquiry"],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page, site);
    await page.goto(address);
    const message = page.locator(".toast", { hasText: "Login Successful!" });
    // The toast stays while it has the focus.
    await message.focus();
    for (const width of [widths.phone, 768, 1024, widths.desk]) {
      await page.setViewportSize({ width, height: 780 });
      const control = page.getByRole("link", { name: action });
      await expect(message).toBeVisible();
      await expectUncovered(control);
      await expect.poll(() => findCoveredControls(message), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("@js a toast in a dialog covers no field", async ({ page, site }) => {
  await signIn(page, site);
  for (const [width, height] of [
    [widths.phone, 740],
    [740, 360],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openWithScripts(page, "/admin/projects/new");
    await page.getByRole("button", { name: "Add Project" }).click();
    await expect(page.getByLabel("Title")).toBeFocused();
    const message = page.locator(".toast", { hasText: "Title and image are required" });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expectUncovered(page.getByRole("link", { name: "Close" }));
    await expect.poll(() => findCoveredControls(message), `at ${width} px`).toEqual([]);
  }
});

/** The controls that an element covers, even partly. */
function findCoveredControls(element: Locator): Promise<string[]> {
  return element.evaluate((node) => {
    const cover = node.getBoundingClientRect();
    const controls = (node.closest("dialog") ?? document).querySelectorAll("a, button, input, summary");
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isCovered =
        control.checkVisibility() &&
        !node.contains(control) &&
        !control.matches(".sr-only, [aria-hidden=true]") &&
        Math.min(right, cover.right) - Math.max(left, cover.left) > 1 &&
        Math.min(bottom, cover.bottom) - Math.max(top, cover.top) > 1;
      return isCovered ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}
