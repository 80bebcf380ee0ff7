import { sampleNotes } from "../../app/content/pages";
import { feedbackTexts } from "../../app/features/testimonials/texts";
import { expect, openAnswer, openEnquiry, sendMessage, signIn, test } from "./fixtures";

test.use({ expectedErrors: [/status of 400/] });

test("the owner adds a testimonial, which visitors read instead of the examples, and deletes it", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/testimonials");
  await page.getByRole("link", { name: "Add testimonial" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What the customer said").fill("The gate closes by itself.");
  await dialog.getByLabel("Name").fill("Meena R.");
  await dialog.getByRole("radio", { name: "5 stars" }).check({ force: true });
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(dialog.getByLabel("Consent")).toBeFocused();
  await expect(dialog.getByLabel("Name")).toHaveValue("Meena R.");
  await dialog.getByLabel("Consent").fill("by WhatsApp");
  await save.click();
  await expect(page.getByText("Testimonial saved.")).toBeVisible();

  await page.goto("/");
  const cards = page.locator("#testimonials li");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("The gate closes by itself.");

  await page.goto("/admin/testimonials");
  await page.getByRole("link", { name: "Delete Meena R." }).click();
  await dialog.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Testimonial moved to the trash.")).toBeVisible();
  await page.goto("/");
  await expect(cards).toHaveCount(3);
  await expect(page.getByText(sampleNotes.testimonials.all)).toBeVisible();
});

test("the link for the customer of a won enquiry opens the review form", async ({ page, site }) => {
  const name = `Amudha ${Date.now()}`;
  await sendMessage(page, name);
  await openEnquiry(page, site, name);
  await openAnswer(page);
  await page.getByRole("radio", { name: "Won", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Mark as done" }).click();
  const { heading } = feedbackTexts.link;
  await expect(page.getByText(heading)).toBeVisible();
  const link = page.getByText(/\/feedback\//);
  if (!(await link.isVisible())) await page.getByText(heading).click();
  await page.goto((await link.textContent()) ?? "");
  const { fields, agree, submit, thanks } = feedbackTexts;
  await page.getByLabel(fields.text.label).fill("It closes by itself.");
  await page.getByLabel(fields.name.label).fill("Amudha");
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await page.getByLabel(agree).check();
  await page.getByRole("button", { name: submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
});
