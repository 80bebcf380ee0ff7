import { expectUncovered, widths } from "../support/measure";
import { expect, signIn, test } from "./fixtures";
import { holdBack, openWithScripts, takeTime } from "./screen";

test("a visitor's message is sent, thanked for and appears in the admin's list", async ({
  page,
  site,
}, info) => {
  const name = `Kavitha ${info.project.name} ${Date.now()}`;
  await page.goto("/contact");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("kavitha@example.com");
  await page.getByLabel("Phone").fill("+91 98430 12345");
  await page.getByLabel("Message").fill("A safety door in front of a teak door.");
  await takeTime(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByText("Your message has been sent successfully!")).toBeVisible();
  const receipt = page.getByRole("region", { name: "We have your message" });
  await expect(receipt.getByRole("heading", { name: "We have your message" })).toBeFocused();
  await expect(receipt).toContainText("We reply within 24-48 hours.");
  await expect(receipt).toContainText("We'll call 98430 12345 or write to kavitha@example.com.");
  await expect(receipt).toContainText("A safety door in front of a teak door.");
  await expect(receipt.getByRole("link", { name: "Call +91 00000 00000" })).toBeVisible();
  await expect(page).toHaveURL("/contact");
  // It is still there when the toast has gone.
  if (info.project.use.javaScriptEnabled) await expect(page.getByText("Message Sent!")).toHaveCount(0);
  await expect(receipt).toBeInViewport();

  await receipt.getByRole("link", { name: "Send another" }).click();
  await expect(receipt).toHaveCount(0);
  for (const field of ["Name", "Email", "Phone", "Message"])
    await expect(page.getByRole("textbox", { name: field })).toHaveValue("");
  if (info.project.use.javaScriptEnabled)
    await expect(page.getByRole("heading", { name: "Send us a message" })).toBeFocused();

  await signIn(page, site);
  await page.goto("/admin/enquiries");
  await expect(page.getByRole("article", { name })).toContainText("A safety door in front of a teak door.");
});

