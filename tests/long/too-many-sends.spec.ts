import { expect, test } from "../e2e/fixtures";
import { type Site, startSite } from "../support/server";

// A site of its own: what is counted here would refuse other tests.
let site: Site;

test.use({ expectedErrors: [/status of 429/] });
test.setTimeout(90_000);
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(async () => {
  await site.stop();
});

test("after too many sends both forms say when to try again and whom to call, and lose nothing", async ({
  page,
}) => {
  for (let n = 0; n < 20; n++) {
    const data = { name: "Arun", email: "arun@example.com", message: `Gate ${n}` };
    expect((await page.request.post(`${site.origin}/api/contact/contact`, { data })).status()).toBe(200);
  }
  const forms = [
    {
      path: "/contact",
      field: "Message",
      button: "Send Message",
      title: "Error",
      said: "Failed to send message.",
    },
    {
      path: "/request-quote",
      field: "Description",
      button: "Submit Quote Request",
      title: "❌ Error",
      said: "Failed to send enquiry.",
    },
  ];
  for (const { path, field, button, title, said } of forms) {
    await page.goto(site.origin + path);
    await page.getByLabel("Name").fill("Arun");
    await page.getByLabel("Email").fill("arun@example.com");
    await page.getByLabel("Phone").fill("+91 98430 12345");
    await page.getByLabel(field).fill("One gate more.");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    const trouble = page
      .getByRole("main")
      .getByRole("alert")
      .filter({ hasText: "What you typed is still here" });
    await expect(trouble).toContainText(said);
    await expect(trouble).toContainText(
      /try again at \d{1,2}:\d\d [AP]M \(IST\), or call \+91 00000 00000\./,
    );
    await expect(trouble.getByRole("link", { name: "Call +91 00000 00000" })).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Arun");
    await expect(page.getByLabel("Phone")).toHaveValue(/98430 ?12345$/);
    await expect(page.getByLabel(field)).toHaveValue("One gate more.");
  }
});
