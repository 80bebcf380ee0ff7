import { expect, it } from "vitest";
import { findOrder } from "~/features/orders/find-order.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { findQuotation } from "~/features/quotations/quotations.server";
import { db } from "~/platform/database/database.server";
import { serializePieces } from "~/sizes/schema";
import { loader as order } from "../../app/routes/admin/enquiries/$id_.order/route";
import { loader as screen } from "../../app/routes/admin/quotations/quotations.$id/route";
import { action as copy } from "../../app/routes/admin/quotations/quotations.$id_.copy";
import { setUpAdmin } from "../support/admin";
import {
  createDraft,
  createDraftWithChoices,
  gate,
  sendOptions,
  sendStoredQuotation,
  storeSentQuotation,
} from "../support/quotations";

const admin = setUpAdmin();
const { mail } = sendOptions;

async function storeAccepted() {
  const { id, enquiryId, tokenHash, number } = await storeSentQuotation();
  const copyWith = async (form: Record<string, string>) => {
    const target = { enquiry: String(enquiryId), ...form };
    return await admin.call(copy, `/admin/quotations/${id}/copy`, { form: target });
  };
  const acceptCopy = async (purpose: string) => {
    const { headers } = await copyWith({ purpose });
    const path = headers.get("Location") ?? "";
    const sent = await sendStoredQuotation(Number(path.split("/").at(-1)));
    await acceptQuotation(db, { tokenHash: sent.tokenHash, name: "Meena", mail });
    return { body: (await admin.call(screen, path)).body, total: (await findOrder(db, enquiryId))?.total };
  };
  return { copyWith, acceptCopy, number, accept: { tokenHash, name: "Meena", mail } };
}

it("a copy of an accepted quotation replaces it or is extra work, as the owner chooses", async () => {
  const { copyWith, acceptCopy, number, accept } = await storeAccepted();
  // Before the acceptance, there is nothing to replace.
  expect((await copyWith({})).status).toBe(302);
  await acceptQuotation(db, accept);
  expect(await copyWith({})).toMatchObject({
    status: 400,
    body: { errors: { purpose: "Choose what the copy is for." } },
  });
  expect(await acceptCopy("replacement")).toMatchObject({ body: { replacedNumber: number }, total: 11_800 });
  expect(await acceptCopy("extra")).toMatchObject({ body: { replacedNumber: null }, total: 23_600 });
});

it("a quotation for measured sizes has the work that the customer chose among alternatives", async () => {
  const { id, enquiryId, tokenHash } = await storeSentQuotation(createDraftWithChoices());
  const choice = { alternative: "b" as const, optional: [] };
  await acceptQuotation(db, { tokenHash, name: "Meena", choice, total: 15_340_00, mail });
  const high = { ...gate, sizes: { ...gate.sizes, height: 1950 } };
  const measured_pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [high] });
  await db.updateTable("enquiries").set({ measured_pieces }).where("id", "=", enquiryId).execute();
  const copyMeasured = async (quotationId: number) => {
    const form = { enquiry: String(enquiryId), sizes: "measured", purpose: "replacement" };
    const { headers } = await admin.call(copy, `/admin/quotations/${quotationId}/copy`, { form });
    return Number(headers.get("Location")?.split("/").at(-1));
  };
  const copyId = await copyMeasured(id);
  const sheet = { piece: { sizes: { infill: "sheet", height: 1950 } } };
  expect((await findQuotation(db, copyId))?.draft.lines[0]).toMatchObject(sheet);
  const second = await sendStoredQuotation(copyId);
  await acceptQuotation(db, { tokenHash: second.tokenHash, name: "Meena", mail });
  expect((await admin.call(order, `/admin/enquiries/${enquiryId}/order`)).body).toMatchObject({
    sizes: null,
  });
  expect((await findQuotation(db, await copyMeasured(copyId)))?.draft.lines[0]).toMatchObject(sheet);
  // The customer changes their mind.
  const panel = { ...high, sizes: { ...high.sizes, infill: "panel" } };
  const changed = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [panel] });
  await db.updateTable("enquiries").set({ measured_pieces: changed }).where("id", "=", enquiryId).execute();
  const { body } = await admin.call(order, `/admin/enquiries/${enquiryId}/order`);
  expect(body).toMatchObject({
    sizes: { changes: expect.arrayContaining([expect.stringMatching(/Infill .* instead of Solid sheet/)]) },
  });
});

it("an order names that the enquiry changed to the alternative that was not accepted", async () => {
  const { enquiryId, tokenHash } = await storeSentQuotation(createDraftWithChoices());
  const choice = { alternative: "a" as const, optional: [] };
  await acceptQuotation(db, { tokenHash, name: "Meena", choice, total: 12_980_00, mail });
  const sheet = { ...gate, sizes: { ...gate.sizes, infill: "sheet" } };
  const measured_pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [sheet] });
  await db.updateTable("enquiries").set({ measured_pieces }).where("id", "=", enquiryId).execute();
  expect((await admin.call(order, `/admin/enquiries/${enquiryId}/order`)).body).toMatchObject({
    sizes: {
      changes: expect.arrayContaining([expect.stringMatching(/Infill Solid sheet instead of Vertical/)]),
    },
  });
});

it("a quotation for measured sizes does not sell again what another accepted one sold", async () => {
  const railing = { kind: "railing", sizes: { length: 6000 }, count: 1, remark: "" } as const;
  const [line] = createDraft().lines;
  if (!line) throw new Error("The draft has no line");
  const first = await storeSentQuotation(createDraft({ lines: [{ ...line, id: "1", piece: gate }] }));
  await acceptQuotation(db, { tokenHash: first.tokenHash, name: "Meena", mail });
  const draft = JSON.stringify(createDraft({ lines: [{ ...line, id: "2", piece: railing }] }));
  const { id } = await db
    .insertInto("quotations")
    .values({ enquiry_id: first.enquiryId, draft })
    .returning("id")
    .executeTakeFirstOrThrow();
  const second = await sendStoredQuotation(id);
  await acceptQuotation(db, { tokenHash: second.tokenHash, name: "Meena", mail });
  const wide = { ...gate, sizes: { ...gate.sizes, width: 4000 } };
  const pieces = [{ ...railing, sizes: { length: 6500 } }, wide];
  const measured_pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces });
  await db.updateTable("enquiries").set({ measured_pieces }).where("id", "=", first.enquiryId).execute();
  const form = { enquiry: String(first.enquiryId), sizes: "measured" };
  const { headers } = await admin.call(copy, `/admin/quotations/${first.id}/copy`, { form });
  const copied = await findQuotation(db, Number(headers.get("Location")?.split("/").at(-1)));
  expect(copied?.draft.lines.map(({ piece }) => piece)).toEqual([wide]);
});
