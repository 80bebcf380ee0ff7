import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { contactForm } from "../../app/content/contact";
import { widths } from "../support/page-rules";
import { expect, openAnswer, openEnquiry, sendMessage, sendQuoteRequest, signIn, test } from "./fixtures";
import { backdateForm, delayResponses, openWithScripts } from "./screen";

test("the owner finds, answers, searches, exports, deletes and restores an enquiry", async ({
  page,
  site,
}, info) => {
  // The longest journey exceeds the default time limit on a busy machine.
  const name = `Kavitha ${info.project.name} ${Date.now()}`;
  await page.goto("/services/ms-gate?utm_source=maps&utm_campaign=monsoon");
  await page.getByRole("main").getByRole("link", { name: "Get Quote" }).first().click();
  await expect(page).toHaveURL("/request-quote?service=ms-gate");
  await expect(page.getByLabel("Project Type")).toHaveValue("gates");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByLabel("Description").fill("Sliding gate, 14 feet clear.");
  await backdateForm(page);
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();

  await signIn(page, site);
  await page.goto("/admin");
  const before = await countNew(page);
  await expect(page.getByRole("main").getByRole("link", { name: "New Enquiries" })).toContainText(
    `${before}`,
  );
  await page.goto("/admin/enquiries");
  const card = page.getByRole("article", { name });
  await expect(card).toContainText("Unread");
  await expect(card).toContainText("1 gate");

  await card.getByRole("link", { name, exact: true }).click();
  // The title of the tab names the customer.
  await expect(page).toHaveTitle(new RegExp(`${name}: 1 gate \\|`));
  await expect(page.getByRole("region", { name, exact: true })).toBeInViewport();
  const answerForm = await openAnswer(page);
  const scrolled = await page.evaluate(() => scrollY);
  await answerForm.locator("label").filter({ hasText: "Site visit" }).click();
  await answerForm.getByText("Date", { exact: true }).click();
  expect(await page.evaluate(() => scrollY), "a choice scrolls the page").toBe(scrolled);
  await answerForm.getByLabel("Follow-up date").fill("2025-05-01");
  await answerForm.getByLabel("Follow-up type").selectOption({ label: "Call" });
  await answerForm.getByRole("textbox", { name: "Note" }).fill("Called, she is in on Friday.");
  await answerForm.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: Site visit, Call 1 May 2025, note added")).toBeVisible();
  await expect(page.getByRole("region", { name, exact: true })).toContainText(
    "Call: overdue since 1 May 2025",
  );
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Called, she is in on Friday.");
  await expect(history).toContainText("New → Site visit");
  await page.locator("summary", { hasText: "Details" }).click();
  await expect(page.getByText("/services/ms-gate", { exact: true })).toBeVisible();
  await expect(page.getByText("source maps, campaign monsoon")).toBeVisible();
  await expect(page.getByText("Opened for the first time")).toBeVisible();
  expect(await countNew(page)).toBe(before - 1);

  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect(card).not.toContainText("Unread");
  await page.getByLabel("Search").fill("Friday");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(card).toBeVisible();
  await page.getByLabel("Search").fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 enquiry")).toBeVisible();
  const filter = page.locator("summary").filter({ hasText: "Filter" });
  await filter.click();
  await page.getByLabel("Overdue only").check();
  if (!info.project.use.javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/overdue=1/);
  await expect(page.getByText("1 enquiry")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`"${name}"`);
  expect(file).toContain('"Called, she is in on Friday."');

  await card.getByRole("link", { name, exact: true }).click();
  await page.locator("summary", { hasText: "More" }).click();
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Enquiry deleted")).toBeVisible();
  await expect(page.getByText("No results.")).toBeVisible();
  await expect(page.getByText("Choose an enquiry from the list.")).toBeHidden();
  // A double click must not reach the control below the banner.
  await page.getByRole("button", { name: "Undo" }).dblclick();
  await expect(page.getByText("Enquiry restored")).toBeVisible();
  await card.getByRole("link", { name, exact: true }).click();
  await expect(history).toContainText("Called, she is in on Friday.");

  await page.locator("summary", { hasText: "More" }).click();
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.goto("/admin/trash");
  await card.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("region", { name: "In the trash" })).toContainText("30 days left");
  await expect(answerForm).toHaveCount(0);
  await page.getByRole("link", { name: "Delete now" }).click();
  await expect(page.getByRole("dialog")).toContainText("deleted for good");
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Enquiry deleted for good")).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("quarantines an automated message until the owner releases it", async ({ page, site }, info) => {
  const name = `Devi ${info.project.name} ${Date.now()}`;
  await page.goto("/contact");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("devi@example.com");
  await page.getByLabel("Message").fill("Our shutter hangs since Friday: www.a.example, www.b.example");
  await backdateForm(page);
  await page.locator('input[name="subject"]').evaluate((trap: HTMLInputElement) => {
    trap.value = "Shutter";
  });
  await page.getByRole("button", { name: contactForm.submit }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();

  await signIn(page, site);
  await page.goto("/admin");
  const before = await countNew(page);
  await page.goto("/admin/enquiries");
  const card = page.getByRole("article", { name });
  await expect(card).toHaveCount(0);
  await page.getByRole("link", { name: /^Suspected spam \d+$/ }).click();
  await expect(card).toContainText("A hidden field was filled in");
  // The list is narrow beside the open enquiry: name and reason stay readable.
  const measureWidth = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
  for (const text of [card.getByRole("heading"), card.getByText("A hidden field")]) {
    expect(await measureWidth(text)).toBeGreaterThan((await measureWidth(card)) / 2);
  }
  await page.setViewportSize({ width: widths.narrowest, height: 720 });
  const isTruncated = (element: Element) => element.scrollWidth > element.clientWidth;
  const reasons = card.getByText(/A hidden field.+ · .*2 links/);
  expect(await reasons.evaluate(isTruncated), "reasons that are cut off").toBe(false);
  await page.setViewportSize({ width: widths.desk, height: 720 });
  await card.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "Release to inbox" }).click();
  await expect(page.getByText("Released to the inbox")).toBeVisible();
  await openAnswer(page);
  await expect(page.getByRole("radio", { name: "New" })).toBeChecked();
  expect(await countNew(page)).toBe(before + 1);
  await page.goto("/admin/enquiries");
  await expect(card).toBeVisible();
});

