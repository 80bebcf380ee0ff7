import type { Page } from "@playwright/test";
import { expect, sendQuoteRequest, signIn, test } from "../e2e/fixtures";
import { waitForScripts } from "../e2e/screen";
import { makePhotoFile } from "../support/photo";

// The browser's messages about the failed requests.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/] });

/** Sends the form that a phone sends to the installed app. */
async function share(page: Page, { text = "", photos = 0 }: { text?: string; photos?: number }) {
  await page.goto("/admin/share");
  await page.evaluate((text) => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<form id="sharing" method="post" enctype="multipart/form-data">
        <input type="file" name="images" multiple><textarea name="text"></textarea></form>`,
    );
    for (const textarea of document.querySelectorAll("textarea")) textarea.value = text;
  }, text);
  const files = Array.from({ length: photos }, (_, index) => makePhotoFile(`gate ${index}.jpg`));
  await page.locator("#sharing input").setInputFiles(await Promise.all(files));
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#sharing")?.submit());
}

test("@js shared photos stay on the screen when they cannot be sent", async ({ page, site }) => {
  await signIn(page, site);
  await share(page, { photos: 2, text: "Gate in Peelamedu" });
  await expect(page.getByRole("heading", { name: "2 pictures" })).toBeVisible();
  await waitForScripts(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Add to the gallery" }).click();
  await expect(page.getByText("Not sent. Check your connection and try again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 pictures" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Add to the gallery" }).click();
  await expect(page).toHaveURL(/\/admin\/galleryadmin\/upload$/);
  await expect(page.getByRole("list", { name: "Chosen pictures" }).getByRole("listitem")).toHaveCount(2);
});

test("@js a shared text stays an enquiry on WhatsApp after a look-up and a reload", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await share(page, { text: "Hi, need a gate of 10 ft. Ravi" });
  await expect(page.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  await waitForScripts(page);
  await page.getByRole("textbox", { name: "Phone" }).fill("99430 12399");
  await expect(page.getByText("No earlier enquiry from this number.")).toBeVisible();
  // The look-up has loaded the data of the screen again.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  await expect(page.getByLabel("Request")).toHaveValue("Hi, need a gate of 10 ft. Ravi");
});

test("@js the phone number of a shared text is looked up", async ({ page, site }) => {
  await sendQuoteRequest(page, "Ravi", { phone: "9843012377" });
  await signIn(page, site);
  await share(page, { text: "Hi, Ravi again: and a gate of 10 ft. 98430 12377" });
  await expect(page.getByText("Earlier enquiries from this number")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ravi");
});
