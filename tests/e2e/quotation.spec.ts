import { widths } from "../support/page-rules";
import { createTapCounter, expect, openEnquiry, sendQuoteRequest, signIn, test } from "./fixtures";

test.use({ viewport: { width: widths.phone, height: 740 } });

const gate = {
  kind: "gate",
  sizes: { type: "double", width: 3600, height: 1800, infill: "sheet", wicket: "none" },
};

test("turns a request with sizes into an accepted order", async ({ page, site, browser }, info) => {
  const name = `Meena ${info.project.name} ${Date.now()}`;
  await sendQuoteRequest(page, name, {
    email: "meena@example.com",
    projectType: "gates",
    projectDescription: "A gate and a railing.",
    pieces: [gate, { kind: "railing", sizes: { length: "20 ft" } }],
  });
  await openEnquiry(page, site, name);
  const ownerTaps = createTapCounter();

  await ownerTaps.tap(page.getByRole("button", { name: "Make a quotation" }));
  await expect(page).toHaveURL(/\/admin\/quotations\/\d+$/);
  await expect(page.getByLabel("Quantity").nth(1)).toHaveValue("20");
  await page.getByLabel("Rate in rupees").nth(0).fill("1,200");
  await page.getByLabel("Rate in rupees").nth(1).fill("1450.50");
  const remember = page.getByLabel("Use this rate next time").first();
  await remember.check();
  await ownerTaps.tap(page.getByRole("button", { name: "Transport" }));
  await expect(page.getByLabel("Rate in rupees")).toHaveCount(3);
  await expect(remember, "a button discards the choice").toBeChecked();
  await expect(page.getByLabel("Rate in rupees").nth(1), "a button discards the typed rate").toHaveValue(
    "1450.50",
  );
  await page.getByLabel("Rate in rupees").nth(2).fill("2500");
  await ownerTaps.tap(page.getByRole("button", { name: "Preview" }));

  // The customer gave no height for the railing.
  await expect(page.getByText("confirm the assumed sizes")).toBeInViewport();
  await ownerTaps.tap(page.getByRole("link", { name: "Edit", exact: true }));
  await ownerTaps.tap(page.getByLabel("Confirm these sizes"));
  await ownerTaps.tap(page.getByRole("button", { name: "Preview" }));
  await expect(page.getByRole("article", { name: "Quotation" })).toContainText("₹29,010.00");
  await ownerTaps.tap(page.getByRole("button", { name: "Make a link" }));
  const link = await page.getByText(/\/quotation\/[\w-]{22}$/).innerText();
  expect(ownerTaps.total(), "taps of the owner").toBeLessThanOrEqual(20);

  const customer = await browser.newPage({
    baseURL: site.origin,
    javaScriptEnabled: info.project.use.javaScriptEnabled ?? true,
    viewport: { width: widths.phone, height: 740 },
  });
  const customerTaps = createTapCounter();
  await customer.goto(new URL(link).pathname);
  await expect(customer.getByRole("article", { name: "Quotation" })).toContainText("Gate, solid sheet");
  await expect(customer.getByText("Total", { exact: true }).first()).toBeInViewport();
  await customerTaps.tap(customer.getByRole("link", { name: "Review and accept" }));
  await expect(customer.getByLabel("Your name")).toBeFocused();
  await customer.keyboard.type("Meena R");
  await customerTaps.tap(customer.getByLabel(/^I accept/));
  await customerTaps.tap(customer.getByRole("button", { name: "Accept" }));
  await expect(customer.getByText("Accepted by “Meena R”")).toBeInViewport();
  const next = customer.getByRole("region", { name: "What happens next" });
  await expect(next, "follows the thanks").toContainText("your advance of ₹57,605.00");
  await expect(next.getByRole("strong")).toBeInViewport();
  expect(customerTaps.total(), "taps of the customer").toBeLessThanOrEqual(3);
  await customer.close();

  await page.goto("/admin");
  const due = page.getByRole("region", { name: /News from your customers/ });
  await expect(due.getByRole("link", { name })).toBeVisible();
  await due.getByRole("link", { name }).first().click();
  const orderTaps = createTapCounter();
  await orderTaps.tap(page.getByRole("link", { name: /^Order/ }));
  await orderTaps.tap(page.getByRole("button", { name: "Add payment" }));
  await expect(page.getByText("₹57,605.00 of ₹1,15,210.00")).toBeVisible();
  expect(orderTaps.total(), "taps for the advance").toBe(2);
  await orderTaps.tap(page.getByText("Other stages and dates"));
  await orderTaps.tap(page.getByRole("button", { name: /Done.*Fitted/ }));
  await expect(page.getByRole("button", { name: "Next: paid" })).toBeVisible();
  expect(orderTaps.total(), "taps until fitted").toBeLessThanOrEqual(5);
  await page.getByText("What was agreed").click();
  await page.getByRole("link", { name: /^Q\// }).click();
  await expect(page.getByText("To change what was accepted, copy the quotation.")).toBeVisible();
  await expect(page.getByLabel("Rate in rupees")).toHaveCount(0);
  await page.goBack();
  await page.getByRole("link", { name: "Workshop sheet" }).click();
  await expect(page.getByRole("main")).toContainText("Total for all items");
  await expect(page.getByRole("main"), "prices on the workshop sheet").not.toContainText("₹");
});

test.describe("alternatives", () => {
  // Without scripts, the total of the choice is known only to the server, which shows it before it accepts.
  test.use({ expectedErrors: [/status of 400/] });

  test("let the customer accept one, with the optional lines they like", async ({
    page,
    site,
    browser,
  }, info) => {
    const name = `Uma ${info.project.name} ${Date.now()}`;
    await sendQuoteRequest(page, name, { phone: "9843012341", pieces: [gate] });
    await openEnquiry(page, site, name);
    await page.getByRole("button", { name: "Make a quotation" }).click();
    const line = (index: number) => page.getByRole("region", { name: /^Line / }).nth(index);
    const open = (index: number) => line(index).getByText("Steel, finish, GST, choice").click();
    await line(0).getByLabel("Rate in rupees").fill("1,200");
    await open(0);
    await line(0).getByLabel("Instead of it").selectOption("Vertical bars");
    await line(0).getByRole("button", { name: "Offer an alternative" }).click();
    await expect(line(1).getByLabel("Description")).toHaveValue("Gate, vertical bars");
    await line(1).getByLabel("Rate in rupees").fill("1,000");
    // The customer gave no gap between bars.
    await line(1).getByLabel("Confirm these sizes").check();
    await page.getByRole("button", { name: "Motor" }).click();
    await line(2).getByLabel("Rate in rupees").fill("28,000");
    await open(2);
    await line(2).getByLabel("Customer’s choice").selectOption("Optional");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("region", { name: "B: Gate, vertical bars" })).toContainText("₹69,750.00");
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByText(/\/quotation\/[\w-]{22}$/).innerText();

    const hasScripts = info.project.use.javaScriptEnabled ?? true;
    const customer = await browser.newPage({
      baseURL: site.origin,
      javaScriptEnabled: hasScripts,
      viewport: { width: widths.phone, height: 740 },
    });
    await customer.goto(new URL(link).pathname);
    await customer.getByLabel("Your name").fill("Uma R");
    await customer.getByRole("radio", { name: /^B: Gate, vertical bars/ }).check();
    await customer.getByRole("checkbox", { name: /^Motor/ }).check();
    const agreed = customer.getByLabel(/^I accept/);
    const acceptButton = customer.getByRole("button", { name: "Accept" });
    if (!hasScripts) {
      await agreed.check();
      await acceptButton.click();
      await expect(
        customer.getByText("Your choice costs ₹97,750.00. Tick the box to accept.").first(),
      ).toBeVisible();
      await expect(customer.getByRole("checkbox", { name: /^Motor/ })).toBeChecked();
    }
    await expect(customer.getByText(/^I accept .* for ₹97,750.00 on the terms above/)).toBeVisible();
    await agreed.check();
    await acceptButton.click();
    await expect(customer.getByText("Accepted by “Uma R”")).toBeVisible();
    const sheet = customer.getByRole("article", { name: "Quotation" });
    await expect(sheet).toContainText("Not chosen: Gate, solid sheet");
    await expect(sheet).toContainText("₹97,750.00");
    await customer.close();
  });
});

test("sends a quotation for four items in 14 taps, beginning with its row in the inbox", async ({
  page,
  site,
}, info) => {
  const name = `Kala ${info.project.name} ${Date.now()}`;
  // The customer left out a size of each.
  const pieces = [
    { kind: "gate", sizes: { width: "12 ft" } },
    { kind: "railing", sizes: { length: "20 ft" } },
    { kind: "window", sizes: { width: "5 ft" } },
    { kind: "door", sizes: { height: "7 ft" } },
  ];
  await sendQuoteRequest(page, name, { pieces });
  await signIn(page, site);
  await page.goto("/admin/enquiries");
  const { tap, total } = createTapCounter();
  await tap(page.getByRole("link", { name, exact: true }));
  await tap(page.getByRole("button", { name: "Make a quotation" }));
  const rates = page.getByLabel("Rate in rupees");
  await expect(rates).toHaveCount(4);
  for (const line of await page.getByRole("region", { name: /^Line / }).all()) {
    await tap(line.getByLabel("Rate in rupees"));
    await page.keyboard.type("1200");
    await tap(line.getByLabel("Confirm these sizes"));
  }
  await tap(page.getByRole("button", { name: "Preview" }));
  await tap(page.getByRole("button", { name: "WhatsApp" }));
  await expect(page.getByRole("link", { name: "Open WhatsApp" })).toBeVisible();
  // Opening WhatsApp is the last tap.
  expect(total() + 1, "taps of the owner").toBeLessThanOrEqual(14);
});

test("proposes a saved rate for a piece of its kind, and keeps typed text when the enquiry's sizes change", async ({
  page,
  site,
}, info) => {
  await signIn(page, site);
  await page.goto("/admin/rates");
  await page.getByLabel("For").selectOption("charupudi");
  await page.getByLabel("Rate without GST").fill("1,875");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("₹1,875.00 per ft")).toBeVisible();
  const name = `Selvi ${info.project.name} ${Date.now()}`;
  const pieces = [{ kind: "charupudi", sizes: { length: "10 ft" } }];
  await sendQuoteRequest(page, name, { phone: "9843012347", pieces });
  await openEnquiry(page, site, name);
  await page.getByRole("button", { name: "Make a quotation" }).click();
  await expect(page.getByLabel("Quantity")).toHaveValue("10");
  await expect(page.getByLabel("Rate in rupees")).toHaveValue("1,875");

  const quotationUrl = page.url();
  const enquiryPath = await page.getByRole("link", { name: "Back to the enquiry" }).getAttribute("href");
  await page.goto(`${enquiryPath}/edit`);
  await page.locator("summary", { hasText: /^Sizes/ }).click();
  await page.getByRole("textbox", { name: "Length" }).fill("30 ft");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(enquiryPath ?? "");
  await page.goto(quotationUrl);
  await page.getByLabel("Rate in rupees").fill("1,300");
  await page.getByRole("button", { name: "Use the new sizes" }).click();
  await expect(page.getByText("Saved with the new sizes from the enquiry.")).toBeVisible();
  await expect(page.getByLabel("Quantity")).toHaveValue("30");
  await expect(page.getByLabel("Rate in rupees")).toHaveValue("1,300");
  await expect(page.getByRole("button", { name: "Use the new sizes" })).toHaveCount(0);
});