test("shows a customer's words, the call and four answers on the first screen of a phone", async ({
  page,
  site,
}, info) => {
  const name = `Amutha ${info.project.name} ${Date.now()}`;
  const email = "amutha.natarajan@rajendran-and-sons.example.com";
  const projectDescription = "A sliding gate for our house, with a wicket door at the left.";
  await sendQuoteRequest(page, name, { email, projectDescription, projectType: "residential" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openEnquiry(page, site, name);
  await expect(page.getByRole("link", { name: `Call ${name}` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: `Email ${name}` })).toHaveAttribute("href", /^mailto:amutha/);
  await expect(page.getByText(projectDescription, { exact: true })).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole("region", { name: "Status and follow-up" });
  expect((await bar.boundingBox())?.height).toBeLessThan(740 * 0.15);
  await expect(bar.getByRole("listitem")).toHaveText(["Contacted", "Follow up", "Note", "Quotation"]);
  await bar.getByRole("link", { name: "Contacted" }).click();
  await expect(bar.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
  if (!info.project.use.javaScriptEnabled) await bar.getByText("Contacted", { exact: true }).first().click();
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: Contacted")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Save" })).toBeHidden();
  // As after a link that was followed before the scripts loaded.
  await page.goto(`${new URL(page.url()).pathname}#answer`);
  await expect(bar.getByRole("button", { name: "Save" })).toBeVisible();
  await bar.getByRole("link", { name: "Close" }).click();
  await expect(bar.getByRole("button", { name: "Save" })).toBeHidden();
  await bar.getByRole("button", { name: "Quotation" }).click();
  await expect(page).toHaveURL(/\/admin\/quotations\/\d+$/);
});

test.describe("a follow-up without its date", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("shows its error in view on a phone", async ({ page, site }, info) => {
    const name = `Selvi ${info.project.name} ${Date.now()}`;
    await sendMessage(page, name);
    await page.setViewportSize({ width: 360, height: 740 });
    await openEnquiry(page, site, name);
    const answerForm = await openAnswer(page);
    await answerForm.getByText("Date", { exact: true }).first().click();
    await expect(answerForm.getByRole("radio", { name: "Date" })).toBeChecked();
    await expect(answerForm.locator('input[type="date"]')).toBeInViewport({ ratio: 0.9 });
    await answerForm.getByRole("button", { name: "Save" }).click();
    await expect(answerForm.getByText("Please choose a date, or None.")).toBeInViewport({ ratio: 1 });
  });
});

test("the owner enters enquiries by phone and WhatsApp, and sees earlier ones from the same number", async ({
  page,
  site,
}, info) => {
  const name = `Lakshmi ${info.project.name} ${Date.now()}`;
  const number = `98${`${Date.now()}`.slice(-8)}`;
  await signIn(page, site);
  for (const [phone, channel] of [
    [number, "Phone"],
    [`+91 ${number}`, "WhatsApp"],
  ] as const) {
    await page.goto("/admin/enquiries");
    await page.getByRole("link", { name: "New enquiry" }).click();
    if (channel === "WhatsApp") await page.getByLabel("Name").fill("Her sister");
    await page.getByRole("textbox", { name: "Phone" }).fill(phone);
    // With JavaScript the number is looked up while it is typed.
    if (!info.project.use.javaScriptEnabled) await page.getByRole("button", { name: "Look up" }).click();
    const earlierEnquiries = page.getByText("Earlier enquiries from this number");
    if (channel === "Phone") await expect(page.getByText("No earlier enquiry")).toBeVisible();
    else {
      await expect(earlierEnquiries).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("Her sister");
    }
    await page.getByText(channel, { exact: true }).last().click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Project type", { exact: true }).selectOption("Gates");
    await page.getByText("3 days").click();
    await page.getByRole("button", { name: "Save enquiry" }).click();
    await expect(page.getByText("Enquiry saved")).toBeVisible();
    await expect(page.getByRole("region", { name, exact: true })).toContainText("Contacted");
  }
  await expect(page.getByRole("region", { name: "History" })).toContainText("Wrote on WhatsApp");
  await expect(page.getByText("Other enquiries from this person")).toBeVisible();
});

