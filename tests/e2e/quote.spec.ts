import sharp from "sharp";
import { executable, makePdfFile } from "../support/documents";
import { makePhotoFile } from "../support/photo";
import { expect, openEnquiry, signIn, test } from "./fixtures";
import { backdateForm, delayResponses, leaveAndComeBack, openWithScripts, waitForScripts } from "./screen";

test("lists a visitor's quote request for the admin", async ({ page, site }, info) => {
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
  await backdateForm(page);
  await page.getByRole("button", { name: /quote/i }).click();
  await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();
  const receipt = page.getByRole("region", { name: "We have your quote request" });
  await expect(receipt.getByRole("heading", { name: "We have your quote request" })).toBeFocused();
  await expect(receipt).toBeInViewport();
  await expect(receipt).toContainText(
    "We respond within 24 hours. We'll call 98430 12345 to arrange a site visit.",
  );
  await expect(receipt).toContainText("₹15,000 - ₹50,000");
  await receipt.getByRole("link", { name: "Send another" }).click();
  await expect(receipt).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("");
  if (info.project.use.javaScriptEnabled)
    await expect(page.locator(".enquiry-form").getByRole("heading").first()).toBeFocused();

  await signIn(page, site);
  await page.goto("/admin/enquiries");
  const enquiry = page.getByRole("article", { name });
  await expect(enquiry).toContainText("Balcony railing, 6 m, 12 mm glass.");
  await enquiry.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("link", { name: `98430 12345 Call ${name}` })).toHaveAttribute(
    "href",
    "tel:+919843012345",
  );
});

