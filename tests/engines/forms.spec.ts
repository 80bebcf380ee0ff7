import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPhoto } from "../support/photo";
import { expect, test } from "./fixtures";
import { button, field, link, summary, textIn } from "./visitor";

test.describe("a quote request", () => {
  // The first attempt is refused with 400.
  test.use({ expectedErrors: [/status of 400|400 \(Bad Request\)/] });

  test("starts in the services menu of the home page, is refused once, then is sent with its photo", async ({
    visitor,
  }) => {
    await visitor.open("/");
    await visitor.press(summary("Services", ".site-header"));
    await visitor.press(link("SS Gate", ".mega-menu"));
    await visitor.expectPath("/services/ss-gate");
    await visitor.press(link("Get Quote", "main"));
    await visitor.expectPath("/request-quote?service=ss-gate");
    await visitor.waitForScripts();
    await visitor.expectVisible(field("Phone"));
    await visitor.backdateForm();
    await visitor.fill(field("Phone"), "98430");
    await visitor.fill(field("Description"), "A gate for the drive, 4 m wide.");
    const folder = await mkdtemp(join(tmpdir(), "engines-"));
    await writeFile(join(folder, "drive.jpg"), await createPhoto(600));
    await visitor.chooseFile({ css: 'main input[type="file"]' }, join(folder, "drive.jpg"));
    await visitor.press(button("Submit Quote Request"));
    await visitor.expectVisible(textIn("Please check these fields", '[role="alert"]'));
    await visitor.expectVisible(textIn("Enter a valid 10-digit phone number"));
    await visitor.expectVisible(textIn("drive.jpg", "main li"));
    await visitor.expectVisible(textIn("Uploaded", "main li"));
    expect(await visitor.evaluate(() => document.querySelector("textarea")?.value)).toBe(
      "A gate for the drive, 4 m wide.",
    );
    await visitor.fill(field("Name"), "Meenakshi");
    await visitor.fill(field("Phone"), "+91 98430 12345");
    await visitor.backdateForm();
    await visitor.press(button("Submit Quote Request"));
    const receipt = "We have your quote request";
    await visitor.expectVisible(textIn(receipt, "main h2"));
    await visitor.expectVisible(textIn("98430 12345", "main"));
    // The receipt outlasts the toast.
    if (visitor.hasScripts) await visitor.expectHidden(textIn("✅ Quote Request Submitted"));
    await visitor.expectVisible(textIn(receipt, "main h2"));
    await rm(folder, { recursive: true });
  });
});