test("changes several enquiries at once and undoes the change", async ({ page, site }, info) => {
  const mark = `Bulk${info.project.name.replaceAll("-", "")}${Date.now()}`;
  const email = `${mark}.the.architects.and.their.partners@example.com`;
  for (const who of ["One", "Two"]) {
    await sendMessage(page, `${mark} ${who}`, { email });
  }
  await signIn(page, site);
  await page.goto(`/admin/enquiries?q=${mark}&list=open`);
  await expect(page.getByRole("link", { name: `Email ${mark} One` })).toBeVisible();
  await expectWholeWordsOnPaper(page);
  const listRowTops = () =>
    page.getByRole("article").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  const select = (who: string) => page.getByRole("checkbox", { name: `Select ${mark} ${who}` }).check();
  await select("One");
  await page.getByRole("button", { name: "Set status" }).press("Enter");
  await expect(page.getByText("1 enquiry marked as contacted")).toBeVisible();
  // The focused button was removed.
  if (info.project.use.javaScriptEnabled) await expect(page.getByRole("main")).toBeFocused();
  const before = await listRowTops();
  for (const who of ["One", "Two"]) {
    await select(who);
    expect(await listRowTops(), "rows move under the pointer").toEqual(before);
  }
  if (info.project.use.javaScriptEnabled) await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await expect(page.getByText("2 enquiries marked as spam")).toBeVisible();
  await expect(page.getByText("No results.")).toBeVisible();
  // Only one banner: a second one would cover the search.
  await expect(page.getByText("1 enquiry marked as contacted")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 enquiries restored")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("@js accepts the next search and opens the filter while a search is loading", async ({ page, site }) => {
  await signIn(page, site);
  await openWithScripts(page, "/admin/enquiries");
  const search = page.getByLabel("Search");
  const filter = page.locator("summary").filter({ hasText: "Filter" });
  const results = await delayResponses(page, "**/admin/enquiries.data?*q=gate*");
  await search.fill("gate");
  await search.press("Enter");
  await search.press("s");
  await filter.click();
  results.release();
  await expect(page).toHaveURL(/q=gate&/);
  await expect(search).toHaveValue("gates");
  await page.getByLabel("Overdue only").check();
  await expect(page).toHaveURL(/q=gates&.*overdue=1/);
  await expect(filter).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("gate");
  await page.goBack();
  await expect(search).toHaveValue("");
});

test("@js an open list shows new enquiries and has keyboard shortcuts that can be turned off", async ({
  page,
  site,
}) => {
  const mark = `Keys ${Date.now()}`;
  await sendMessage(page, `${mark} first`);
  await signIn(page, site);
  await openWithScripts(page, "/admin/enquiries");
  await expect(page.getByRole("article", { name: `${mark} first` })).toBeVisible();
  await sendMessage(page, `${mark} second`);
  await expect(page.getByRole("article", { name: `${mark} second` })).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries/);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: `${mark} first` })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("region", { name: `${mark} second` })).toBeVisible();
  // Its name differs from that of the link to the next page of the list.
  await expect(page.getByRole("link", { name: "Next enquiry" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByRole("radio", { name: "Contacted" })).toBeFocused();
  await page.getByRole("textbox", { name: "Note" }).fill("jjj?");
  await expect(page.getByRole("region", { name: `${mark} second` })).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Note" })).toBeHidden();

  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(shortcuts.getByRole("definition").filter({ hasText: /\w/ })).toHaveCount(8);
  await shortcuts.getByRole("button", { name: "Turn shortcuts off" }).click();
  await expect(page.getByText("Keyboard shortcuts are off")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search")).not.toBeFocused();
});

/** Expects the printed A4 list to break no word of the requests. */
async function expectWholeWordsOnPaper(page: Page): Promise<void> {
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const lines = await page.locator(".inbox-table tbody td:nth-child(4)").evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return `${cell.textContent} in lines: ${range.getClientRects().length}`;
    }),
  );
  expect(lines).toEqual(["Message in lines: 1", "Message in lines: 1"]);
  await page.emulateMedia({ media: "screen" });
  if (screen) await page.setViewportSize(screen);
}

/** The badge of the sidebar link. */
async function countNew(page: Page): Promise<number> {
  const link = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Enquiries/ });
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
}