test("@js keeps and draws sizes entered before the scripts loaded, and keeps the files", async ({ page }) => {
  const scripts = await delayResponses(page, "**/assets/*.js");
  await page.goto("/request-quote?service=ms-gate", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Name").fill("Meenakshi");
  await page.getByLabel("Phone").fill("9843012345");
  await page.getByLabel("Project Type").selectOption("railings");
  await page.getByLabel("Description").fill("Balcony railing, 6 m.");
  const size = page.getByRole("textbox", { name: "Clear opening", exact: true });
  await size.fill("5 m");
  await page.getByLabel("Photos or drawings").setInputFiles(makePdfFile("sketch.pdf", "early"));
  scripts.release();
  await waitForScripts(page);
  const files = page.getByRole("list", { name: "Files in your request" });
  await expect(files.getByRole("listitem")).toHaveText([/sketch\.pdf.*Uploaded/s]);
  await expect(page.getByLabel("Name")).toHaveValue("Meenakshi");
  await expect(page.getByLabel("Phone")).toHaveValue("9843012345");
  await expect(page.getByLabel("Project Type")).toHaveValue("railings");
  await expect(page.getByLabel("Description")).toHaveValue("Balcony railing, 6 m.");
  await expect(page.locator("#piece-1").getByRole("img")).toContainText("5,000");
  await expect(size).toHaveValue("5 m");
});

test("@js asks for confirmation before leaving during an upload, but not after it", async ({ page }) => {
  const upload = await delayResponses(page, "**/request-quote/files");
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  await openWithScripts(page, "/request-quote");
  await page.getByLabel("Photos or drawings").setInputFiles(makePdfFile("sketch.pdf", "unsent"));
  const files = page.getByRole("list", { name: "Files in your request" });
  await expect(files).toContainText("Sending");
  const gallery = page.getByRole("contentinfo").getByRole("link", { name: "Our Projects" });
  await gallery.click();
  await expect.poll(() => questions).toEqual(["confirm"]);
  await page.evaluate(() => location.reload());
  await expect.poll(() => questions).toEqual(["confirm", "beforeunload"]);
  await expect(page).toHaveURL("/request-quote");
  upload.release();
  await expect(files).toContainText("Uploaded");
  await gallery.click();
  await expect(page).toHaveURL("/gallery");
  expect(questions).toHaveLength(2);
});

test("@js records the campaign although the visitor left the first page before its scripts loaded", async ({
  page,
  site,
}) => {
  const name = `Nila ${Date.now()}`;
  const scripts = await delayResponses(page, "**/assets/*.js");
  await page.goto("/about?utm_source=maps&utm_campaign=monsoon", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "UPVC Windows" }).first().click();
  await page.getByRole("link", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/request-quote?service=upvc-windows");
  scripts.release();
  await backdateForm(page);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("98430 12345");
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();
  await openEnquiry(page, site, name);
  await page.getByRole("heading", { name: "Details", exact: true }).click();
  await expect(page.getByText("source maps, campaign monsoon")).toBeVisible();
});

test("@js an empty date field has a hint and allows no day before today", async ({ page }) => {
  await openWithScripts(page, "/request-quote");
  const date = page.getByLabel("Delivery Date");
  const placeholder = page.getByText("Choose a day");
  await expect(placeholder).toBeVisible();
  await expect(date).toHaveAttribute("min", /^\d{4}-\d\d-\d\d$/);
  await date.fill("2031-03-31");
  await date.blur();
  await expect(placeholder).toHaveCount(0);
  await page.reload();
  // Restored from the draft.
  await expect(date).toHaveValue("2031-03-31");
  await expect(placeholder).toHaveCount(0);
});

test.describe("a quote request with files", () => {
  test("@js scales down a large photo before the upload without rotating it", async ({ page }) => {
    const size = { width: 6_000, height: 4_000, channels: 3, background: "#456" } as const;
    const buffer = await sharp({ create: size }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await page.goto("/request-quote");
    const response = page.waitForResponse("**/request-quote/files");
    await page
      .getByLabel("Photos or drawings")
      .setInputFiles([{ name: "balcony.jpg", mimeType: "image/jpeg", buffer }]);
    const { staged } = await (await response).json();
    expect(staged.files).toMatchObject([{ name: "balcony.jpg" }]);
    expect(staged.files[0].bytes).toBeLessThan(buffer.length);
    const [, thumbnail = ""] = staged.files[0].thumbnail.split(",");
    const { width = 0, height = 0 } = await sharp(Buffer.from(thumbnail, "base64")).metadata();
    expect(height).toBeGreaterThan(width);
  });

  test.use({ expectedErrors: [/status of 400/] });

  test("keeps files after an error in another field and after Back, removes one, and opens the rest in the inbox", async ({
    page,
    site,
  }, info) => {
    const hasScripts = info.project.use.javaScriptEnabled === true;
    const name = `Selvi ${info.project.name} ${Date.now()}`;
    const makePdf = (file: string) => makePdfFile(file, `${file} ${name}`);
    await page.goto("/request-quote");
    await backdateForm(page);
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Phone").fill("98430");
    await page
      .getByLabel("Photos or drawings")
      .setInputFiles([await makePhotoFile("balcony.jpg"), makePdf("sketch.pdf"), makePdf("front.pdf")]);
    await page.getByRole("button", { name: /quote request/i }).click();
    await expect(page.getByText("Enter a valid 10-digit phone number").first()).toBeVisible();
    const files = page.getByRole("list", { name: "Files in your request" }).getByRole("listitem");
    const uploaded = [/balcony\.jpg.*Uploaded/s, /sketch\.pdf.*Uploaded/s, /front\.pdf.*Uploaded/s];
    await expect(files).toHaveText(uploaded);
    await leaveAndComeBack(page);
    await expect(files).toHaveText(uploaded);
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await page.getByRole(hasScripts ? "button" : "checkbox", { name: /Remove.*front\.pdf/ }).click();
    await leaveAndComeBack(page);
    if (hasScripts) await expect(files).toHaveText(uploaded.slice(0, 2));
    else await expect(page.getByRole("checkbox", { name: /front\.pdf/ })).toBeChecked();

    await page.getByLabel("Phone").fill("98430 12345");
    await page.getByRole("button", { name: /quote request/i }).click();
    await expect(page.getByText("✅ Quote Request Submitted")).toBeVisible();
    await expect(files).toHaveCount(0);

    await signIn(page, site);
    await page.goto("/admin/enquiries");
    await expect(page.getByRole("article", { name })).toContainText("2 files");
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("link", { name: "balcony.jpg", exact: true }).click();
    const viewer = page.getByRole("dialog", { name: "balcony.jpg" });
    const picture = viewer.getByRole("img", { name: "balcony.jpg" });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await viewer.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("dialog", { name: "sketch.pdf" })).toContainText("2 of 2");
    await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download sketch.pdf" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("sketch.pdf");
  });

  test("@js reports an unacceptable file before sending, and removes a chosen one", async ({ page }) => {
    await openWithScripts(page, "/request-quote");
    const field = page.getByLabel("Photos or drawings");
    await field.setInputFiles([
      { name: "holiday.jpg", mimeType: "image/jpeg", buffer: executable },
      ...[1, 2, 3, 4, 5].map((n) => makePdfFile(`${n}.pdf`)),
    ]);
    await expect(field).toHaveAccessibleDescription(/Left out: 5\.pdf\..*holiday\.jpg is not a JPEG/s);
    const files = page.getByRole("list", { name: "Files in your request" });
    await expect(files.getByText("Uploaded")).toHaveCount(4);
    await page.getByRole("button", { name: "Remove 2.pdf" }).click();
    await expect(files.getByRole("listitem")).toHaveText([/1\.pdf/, /3\.pdf/, /4\.pdf/]);
    await expect(field).toBeFocused();
  });
});