test("recalculates the quantity for a new unit, or empties it and says why", async ({ page, site }, info) => {
  const name = `Anbu ${info.project.name} ${Date.now()}`;
  const pieces = [{ kind: "railing", sizes: { length: "20 ft" } }];
  await sendQuoteRequest(page, name, { phone: "9843012349", pieces });
  await openEnquiry(page, site, name);
  await page.getByRole("button", { name: "Make a quotation" }).click();
  await page.getByLabel("Rate in rupees").fill("1,000");
  const [quantity, unit] = [page.getByLabel("Quantity"), page.getByLabel("Unit", { exact: true })];
  const save = page.getByRole("button", { name: "Save" }).last();
  const hasScripts = info.project.use.javaScriptEnabled ?? true;
  await unit.selectOption("Running m");
  if (hasScripts) await expect(page.getByRole("status").filter({ hasText: "₹6,100.00" })).toBeVisible();
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(quantity).toHaveValue("6.1");
  await expect(unit).toHaveValue("m");
  await unit.selectOption("Sq ft");
  // Without scripts, a button that changes lines recalculates too.
  if (!hasScripts) await page.getByRole("button", { name: "Transport" }).click();
  await expect(quantity.first()).toHaveValue("");
  await expect(page.getByText("The area of this item can't be calculated from its sizes.")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Railing or balcony, glass, 12 mm toughened: enter a quantity.")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(quantity.first()).toHaveValue("");
  await expect(unit.first()).toHaveValue("sqft");
});

test.describe("two devices", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("send only what the preview shows", async ({ page, site }, info) => {
    const name = `Kavin ${info.project.name} ${Date.now()}`;
    await sendQuoteRequest(page, name, { phone: "9843012348", pieces: [gate, { kind: "railing" }] });
    await openEnquiry(page, site, name);
    await page.getByRole("button", { name: "Make a quotation" }).click();
    await page.getByRole("button", { name: "Remove Railing or balcony" }).click();
    await expect(page.getByRole("button", { name: "Add back Railing or balcony" })).toBeVisible();
    await page.getByLabel("Quantity").fill("10");
    await page.getByLabel("Rate in rupees").fill("1,000");
    await page.getByRole("button", { name: "Preview" }).click();
    const sheet = page.getByRole("article", { name: "Quotation" });
    await expect(sheet).toContainText("₹10,000.00");

    const otherPage = await page.context().newPage();
    await otherPage.goto(page.url().replace("/preview", ""));
    await expect(otherPage.getByText("The sizes in the enquiry have changed.")).toHaveCount(0);
    await otherPage.getByLabel("Discount").fill("1,000");
    await otherPage.getByRole("button", { name: "Save" }).last().click();
    await expect(otherPage.getByText("Saved", { exact: true })).toBeVisible();
    await otherPage.close();

    await page.getByRole("button", { name: "Make a link" }).click();
    const panel = page.getByRole("region", { name: "Send" });
    await expect(panel).toContainText("Not sent: changed on another device.");
    await expect(sheet).toContainText("₹9,000.00");
    await panel.getByRole("button", { name: "Make a link" }).click();
    await expect(panel.getByText(/\/quotation\/[\w-]{22}$/)).toBeVisible();
    await expect(sheet).toContainText(/Q\/\d{4}-\d{2}\/\d{4}/);
  });
});

