import { contactForm } from "../../app/content/contact";
import { expectUncovered, widths } from "../support/page-rules";
import { expect, signIn, test } from "./fixtures";
import { backdateForm, delayResponses, openWithScripts, waitForScripts } from "./screen";

test("sends a message, thanks the visitor and lists it once for the admin", async ({ page, site }, info) => {
  const name = `Kavitha ${info.project.name} ${Date.now()}`;
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto("/contact");
  const main = page.getByRole("main");
  for (const [link, address] of [
    ["hello@example.com", "mailto:hello@example.com"],
    ["+91 00000 00000", "tel:+910000000000"],
    ["send them with a quote request", "/request-quote"],
  ] as const)
    await expect(main.getByRole("link", { name: link }).first()).toHaveAttribute("href", address);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("kavitha@example.com");
  await page.getByLabel("Phone").fill("+91 98430 12345");
  await page.getByLabel("Message").fill("A safety door in front of a teak door.");
  await backdateForm(page);
  await page.getByRole("button", { name: contactForm.submit }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  const receipt = page.getByRole("region", { name: "We have your message" });
  await expect(receipt.getByRole("heading", { name: "We have your message" })).toBeFocused();
  await expect(receipt).toContainText("We'll call 98430 12345 or write to kavitha@example.com.");
  await expect(receipt).toContainText("A safety door in front of a teak door.");
  await expect(receipt.getByRole("link", { name: "Call +91 00000 00000" })).toBeVisible();
  await expect(page).toHaveURL(/\/contact\?receipt=[\w-]+$/);

  // The toast does not cover the menu.
  const menu = page.locator(".mobile-menu");
  await menu.locator("> summary").click();
  await expect(menu.getByRole("link", { name: "Home" })).toBeVisible();
  await expectUncovered(menu.getByRole("link", { name: "Home" }));
  await menu.locator("> summary").click();

  // The receipt outlasts the toast.
  if (info.project.use.javaScriptEnabled) await expect(page.getByText("Message Sent!")).toHaveCount(0);
  await expect(receipt).toBeVisible();
  await page.reload();
  await expect(receipt).toBeVisible();
  await receipt.getByRole("link", { name: "Send another" }).click();
  await expect(receipt).toHaveCount(0);
  for (const field of ["Name", "Email", "Phone", "Message"])
    await expect(page.getByRole("textbox", { name: field })).toHaveValue("");

  await signIn(page, site);
  await page.goto("/admin/enquiries");
  await expect(page.getByRole("article", { name })).toHaveCount(1);
});

test.describe("a message with mistakes", () => {
  // Reduced motion disables view transitions: looking for text before the style sheet has loaded would abort the
  // transition, which Chromium reports as an error.
  test.use({ expectedErrors: [/status of 400/], contextOptions: { reducedMotion: "reduce" } });

  test("shows errors at its fields and in a list of links, keeps the typed text, and is sent after correction", async ({
    page,
  }, info) => {
    const hasScripts = info.project.use.javaScriptEnabled === true;
    // A phone in landscape, where the toast has no room beside the list.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto("/contact");
    if (hasScripts) await waitForScripts(page);
    await page.getByLabel("Phone").fill("98430");
    await page.getByLabel("Message").fill(`A gate, ${Date.now()} mm wide.`);
    await page.getByRole("button", { name: contactForm.submit }).click();
    const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
    if (hasScripts) {
      await expect(summary).toBeFocused();
      const { y = 360, height = 0 } = (await page.locator(".toast").boundingBox()) ?? {};
      await expect.poll(async () => (await summary.boundingBox())?.y ?? 0).toBeGreaterThan(y + height);
      // The toast covers no control of the header either.
      const header = await page.getByRole("banner").first().boundingBox();
      expect(y + height).toBeLessThanOrEqual(header?.height ?? 0);
    }
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
      /Please enter a valid 10-digit phone number\./,
    );
    await expect(page.getByLabel("Phone")).toHaveValue("98430");
    await expect(page.getByLabel("Message")).toHaveValue(/^A gate, \d+ mm wide\.$/);
    await summary.getByRole("link", { name: "Please enter your email address." }).click();
    await expect(page.getByLabel("Email")).toBeFocused();

    await page.getByLabel("Name").fill("Kavitha");
    await page.getByLabel("Phone").fill("");
    await page.getByLabel("Email").fill("kavitha");
    await page.getByRole("button", { name: contactForm.submit }).click();
    await expect(page.getByText("Please enter a valid email address.").first()).toBeVisible();
    await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");

    // A toast stays while the pointer is on it.
    if (hasScripts) await page.locator(".toast").first().hover();
    await page.getByLabel("Email").fill("kavitha@example.com");
    const response = await delayResponses(page, "**/contact.data*");
    const click = page.getByRole("button", { name: contactForm.submit }).press("Enter");
    if (hasScripts) await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    response.release();
    await click;
    await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();
    await expect(page.locator(".toast[data-kind=error]")).toHaveCount(0);
  });
});

for (const address of ["/contact", "/request-quote"]) {
  test(`@js ${address} reduces a typed, pasted or autofilled phone number to ten digits and reports an invalid one`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openWithScripts(page, address);
    const phone = page.getByLabel("Phone");
    const hint = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
    await phone.pressSequentially("+91 98430 12345");
    await expect(phone).toHaveValue("+91 98430 12345");
    await phone.blur();
    await expect(phone).toHaveValue("9843012345");
    await expect(hint).toHaveText("We will call 98430 12345.");

    await phone.fill("");
    await page.evaluate(() => navigator.clipboard.writeText("Office:  +91 (0) 422 - 230 - 1234"));
    await phone.press("ControlOrMeta+v");
    await expect(phone).toHaveValue("4222301234");
    await phone.blur();
    await expect(hint).toHaveText("We will call 0422 2301234.");

    // Autofill: no field has the focus.
    await phone.evaluate((input: HTMLInputElement) => {
      input.value = "+919840012345";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await expect(phone).toHaveValue("9840012345");
    await expect(hint).toHaveText("We will call 98400 12345.");

    for (const [typed, sentence] of [
      ["98430 12345 67", "This number has 12 digits. Phone numbers in India have 10."],
      ["+65 6123 4567", "This looks like a number from another country. Please enter an Indian one."],
      ["00000 00000", /00000 00000 is not a phone number in India\./],
      ["51400 12345", /Is 51400 12345 right\?/],
    ] as const) {
      await phone.fill(typed);
      await phone.blur();
      await expect(hint).toHaveText(sentence);
    }
  });
}
