import { contactForm } from "../../app/content/contact";
import { expect, fillSignInForm, test } from "../e2e/fixtures";
import { backdateForm, leaveAndComeBack } from "../e2e/screen";
import { makePdfFile } from "../support/documents";
import { startSite } from "../support/server";
import { createSiteData } from "../support/site-data";

test.describe("on the contact page", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("restores typed text after Back, before and after an error, and clears it once sent", async ({
    page,
  }, info) => {
    const name = `Malar ${info.project.name} ${Date.now()}`;
    const message = page.getByRole("textbox", { name: "Message" });
    await page.goto("/contact");
    await backdateForm(page);
    await page.getByLabel("Name").fill(name);
    await message.fill("A grill for the well, 6 feet across.");
    await leaveAndComeBack(page);
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await expect(message).toHaveValue("A grill for the well, 6 feet across.");

    await page.getByRole("button", { name: contactForm.submit }).click();
    await expect(page.getByText("Please check these fields")).toBeVisible();
    await leaveAndComeBack(page);
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await expect(message).toHaveValue("A grill for the well, 6 feet across.");

    await page.getByLabel("Email").fill("malar@example.com");
    await backdateForm(page);
    await page.getByRole("button", { name: contactForm.submit }).click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await leaveAndComeBack(page);
    await page.goto("/contact");
    await expect(message).toHaveValue("");
  });
});

test.describe("a form that was loaded before a restart", () => {
  // The process is killed, so the end of a response may still be in transit.
  test.use({
    expectedErrors: [/status of 400|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|manifest patches/],
  });

  test("@no-js is accepted after the restart with its staged file", async ({ page }) => {
    const siteData = await createSiteData("no-samples");
    const { origin, admin, kill } = await startSite(siteData.settings);
    await page.goto(`${origin}/request-quote`);
    await backdateForm(page);
    await page.getByLabel("Name").fill("Thamarai");
    await page.getByLabel("Phone").fill("98430");
    await page.getByLabel("Photos or drawings").setInputFiles(makePdfFile("sketch.pdf"));
    await page.getByRole("button", { name: "Submit Quote Request" }).click();
    await expect(page.getByText("Enter a valid 10-digit phone number").first()).toBeVisible();
    await page.getByLabel("Description").fill("A loft ladder.");

    await kill();
    const restarted = await startSite({ ...siteData.settings, PORT: new URL(origin).port });
    await page.getByLabel("Phone").fill("98430 12345");
    await page.getByRole("button", { name: "Submit Quote Request" }).click();
    await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();

    await page.goto(`${origin}/admin/enquiries`);
    await fillSignInForm(page, admin);
    await page.getByRole("link", { name: "Thamarai", exact: true }).click();
    await expect(page.getByText("A loft ladder.", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "sketch.pdf", exact: true })).toBeVisible();
    await restarted.stop();
    await siteData.remove();
  });
});
