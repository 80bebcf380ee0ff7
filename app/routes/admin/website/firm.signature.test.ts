import sharp from "sharp";
import { expect, it } from "vitest";
import { readFirm } from "~/business/firm.server";
import { listVersions } from "~/features/quotations/quotations.server";
import { db } from "~/platform/database/database.server";
import { MAX_SIGNATURE_LENGTH } from "~/platform/images/encodings";
import { loader as rootLoader } from "~/root";
import { setUpAdmin } from "../../../../tests/support/admin";
import { callRoute, fetchRoute } from "../../../../tests/support/call-route";
import { toFile, toFormData } from "../../../../tests/support/form-data";
import { drawLogo } from "../../../../tests/support/logo-drawing";
import { sendStoredQuotation, storeQuotation } from "../../../../tests/support/quotations";
import { loader as pdf } from "../../files/quotation.$token[.]pdf";
import { loader as home } from "../../site/_index/route";
import { loader as quotationPage } from "../../standalone/quotation.$token/route";
import { action, loader } from "./firm.signature";

const admin = setUpAdmin();

async function send(fields: Record<string, string>, content?: Buffer) {
  const { body } = await admin.call(loader, "/admin/firm/signature");
  const { version } = body as { version: number };
  const image = content ? toFile(content, "signature.png", "image/png") : [];
  const form = toFormData({ intent: "save", version: String(version), ...fields, image });
  return await admin.call(action, "/admin/firm/signature", { form });
}

const readSignature = async () => (await readFirm(db)).signature ?? "";
const decode = (uri: string) => sharp(Buffer.from(uri.split(",")[1] ?? "", "base64")).metadata();

async function sendQuotation() {
  const { id } = await storeQuotation();
  return { id, ...(await sendStoredQuotation(id, new Date(), await readFirm(db))) };
}

async function readShown(token: string) {
  const page = (await callRoute(quotationPage, `/quotation/${token}`)).body as Awaited<
    ReturnType<typeof quotationPage>
  >;
  const file = Buffer.from(await (await fetchRoute(pdf, `/quotation/${token}.pdf`)).bytes());
  return { signature: page.quotation.signature, hasPicture: file.includes("/Subtype /Image") };
}

it("appears on quotations that are sent afterwards, which keep it when the picture changes", async () => {
  const unsigned = await sendQuotation();
  const saved = await send({}, await drawLogo({ margin: 200 }).png().toBuffer());
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/admin/firm/quotations"]);
  const first = await readSignature();
  expect(await decode(first)).toMatchObject({ format: "png", width: 300, height: 75 });
  const signed = await sendQuotation();
  await send({}, await drawLogo({ width: 300, height: 300 }).png().toBuffer());
  expect(await readSignature()).not.toBe(first);
  await send({ intent: "remove" });
  expect(await readSignature()).toBe("");
  expect(await readShown(unsigned.token)).toEqual({ signature: "", hasPicture: false });
  expect(await readShown(signed.token)).toEqual({ signature: first, hasPicture: true });
});

it("does not make a new version of an open quotation", async () => {
  const { id, versionId } = await sendQuotation();
  await send({}, await drawLogo().png().toBuffer());
  expect(await sendStoredQuotation(id, new Date(), await readFirm(db))).toMatchObject({ versionId });
  expect(await listVersions(db, id)).toMatchObject([{ version: 1 }]);
});

it("is small enough to be part of each quotation, also from a photo of paper", async () => {
  const noise = { type: "gaussian", mean: 200, sigma: 60 } as const;
  const create = { width: 1200, height: 500, channels: 3, background: "#ffffff", noise } as const;
  const photo = await sharp({ create }).png().toBuffer();
  expect((await send({}, photo)).status).toBe(302);
  expect((await readSignature()).length).toBeLessThanOrEqual(MAX_SIGNATURE_LENGTH);
});

it("is on no public page, and not among the public pictures", async () => {
  await send({}, await drawLogo().png().toBuffer());
  for (const loadPage of [home, rootLoader]) {
    const { body } = await callRoute(loadPage, "/");
    expect(JSON.stringify(body)).not.toContain(await readSignature());
  }
  expect(await db.selectFrom("images").select("id").where("variants", "is not", null).execute()).toEqual([]);
});

it("refuses a missing, an empty and another file, and keeps the stored picture", async () => {
  await send({}, await drawLogo().png().toBuffer());
  const stored = await readSignature();
  const white = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  for (const content of [undefined, white, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")]) {
    const { status, body } = await send({}, content);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ errors: { image: expect.any(String) } });
  }
  expect(await readSignature()).toBe(stored);
});