test.describe("mistakes", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("are shown at their fields without losing typed text", async ({ page, site }, info) => {
    const name = `Ravi ${info.project.name} ${Date.now()}`;
    await sendQuoteRequest(page, name, { phone: "9843012346", projectDescription: "A gate." });
    await openEnquiry(page, site, name);
    await page.getByRole("button", { name: "Make a quotation" }).click();
    await page.getByRole("button", { name: "Other line" }).click();
    await page.getByLabel(/Description/).fill("Gate as discussed");
    await page.getByLabel("Quantity").fill("-3");
    await page.getByLabel("Rate in rupees").fill("9999999999");
    await page.getByLabel("Discount").fill("110%");
    await page.getByRole("button", { name: "Save" }).last().click();
    const problems = page.getByRole("alert").filter({ hasText: "Please check these fields" });
    await expect(problems).toContainText("Enter a quantity such as 12.5.");
    await expect(problems).toContainText("At most ₹99,99,999.99 per unit.");
    await expect(problems).toContainText("Enter an amount such as 5,000, or a percentage such as 5%.");
    await expect(page.getByLabel("Quantity")).toHaveValue("-3");
    await expect(page.getByLabel(/Description/)).toHaveValue("Gate as discussed");
    await page.getByLabel("Quantity").fill("1");
    await page.getByLabel("Rate in rupees").fill("5000");
    await page.getByLabel("Discount").fill("6,000");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(problems).toContainText("The discount is larger than the subtotal.");
    await page.getByLabel("Discount").fill("500");
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "₹" }).or(page.getByText("₹4,500.00")).first(),
    ).toBeVisible();
  });
});
