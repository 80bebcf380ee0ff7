import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import type { StagedQuoteFiles } from "~/features/enquiries/files/staged-files.server";
import { getVisitor } from "~/features/enquiries/files/staged-files.server";
import { db } from "~/platform/database/database.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { loader as openImage } from "~/routes/files/images.$";
import { action as sendFiles } from "~/routes/files/request-quote.files";
import { callRoute } from "../../../../tests/support/call-route";
import { executable, makePdf } from "../../../../tests/support/documents";
import { readStoredFile } from "../../../../tests/support/images";
import { makePhonePhoto, makePicture } from "../../../../tests/support/pictures";
import {
  completeFields,
  expectRefusal,
  listAttachments,
  listErrors,
  listNames,
  makeForm,
  makePhoto,
  sendForm,
} from "../../../../tests/support/quote-form";

afterEach(async () => {
  expect(await readdir(uploadDirectory).catch(() => [])).toEqual([]);
});

describe("files of a quote request", () => {
  it("are stored in the order they were chosen, up to five", async () => {
    const jpeg = await makePhoto();
    const files = {
      "front.jpg": jpeg,
      "sketch.pdf": makePdf(),
      "gate.png": await makePicture(50, 50).png().toBuffer(),
      "வாயில்.webp": await makePicture(50, 51).webp().toBuffer(),
      "side.avif": await makePicture(50, 52).avif().toBuffer(),
    };
    expect(await sendForm({ files })).toMatchObject({ status: 302 });
    const attached = await listAttachments();
    expect(attached.map(({ name }) => name)).toEqual(Object.keys(files));
    expect(attached[0]).toMatchObject({ enquiry_id: 1, bytes: jpeg.length });
    expect(await readStoredFile(attached[1]?.storage_key ?? "")).toEqual(makePdf());
  });

  it("are rotated upright, without location and camera data", async () => {
    await sendForm({ files: { "IMG_1.jpg": await makePhonePhoto(60, 40) } });
    const [file] = await listAttachments();
    const { exif, width, height, orientation } = await sharp(
      await readStoredFile(file?.storage_key ?? ""),
    ).metadata();
    expect({ exif, width, height, orientation }).toEqual({ width: 40, height: 60 });
  });

  it("have no public URL", async () => {
    await sendForm({ files: { "front.jpg": await makePhoto() } });
    const [file] = await listAttachments();
    const key = file?.storage_key ?? "";
    expect(await readStoredFile(key)).not.toHaveLength(0);
    expect((await callRoute(openImage, `/images/${key}`)).status).toBe(404);
  });

  it("are kept after an error in another field", async () => {
    const files = { "front.jpg": await makePhoto(), "sketch.pdf": makePdf() };
    const refusal = await expectRefusal({ fields: { name: "Ravi", phone: "98430" }, files });
    expect(listErrors(refusal)).toEqual(["Enter a valid 10-digit phone number"]);
    expect(refusal.typed).toMatchObject({ name: "Ravi", phone: "98430" });
    expect(refusal.extra?.staged?.files).toMatchObject([
      { name: "front.jpg", thumbnail: expect.stringMatching(/^data:image\/webp/) },
      { name: "sketch.pdf", thumbnail: null, bytes: makePdf().length },
    ]);
    const fields = { ...completeFields, formToken: refusal.extra?.staged?.form ?? "" };
    const moreFiles = { "side.png": await makePicture(30, 30).png().toBuffer() };
    expect(await sendForm({ fields, files: moreFiles })).toMatchObject({ status: 302 });
    expect((await listAttachments()).map(({ name }) => name)).toEqual([
      "front.jpg",
      "sketch.pdf",
      "side.png",
    ]);
  });

  it("can be removed only from the form that they were uploaded with", async () => {
    const files = { "front.jpg": await makePhoto(), "sketch.pdf": makePdf() };
    const refusal = await expectRefusal({ fields: { name: "Ravi" }, files });
    const removed = refusal.extra?.staged?.files.map(({ id }) => id) ?? [];
    await expectRefusal({ fields: { formToken: "x".repeat(43) }, removedIds: removed });
    await sendForm({
      fields: { ...completeFields, formToken: refusal.extra?.staged?.form ?? "" },
      removedIds: removed.slice(0, 1),
    });
    expect((await listAttachments()).map(({ name }) => name)).toEqual(["sketch.pdf"]);
  });

  it("have to be chosen again if they expired before the form was sent; nothing else is lost", async () => {
    const refusal = await expectRefusal({
      fields: { name: "Ravi" },
      files: { "front.jpg": await makePhoto() },
    });
    const fields = { ...completeFields, formToken: refusal.extra?.staged?.form ?? "" };
    const listed = refusal.extra?.staged?.files.map(({ id }) => id);
    await sql`update enquiry_attachments set created_at = now() - interval '25 hours'`.execute(db);
    const lateRefusal = await expectRefusal({ fields, listedIds: listed });
    expect(listErrors(lateRefusal)).toEqual([
      "Files that were added more than a day ago are no longer here. Please choose them again.",
    ]);
    expect(lateRefusal.typed).toMatchObject(completeFields);
    expect(await sendForm({ fields, files: { "front.jpg": await makePhoto() } })).toMatchObject({
      status: 302,
    });
    expect((await listAttachments()).map(({ name }) => name)).toEqual(["front.jpg"]);
  });

  it("need not be chosen again after the same form was sent", async () => {
    const refusal = await expectRefusal({
      fields: { name: "Ravi" },
      files: { "front.jpg": await makePhoto() },
    });
    const fields = { ...completeFields, formToken: refusal.extra?.staged?.form ?? "" };
    const listed = refusal.extra?.staged?.files.map(({ id }) => id);
    for (const _ of ["first", "again"])
      expect(await sendForm({ fields, listedIds: listed })).toMatchObject({ status: 302 });
    expect(await listAttachments()).toHaveLength(1);
  });

  it("are stored once when the form is sent twice", async () => {
    const files = { "front.jpg": await makePhoto() };
    await sendForm({ files });
    await sendForm({ files });
    await sendForm({ files: { ...files, "again.jpg": files["front.jpg"], "sketch.pdf": makePdf() } });
    expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
    // New files are added to the first enquiry.
    expect((await listAttachments()).map(({ name }) => name)).toEqual(["front.jpg", "sketch.pdf"]);
    expect(await db.selectFrom("enquiry_attachments").select("id").execute()).toHaveLength(2);
  });

  it("are limited to five per submission, and a resubmission can add more", async () => {
    const makePdfs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, makePdf(name)]));
    await sendForm({ files: makePdfs("1", "2", "3", "4") });
    await sendForm({ files: makePdfs("4", "5", "6") });
    expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
    expect((await listAttachments()).map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("belong to one enquiry each, even if two forms have identical files", async () => {
    const files = { "front.jpg": await makePhoto() };
    await sendForm({ files });
    await sendForm({ fields: { ...completeFields, name: "Meena" }, files });
    expect((await listAttachments()).map(({ enquiry_id }) => enquiry_id)).toEqual([1, 2]);
    expect(await db.selectFrom("attached_files").select("id").execute()).toHaveLength(1);
  });

  it("are uploaded one by one while the form is filled in", async () => {
    const sendFile = async (fields: Record<string, string>, name: string, bytes: Uint8Array) => {
      const form = makeForm({ fields, files: { [name]: bytes } });
      const { body } = await callRoute(sendFiles, "/request-quote/files", { form });
      return body as { staged: StagedQuoteFiles; problems: string[] };
    };
    const first = await sendFile({}, "front.jpg", await makePhoto());
    const formToken = first.staged.form;
    const second = await sendFile({ formToken }, "virus.jpg", executable);
    expect(listNames(second.staged)).toEqual(["front.jpg"]);
    expect(second.problems).toEqual([
      "virus.jpg is not a JPEG, PNG, WebP, AVIF, HEIC or PDF file and was left out.",
    ]);
    await sendForm({ fields: { ...completeFields, formToken } });
    expect(await listAttachments()).toMatchObject([{ enquiry_id: 1, name: "front.jpg" }]);
  });
});

