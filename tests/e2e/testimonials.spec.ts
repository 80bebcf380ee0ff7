import { feedbackTexts } from "../../app/content/testimonial-screens";
import { notSent } from "../../app/content/unsent";
import { addTestimonial, expect, openEnquiry, sendMessage, signIn, test } from "./fixtures";
import { waitForScripts } from "./screen";

test.use({ expectedErrors: [/status of 4(00|09)|ERR_INTERNET_DISCONNECTED/] });

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
  const shown = page.locator("#testimonials li");
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText("The gate closes by itself.");

  await page.goto("/admin/testimonials");
  await page.getByRole("link", { name: "Delete Meena R." }).click();
  await dialog.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Testimonial moved to the trash.")).toBeVisible();
  await page.goto("/");
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toContainText("Example");
});

test("does not publish a text that changed after the list was loaded, and shows the new text", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await addTestimonial(page, site, { title: "Kavitha S.", text: "The stair is steady." });
  await page.goto("/admin/testimonials");
  await page.getByRole("button", { name: "Hide Kavitha S." }).click();
  const show = page.getByRole("button", { name: "Show Kavitha S." });
  await expect(show).toBeVisible();
  const edit = await page.getByRole("link", { name: "Edit Kavitha S." }).getAttribute("href");
  const otherTab = await page.context().newPage();
  await otherTab.goto(edit ?? "");
  await otherTab.getByLabel("What the customer said").fill("The stair creaks.");
  await otherTab.getByRole("button", { name: "Save", exact: true }).click();
  await expect(otherTab.getByText("Testimonial saved.")).toBeVisible();
  await otherTab.close();
  await expect(page.getByText("The stair is steady.")).toBeVisible();
  if (test.info().project.use.javaScriptEnabled) {
    await waitForScripts(page);
    await page.context().setOffline(true);
    await show.click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(page.getByText("The stair is steady.")).toBeVisible();
    await page.context().setOffline(false);
  }
  await show.click();
  await expect(page.getByText("The customer or another device changed it")).toBeVisible();
  await expect(page.getByText("The stair creaks.")).toBeVisible();
  await show.click();
  await expect(page.getByRole("button", { name: "Hide Kavitha S." })).toBeVisible();
  await page.getByRole("link", { name: "Delete Kavitha S." }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Testimonial moved to the trash.")).toBeVisible();
});

test("the link for the customer of a won enquiry opens the review form", async ({ page, site }) => {
  const name = `Amudha ${Date.now()}`;
  await sendMessage(page, name);
  await openEnquiry(page, site, name);
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