test("reloading the receipt sends nothing again and shows an empty form", async ({ page, site }, info) => {
  const name = `Selvam ${info.project.name} ${Date.now()}`;
  await page.goto("/contact");
  await takeTime(page);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("selvam@example.com");
  await page.getByLabel("Message").fill("A bench for the portico.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "We have your message" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await signIn(page, site);
  await page.goto("/admin/enquiries");
  await expect(page.getByRole("article", { name })).toHaveCount(1);
});

test("on a phone the menu can be used while thanks are shown", async ({ page }, info) => {
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await page.goto("/contact");
  await takeTime(page);
  await page.getByLabel("Name").fill(`Amudha ${info.project.name}`);
  await page.getByLabel("Email").fill("amudha@example.com");
  await page.getByLabel("Message").fill(`A letter box, ${Date.now()}.`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  const menu = page.locator(".mobile-menu");
  await menu.locator("> summary").click();
  const home = menu.getByRole("link", { name: "Home" });
  await expect(home).toBeVisible();
  await expectUncovered(home);
  await home.click();
  await expect(page).toHaveURL("/");
});

test("the page names telephone, hours, mail and address, and leads to the form that takes photographs", async ({
  page,
}) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByText("Mon-Sat 9 AM-6 PM IST").first()).toBeVisible();
  await expect(main.getByText("We reply within 24-48 hours.")).toBeVisible();
  await expect(main.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  await expect(main.getByRole("link", { name: "+91 00000 00000" }).first()).toHaveAttribute(
    "href",
    "tel:+910000000000",
  );
  await page.getByRole("link", { name: "send them with a quote request" }).click();
  await expect(page).toHaveURL("/request-quote");
  await expect(page.getByLabel("Photos or drawings")).toBeVisible();
});

test.describe("a message that is not in order", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("comes back with the specified words and all that was typed", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Phone").fill("98430");
    await page.getByLabel("Message").fill("A gate, 4 m wide.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Validation Error")).toBeVisible();
    await expect(page.getByText("Please fill in all required fields (Name, Email, Message).")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
      /Please enter a valid 10-digit phone number\./,
    );
    await expect(page.getByLabel("Phone")).toHaveValue("98430");
    await expect(page.getByLabel("Message")).toHaveValue("A gate, 4 m wide.");

    await page.getByLabel("Name").fill("Kavitha");
    await page.getByLabel("Phone").fill("");
    await page.getByLabel("Email").fill("kavitha");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Please enter a valid email address.").first()).toBeVisible();
    await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  });

  test("@js takes the focus to the list of what to mend, each line a link to its field", async ({ page }) => {
    // A telephone on its side, where the toast has no room beside it.
    await page.setViewportSize({ width: 740, height: 360 });
    await openWithScripts(page, "/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    const toast = await page.locator(".toast").boundingBox();
    const summary = page.getByRole("alert").filter({ hasText: "Please check these fields" });
    await expect(summary).toBeFocused();
    const top = async () => (await summary.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan((toast?.y ?? 360) + (toast?.height ?? 0));
    // Nor does it cover what can be pressed in the head of the page.
    const bar = await page.getByRole("banner").first().boundingBox();
    expect((toast?.y ?? 360) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
    await summary.getByRole("link", { name: "Please enter your email address." }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
  });
});

test("@js the button is busy while a message is under way, and cannot be pressed again", async ({ page }) => {
  await openWithScripts(page, "/contact");
  await page.getByLabel("Name").fill("Kavitha");
  await page.getByLabel("Email").fill("kavitha@example.com");
  await page.getByLabel("Message").fill(`A slow line ${Date.now()}`);
  const answer = await holdBack(page, "**/contact.data*");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer.deliver();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();
});

for (const address of ["/contact", "/request-quote"]) {
  test(`@js at ${address} a number becomes its ten digits when it was typed, pasted or filled in, and a wrong one is questioned`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openWithScripts(page, address);
    const phone = page.getByLabel("Phone");
    const remark = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
    await phone.pressSequentially("+91 98430 12345");
    await expect(phone).toHaveValue("+91 98430 12345");
    await phone.blur();
    await expect(phone).toHaveValue("9843012345");
    await expect(remark).toHaveText("We will call 98430 12345.");

    await phone.fill("");
    await page.evaluate(() => navigator.clipboard.writeText("Office:  +91 (0) 422 - 230 - 1234"));
    await phone.press("ControlOrMeta+v");
    await expect(phone).toHaveValue("4222301234");
    await phone.blur();
    await expect(remark).toHaveText("We will call 0422 2301234.");

    // As a browser fills in a form: no field has the focus.
    await phone.evaluate((input: HTMLInputElement) => {
      input.value = "+919840012345";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await expect(phone).toHaveValue("9840012345");
    await expect(remark).toHaveText("We will call 98400 12345.");

    for (const [typed, sentence] of [
      ["98430 12345 67", "This number has 12 digits. Phone numbers in India have 10."],
      ["+65 6123 4567", "This looks like a number from another country. Please enter an Indian one."],
      ["00000 00000", /00000 00000 is not a phone number in India\./],
      ["51400 12345", /Is 51400 12345 right\?/],
    ] as const) {
      await phone.fill(typed);
      await phone.blur();
      await expect(remark).toHaveText(sentence);
    }
  });
}

test("a service's page proposes its project type", async ({ page }) => {
  await page.goto("/request-quote?service=ms-gate");
  await expect(page.getByLabel("Project Type")).toHaveValue("gates");
  await expect(
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }),
  ).toHaveAttribute("href", "/");
  await expect(page.getByText("We respond within 24 hours.")).toBeVisible();
  await expect(page.getByText("Working Hours: Mon - Sat (9:30 AM - 7 PM)")).toBeVisible();
});