describe("a refused file", () => {
  it("is named, and the other files and the text are kept", async () => {
    const files = {
      "front.jpg": await makePhoto(),
      "photo.jpg": executable,
      "large.jpg": new Uint8Array(21_000_000),
      "half.pdf": makePdf().subarray(0, 120),
      "half.jpg": (await makePhoto()).subarray(0, 400),
      "film.gif": await makePicture(20, 20).gif().toBuffer(),
    };
    const refusal = await expectRefusal({ fields: { ...completeFields, description: "A gate" }, files });
    expect(listErrors(refusal)).toEqual([
      "large.jpg is larger than 20 MB and was left out.",
      "photo.jpg is not a JPEG, PNG, WebP, AVIF, HEIC or PDF file and was left out.",
      "half.pdf is damaged or incomplete and was left out.",
      "half.jpg is damaged or incomplete and was left out.",
      "film.gif is not a JPEG, PNG, WebP, AVIF, HEIC or PDF file and was left out.",
    ]);
    expect(listNames(refusal.extra?.staged)).toEqual(["front.jpg"]);
    expect(refusal.typed).toMatchObject({ ...completeFields, description: "A gate" });
    expect(await db.selectFrom("enquiries").select("id").execute()).toEqual([]);
  });

  it("is the sixth one, in this or a later submission", async () => {
    const files = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.pdf`, makePdf(`${n}`)]));
    const refusal = await expectRefusal({ files });
    expect(listErrors(refusal)).toEqual(["Up to 5 files can be sent. Left out: 6.pdf."]);
    expect(listNames(refusal.extra?.staged)).toEqual(["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"]);
    const fields = { ...completeFields, formToken: refusal.extra?.staged?.form ?? "" };
    const second = await expectRefusal({ fields, files: { "7.pdf": makePdf("7"), "1.pdf": makePdf("1") } });
    expect(listErrors(second)).toEqual(["Up to 5 files can be sent. Left out: 7.pdf."]);
    expect(await sendForm({ fields })).toMatchObject({ status: 302 });
    expect(await listAttachments()).toHaveLength(5);
  });

  it("exceeds the daily limit of an address", async () => {
    const visitor = getVisitor(new Request("http://localhost/"));
    await visitor.charge({ isNewFile: true, megabytes: 799 });
    const files = { "1.pdf": makePdf("1"), "2.pdf": makePdf("2") };
    const refusal = await expectRefusal({ files });
    expect(listNames(refusal.extra?.staged)).toEqual(["1.pdf"]);
    expect(listErrors(refusal)).toEqual([
      "2.pdf was left out: too many files came from your connection today. Please send it by WhatsApp instead.",
    ]);
    expect(await sendForm({})).toMatchObject({ status: 302 });
  });
});
