import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { collectOrphanedAttachments } from "~/features/enquiries/files/attached-files.server";
import { getPixelLimit } from "~/features/enquiries/files/staged-files.server";
import { db } from "~/platform/database/database.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { readClientAddress } from "~/platform/http/request.server";
import { imageStore } from "~/platform/images/image-store.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { diskRules, uploadDirectory } from "~/platform/uploads/staged-file.server";
import { action as sendFiles } from "~/routes/files/request-quote.files";
import type { QuoteExtra } from "~/routes/site/request-quote/receive-quote.server";
import { callRoute } from "../../../../tests/support/call-route";
import { makePdf } from "../../../../tests/support/documents";
import { listStoredKeys } from "../../../../tests/support/images";
import { makePicture } from "../../../../tests/support/pictures";
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
import { action } from "./route";

afterEach(async () => {
  expect(await readdir(uploadDirectory).catch(() => [])).toEqual([]);
});

describe("storage limits", () => {
  afterEach(() => vi.restoreAllMocks());

  it("returns 507 on a full disk, with the typed text and the earlier files", async () => {
    const first = await expectRefusal({
      fields: { name: "Ravi" },
      files: { "before.pdf": makePdf("before") },
    });
    const fields = { ...completeFields, description: "A gate", formToken: first.extra?.staged?.form ?? "" };
    vi.spyOn(diskRules, "calculateReserveBytes").mockReturnValue(Number.MAX_SAFE_INTEGER);
    const { status, body } = await sendForm({ fields, files: { "front.jpg": await makePhoto() } });
    const refusal = body as RefusedForm<QuoteExtra>;
    expect(status).toBe(507);
    expect(listErrors(refusal)).toEqual([
      "front.jpg was left out: we cannot store more files right now. Please send it by WhatsApp instead.",
    ]);
    expect(refusal.typed).toMatchObject(fields);
    expect(listNames(refusal.extra?.staged)).toEqual(["before.pdf"]);
    // Without the file, the request is accepted, because text needs little space.
    expect(await sendForm({ fields })).toMatchObject({ status: 302 });
    expect((await listAttachments()).map(({ name }) => name)).toEqual(["before.pdf"]);
  });

  it("returns 507 to a script on a full disk", async () => {
    vi.spyOn(diskRules, "calculateReserveBytes").mockReturnValue(Number.MAX_SAFE_INTEGER);
    const form = makeForm({ fields: {}, files: { "front.jpg": await makePhoto() } });
    expect(await callRoute(sendFiles, "/request-quote/files", { form })).toMatchObject({
      status: 507,
      body: { staged: null, problems: [expect.stringContaining("cannot store more files")] },
    });
  });

  it("returns 507 for a full store, 500 for a failing one, and 503 for too many staged files", async () => {
    const put = vi
      .spyOn(imageStore, "put")
      .mockRejectedValue(Object.assign(new Error("no room"), { code: "ENOSPC" }));
    expect(await sendForm({ files: { "front.jpg": await makePhoto() } })).toMatchObject({ status: 507 });
    put.mockRejectedValue(new Error("the bucket does not answer"));
    expect(await sendForm({ files: { "front.jpg": await makePhoto() } })).toMatchObject({ status: 500 });
    put.mockRestore();
    await expectRefusal({ fields: {}, files: { "one.pdf": makePdf("one") } });
    await db
      .updateTable("enquiry_attachments")
      .set({ bytes: 2_000_000_000, network_hash: "another" })
      .execute();
    const { status, body } = await sendForm({ files: { "two.pdf": makePdf("two") } });
    expect(status).toBe(503);
    expect(listErrors(body as RefusedForm<QuoteExtra>)).toEqual([
      "two.pdf was left out: we cannot store more files today. Send your request without it, and the file by WhatsApp.",
    ]);
    expect(await sendForm({})).toMatchObject({ status: 302 });
  });

  it("counts a file once, even if it is staged for several forms", async () => {
    for (let n = 0; n < 3; n++) await expectRefusal({ fields: {}, files: { "one.pdf": makePdf("one") } });
    await db
      .updateTable("enquiry_attachments")
      .set({ bytes: 1_900_000_000, network_hash: "another" })
      .execute();
    expect(await sendForm({ files: { "two.pdf": makePdf("two") } })).toMatchObject({ status: 302 });
  });

  it("reserves nine tenths of the space for other networks", async () => {
    await expectRefusal({ fields: {}, files: { "one.pdf": makePdf("one") } });
    await db.updateTable("enquiry_attachments").set({ bytes: 190_000_000 }).execute();
    const refusal = await expectRefusal({ files: { "two.pdf": makePdf("two") } });
    expect(listErrors(refusal)).toEqual([
      "two.pdf was left out: too many files came from your connection today. Please send it by WhatsApp instead.",
    ]);
    const headers = { "X-Client-Address": "203.0.113.7" };
    const form = makeForm({ files: { "two.pdf": makePdf("two") } });
    expect(await callRoute(action, "/request-quote", { form, headers })).toMatchObject({ status: 302 });
  });

  it("decodes 2,000 megapixels per address and hour, then refuses more", async () => {
    const address = readClientAddress(new Request("http://localhost/"));
    for (let n = 0; n < 10; n++)
      expect(await countAttempt(db, [getPixelLimit(address, 50_000_000)])).toBeNull();
    const files = { "front.jpg": await makePhoto() };
    expect(await sendForm({ files })).toMatchObject({ status: 302 });
    for (let n = 0; n < 14; n++) await countAttempt(db, [getPixelLimit(address, 100_000_000)]);
    await countAttempt(db, [getPixelLimit(address, 90_000_000)]);
    const refusal = await expectRefusal({
      files: { "side.jpg": await makePicture(61, 40).jpeg().toBuffer() },
    });
    expect(listErrors(refusal)).toEqual([
      "side.jpg was left out: too many large pictures came from your connection in the last hour. Please send it by WhatsApp instead.",
    ]);
    // Known files and other file types need no decoding.
    expect(await sendForm({ fields: { ...completeFields, name: "Meena" }, files })).toMatchObject({
      status: 302,
    });
    const documents = { "sketch.pdf": makePdf() };
    expect(await sendForm({ fields: { ...completeFields, name: "Arun" }, files: documents })).toMatchObject({
      status: 302,
    });
  });
});

