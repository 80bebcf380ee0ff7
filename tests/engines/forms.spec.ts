import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPhoto } from "../support/photo";
import { expect, test } from "./fixtures";
import { button, field, hint, link, summary } from "./visitor";

test.describe("a quote request", () => {
  // From the first attempt.
  test.use({ expectedErrors: [/status of 400|400 \(Bad Request\)/] });

  test("is refused first, then sent with its photo, starting from the services menu of the home page", async ({
    visitor,
  }) => {
    await visitor.open("/");
    await visitor.press(summary("Services", ".site-header"));
    await visitor.press(link("SS Gate", ".mega-menu"));
    await visitor.isAt("/services/ss-gate");
    await visitor.press(link("Get Quote", "main"));
    await visitor.isAt("/request-quote?service=ss-gate");
    await visitor.waitForScripts();
    await visitor.sees(field("Phone"));
    await visitor.takeTime();
    await visitor.type(field("Phone"), "98430");
    await visitor.type(field("Description"), "A gate for the drive, 4 m wide.");
    const folder = await mkdtemp(join(tmpdir(), "engines-"));
    await writeFile(join(folder, "drive.jpg"), await createPhoto(600));
    await visitor.attach({ css: 'main input[type="file"]' }, join(folder, "drive.jpg"));
    await visitor.press(button("Submit Quote Request"));
    await visitor.sees(hint("Please check these fields", '[role="alert"]'));
    await visitor.sees(hint("Enter a valid 10-digit phone number"));
    await visitor.sees(hint("drive.jpg", "main li"));
    await visitor.sees(hint("Uploaded", "main li"));
    expect(await visitor.read(() => document.querySelector("textarea")?.value)).toBe(
      "A gate for the drive, 4 m wide.",
    );
    await visitor.type(field("Name"), "Meenakshi");
    await visitor.type(field("Phone"), "+91 98430 12345");
    await visitor.takeTime();
    await visitor.press(button("Submit Quote Request"));
    const receipt = "We have your quote request";
    await visitor.sees(hint(receipt, "main h2"));
    await visitor.sees(hint("98430 12345", "main"));
    // The receipt outlasts the toast.
    if (visitor.hasScripts) await visitor.seesNo(hint("✅ Quote Request Submitted"));
    await visitor.sees(hint(receipt, "main h2"));
    await rm(folder, { recursive: true });
  });
});
