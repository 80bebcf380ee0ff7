import { expect, signIn, test } from "./fixtures";
import { takeTime } from "./screen";

test("a visitor's quote request is stored and stands in the admin's list", async ({ page, site }, info) => {
  const name = `Meenakshi ${info.project.name} ${Date.now()}`;
  await page.goto("/");
  await page.getByRole("link", { name: "Get Free Quote" }).first().click();
  await expect(page).toHaveURL("/request-quote");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByLabel("Email").fill("meenakshi@example.com");
  await page.getByLabel("Project Type").selectOption("railings");
  await page.getByLabel("Budget").selectOption("15000-50000");
  await page.getByLabel("Description").fill("Balcony railing, 6 m, 12 mm glass.");
  await takeTime(page);
  await page.getByRole("button", { name: /quote/i }).click();
  await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");

  await signIn(page, site);
  await page.goto("/admin/enquiries");
  const enquiry = page.getByRole("article", { name });
  await expect(enquiry).toContainText("9843012345");
  await expect(enquiry).toContainText("Balcony railing, 6 m, 12 mm glass.");
});

test.describe("an incomplete quote request", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("a quote request without name and phone comes back with messages and all that was typed", async ({
    page,
  }) => {
    await page.goto("/request-quote");
    await page.getByLabel("Email").fill("meenakshi@example.com");
    await page.getByLabel("Description").fill("A gate, 4 m wide.");
    await page.locator("form").evaluateAll((forms) => {
      for (const form of forms) if (form instanceof HTMLFormElement) form.noValidate = true;
    });
    await page.getByRole("button", { name: /quote/i }).click();
    await expect(page.getByText("Name is required").first()).toBeVisible();
    await expect(page.getByText("Phone is required").first()).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("meenakshi@example.com");
    await expect(page.getByLabel("Description")).toHaveValue("A gate, 4 m wide.");
  });
});