it("deletes staged files after a day, and the files of deleted requests", async () => {
  await sendForm({ files: { "attached.pdf": makePdf("attached") } });
  await sendForm({
    fields: { ...completeFields, name: "Meena" },
    files: { "deleted.pdf": makePdf("deleted") },
  });
  const refusal = await expectRefusal({ fields: {}, files: { "staged.pdf": makePdf("staged") } });
  await expectRefusal({ fields: {}, files: { "recent.pdf": makePdf("recent") } });
  await db.deleteFrom("enquiries").where("name", "=", "Meena").execute();
  await db.updateTable("attached_files").set({ created_at: sql`now() - interval '2 hours'` }).execute();
  expect(await collectOrphanedAttachments(db)).toBe(1);
  await db
    .updateTable("enquiry_attachments")
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where("name", "in", ["staged.pdf", "attached.pdf"])
    .execute();
  const lateRefusal = await expectRefusal({ fields: { formToken: refusal.extra?.staged?.form ?? "" } });
  expect(lateRefusal.extra?.staged).toBeNull();
  expect(await collectOrphanedAttachments(db)).toBe(1);
  const rows = await db.selectFrom("enquiry_attachments").select("name").orderBy("id").execute();
  expect(rows.map(({ name }) => name)).toEqual(["attached.pdf", "recent.pdf"]);
  const files = await db.selectFrom("attached_files").select("storage_key").execute();
  expect(await listStoredKeys()).toEqual(files.map(({ storage_key }) => storage_key).sort());
});
