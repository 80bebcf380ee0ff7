import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { storeEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { db } from "~/platform/database/database.server";
import { imageDirectory } from "~/platform/images/image-store.server";
import { config } from "~/platform/runtime/config.server";
import { serializePieces } from "~/sizes/schema";
import { loader as sheetsLoader } from "../../app/routes/admin/enquiries/$id.drawings";
import { loader as pdfLoader } from "../../app/routes/files/quotation.$token[.]pdf";
import { setUpAdmin } from "../support/admin";
import { deliverMails, findFirstMails, office } from "../support/deliver-mails";
import { storeEnquiries } from "../support/enquiries";
import { drawLogo } from "../support/logo-drawing";
import { startMailServer } from "../support/mail-server";
import { storeSentQuotation } from "../support/quotations";
import { createLogoSender } from "../support/send-logo";

const admin = setUpAdmin();

async function saveLogo(drawing: Parameters<typeof drawLogo>[0] = {}, fields = {}): Promise<void> {
  const content = await drawLogo(drawing).png().toBuffer();
  expect((await createLogoSender(admin.headers)(fields, { content })).status).toBe(302);
}

const readFile = async (loader: typeof pdfLoader | typeof sheetsLoader, path: string) =>
  Buffer.from(await (await admin.fetch(loader, path)).arrayBuffer()).toString("latin1");

it.each(["#1d3b6f", "#ffffff"])("a quotation's PDF shows a logo of the colour %s", async (colour) => {
  const { token } = await storeSentQuotation();
  const path = `/quotation/${token}.pdf`;
  expect(await readFile(pdfLoader, path)).not.toContain("/Subtype /Image");
  await saveLogo({ colour });
  expect(await readFile(pdfLoader, path)).toContain("/Subtype /Image");
  // A missing file removes the logo, not the quotation.
  await rm(imageDirectory, { recursive: true, force: true });
  expect(await readFile(pdfLoader, path)).not.toContain("/Subtype /Image");
});

it("A4 drawings have the logo in their title block; a logo that contains the name replaces it", async () => {
  const gate = { kind: "gate", sizes: { type: "sliding", width: 3658 }, count: 1, remark: "" } as const;
  const pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [gate] });
  const [id] = await storeEnquiries({ name: "Meena", pieces });
  const readDrawings = () => readFile(sheetsLoader, `/admin/enquiries/${id}/drawings`);
  expect(await readDrawings()).toContain(">Made by<");
  await saveLogo({}, { containsName: "on" });
  const html = await readDrawings();
  expect(html).toContain('<image class="d-image" href="data:image/png;base64,');
  expect(html).not.toContain(">Made by<");
});

it.each([
  [{ containsName: "on" }, `alt="${config.business.name.replace("&", "&amp;")}"`],
  [{}, 'alt=""'],
])("emails have the logo %o at the top", async (fields, alt) => {
  await saveLogo({}, fields);
  for (const mail of await sendMails()) {
    expect(mail?.html).toContain('src="cid:logo"');
    expect(mail?.html).toContain(alt);
    expect(mail?.attachments).toMatchObject([{ contentId: "<logo>", mimeType: "image/png", related: true }]);
  }
});

/** Colours that change from pixel to pixel, which PNG cannot compress. */
async function drawColourfulLogo(): Promise<Buffer> {
  const [width, height] = [1600, 480];
  const pixels = createHash("shake256", { outputLength: width * height * 4 })
    .update("logo")
    .digest();
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

it("emails have at most 15 kB of a large logo", async () => {
  const content = await drawColourfulLogo();
  expect((await createLogoSender(admin.headers)({}, { content })).status).toBe(302);
  const [mail] = await sendMails();
  const logo = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
  expect(logo.length).toBeLessThanOrEqual(15_000);
  expect(await sharp(logo).metadata()).toMatchObject({ format: "png", hasAlpha: true });
});

async function sendMails() {
  const server = await startMailServer();
  const content = { name: "Meena", email: "meena@example.com", phone: "9843012345", message: "A gate" };
  await storeEnquiry(db, { kind: "message", content, source: { path: "/contact" } }, office);
  await deliverMails(server, 2);
  await server.close();
  return Object.values(findFirstMails(server));
}
