import type { Route } from "@playwright/test";
import { contactForm } from "../../app/content/contact";
import { notSentMessage } from "../../app/platform/ui/form/form-result";
import { addTestimonial, expect, openAnswer, openEnquiry, sendMessage, signIn, test } from "../e2e/fixtures";
import { openWithScripts, waitForScripts } from "../e2e/screen";

// The browser's message about the failed request.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test("@js keeps an admin form and its text when the request fails", async ({ page, site }) => {
  await signIn(page, site);
  await page.goto("/admin/projects");
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  const form = page.getByRole("dialog");
  const description = form.getByLabel("Description");
  const text = `Written on the site ${Date.now()}.`;
  await description.fill(text);
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText(notSentMessage);
  await expect(description).toHaveValue(text);
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Project updated successfully!")).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();

  await page
    .getByRole("link", { name: /^Delete/ })
    .first()
    .click();
  const question = page.getByRole("dialog");
  const confirm = question.getByRole("button", { name: "Yes, delete it!" });
  await expect(confirm).toBeVisible();
  await page.context().setOffline(true);
  await confirm.click();
  await expect(question.getByRole("alert")).toContainText(notSentMessage);
  await page.context().setOffline(false);
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
});

test("@js reports a failed request of a button in a list", async ({ page, site }) => {
  await signIn(page, site);
  await addTestimonial(page, site, { title: "Kavitha S.", text: "The stair is steady." });
  await openWithScripts(page, "/admin/testimonials");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Hide Kavitha S." }).click();
  await expect(page.getByText(notSentMessage)).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide Kavitha S." })).toBeVisible();
  await page.context().setOffline(false);
  await site.query("delete from testimonials");
});

test("@js reports a failed sign-in request and keeps the username", async ({ page, site }) => {
  await page.goto("/login");
  await page.getByLabel("Username").fill(site.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("An error occurred during login. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(site.admin.username);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Welcome back to the admin dashboard.")).toBeVisible();
});

test.describe("on a connection that breaks", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("@no-js the page is readable without its style sheet", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route("**/*.css", (route) => route.abort());
    await page.goto("/contact");
    for (const drawing of await page.locator("header svg, main svg").all())
      expect((await drawing.boundingBox())?.height ?? 0).toBeLessThanOrEqual(32);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("@js keeps the typed text and shows other ways to contact us", async ({ page }) => {
    await openWithScripts(page, "/contact");
    await page.getByLabel("Name").fill("Kavitha");
    await page.getByLabel("Email").fill("kavitha@example.com");
    await page.getByLabel("Message").fill("A gate, 4 m wide.");
    await page.route("**/contact.data*", (route) => route.abort());
    await page.getByRole("button", { name: contactForm.submit }).click();
    await expect(page.getByText("Submission Failed")).toBeVisible();
    const alert = page.getByRole("alert").filter({ hasText: "You can also reach us directly" });
    await expect(alert.getByRole("link", { name: "Call +91 00000 00000" })).toBeVisible();
    await expect(alert.getByRole("link", { name: "Chat on WhatsApp" })).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("A gate, 4 m wide.");

    await page.unroute("**/contact.data*");
    await page.getByRole("button", { name: contactForm.submit }).click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await page.getByRole("link", { name: "Send another" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  });
});

/** Responses that may replace the data of a page. */
const failures: [name: string, fulfill: (route: Route) => Promise<void>][] = [
  ["no response", (route) => route.abort()],
  ["a bare 500", (route) => route.fulfill({ status: 500, body: "" })],
  [
    "the page of a proxy",
    (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  ],
];

test.describe("page data that fails to load", () => {
  test.use({ expectedErrors: [/Failed to load resource|could not be fetched|^SyntaxError/] });

  for (const [name, fulfill] of failures) {
    test(`@js (${name}) shows an empty list, or an error on a page, which then reloads`, async ({ page }) => {
      await openWithScripts(page, "/about");
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.route("**/gallery.data*", fulfill);
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByRole("link", { name: "Gallery" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
      await expect(page).toHaveURL("/gallery");
      await expect(page).toHaveTitle(/^Gallery/);
      await expect(page.getByText("No projects found.")).toBeVisible();
      expect(logged.join("\n")).toContain("The list at /gallery could not be fetched.");

      await page.route("**/about.data*", fulfill);
      await menu.getByRole("link", { name: "About Us" }).click();
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
      await expect(page.getByText("Please check your connection and try again.")).toBeVisible();
      await expect(page.getByText(/turbo-stream|fetch/)).toHaveCount(0);
      await page.getByRole("link", { name: "Try Again" }).click();
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1, name: "Steel & Glass Works" })).toBeVisible();
    });

    test(`@js (${name}) keeps an admin screen and a typed note while its data is refreshed`, async ({
      page,
      site,
    }) => {
      const name = `Kavitha ${Date.now()}`;
      await sendMessage(page, name);
      await openEnquiry(page, site, name);
      await waitForScripts(page);
      await page.waitForLoadState("networkidle");
      const note = (await openAnswer(page)).getByRole("textbox", { name: "Note" });
      await note.fill("Wants the gate before Pongal");
      await page.route("**/admin/**.data*", fulfill);
      // The list beside the enquiry refreshes when another enquiry arrives.
      await sendMessage(page, `Meena ${Date.now()}`);
      await expect(page.getByRole("status").filter({ hasText: "Not up to date" })).toBeVisible();
      await expect(note).toHaveValue("Wants the gate before Pongal");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Not up to date")).toBeVisible();

      await page.unroute("**/admin/**.data*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Not up to date")).toBeHidden();
      await expect(note).toHaveValue("Wants the gate before Pongal");

      await page.route("**/admin/gallery*.data*", fulfill);
      await page.getByRole("link", { name: "Gallery" }).first().click();
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
      await page.getByRole("link", { name: "Back to the Dashboard" }).click();
      await expect(page).toHaveURL("/admin");
    });
  }
});
