import { describe, expect, it } from "vitest";
import { defaultFirm, toStoredFirm } from "~/business/firm.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { proposeExtra } from "~/features/quotations/propose-draft";
import { findLinkedQuotation, findQuotation } from "~/features/quotations/quotations.server";
import { listRates, saveRate } from "~/features/quotations/rates.server";
import { toDraftFields } from "~/features/quotations/typed-quotation";
import { db } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { action as create } from "../../app/routes/admin/enquiries/$id.quotation";
import {
  action as save,
  loader as screenLoader,
} from "../../app/routes/admin/quotations/quotations.$id/route";
import {
  loader as previewLoader,
  action as send,
} from "../../app/routes/admin/quotations/quotations.$id_.preview/route";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";
import {
  changeDraft,
  createDraft,
  createRate,
  firm,
  gate,
  sendStoredQuotation,
  storeQuotation,
  storeSentQuotation,
} from "../support/quotations";

const admin = setUpAdmin();

const findDraft = async (id: number) => (await findQuotation(db, id))?.draft ?? createDraft();
const post = (id: number, form: Record<string, string>) =>
  admin.call(save, `/admin/quotations/${id}`, { form });

describe("the preview of a quotation", () => {
  const preview = async (id: number) =>
    (await admin.call(previewLoader, `/admin/quotations/${id}/preview`)).body;
  const share = (id: number, version: number) =>
    admin.call(send, `/admin/quotations/${id}/preview`, {
      form: { intent: "link", version: String(version) },
    });
  const saveFirm = (previousId: number, change: object) =>
    saveRevision(db, "firm", { previousId, content: toStoredFirm({ ...defaultFirm, ...change }) });

  it("shows the version and dates that sending gives the customer", async () => {
    const revision = await saveFirm(0, { gstin: firm.gstin });
    const { id } = await storeQuotation();
    expect(await preview(id)).toMatchObject({
      quotation: { number: "Draft", version: 1 },
      isRepeated: false,
    });
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    const business = { ...defaultFirm, gstin: firm.gstin };
    const sent = await sendStoredQuotation(id, yesterday, business);
    const repeated = { isRepeated: true, quotation: { number: sent.number, version: 1 } };
    expect(await preview(id)).toMatchObject(repeated);
    await share(id, 1);
    expect((await findQuotation(db, id))?.versions).toHaveLength(1);

    await saveFirm(revision ?? 0, { gstin: null });
    expect(await preview(id)).toMatchObject({
      isRepeated: false,
      quotation: { version: 2, totals: [{ value: "₹10,000.00" }] },
    });
    await share(id, 1);
    expect((await findQuotation(db, id))?.versions).toMatchObject([
      { version: 2, total: 10_000 },
      { version: 1 },
    ]);
  });

  it("returns 409 when another device has changed the draft, until the new preview is sent", async () => {
    const { id } = await storeQuotation();
    expect(await preview(id)).toMatchObject({ version: 1 });
    await changeDraft(id, createDraft({ discount: { kind: "percent", percent: 1000 } }));
    const { status, body } = await share(id, 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({ version: 2, toast: { isConflict: true } });
    expect((await findQuotation(db, id))?.versions).toEqual([]);
    const { version } = body as RefusedForm;
    expect((await share(id, version ?? 0)).status).toBe(200);
  });
});

it("a stale form names what is saved now, before it replaces it", async () => {
  const { id } = await storeQuotation();
  const draft = await findDraft(id);
  const typed = { ...toDraftFields(draft), intent: "save", version: "1" };
  const [line] = draft.lines;
  const rate = `rate.${line?.id}`;
  expect((await post(id, { ...typed, [rate]: "1,200", discount: "5%" })).status).toBe(302);
  const { status, body } = await post(id, { ...typed, warranty: "Two years" });
  expect(status).toBe(409);
  const { version, toast } = body as RefusedForm;
  expect(toast?.message).toBe(
    `Not saved: changed on another device (now Line 1: Gate, vertical bars · 10 · 1,200, Discount: 5%, Warranty: ${draft.terms.warranty}). Save again to keep yours.`,
  );
  expect((await post(id, { ...typed, warranty: "Two years", version: `${version}` })).status).toBe(302);
});

it("a quotation is not sent to an email address that was removed meanwhile", async () => {
  const { id } = await storeQuotation();
  const form = { intent: "email", version: "1" };
  const { status, body } = await admin.call(send, `/admin/quotations/${id}/preview`, { form });
  expect(status).toBe(409);
  expect(body).toMatchObject({ toast: { message: "Not sent: this enquiry has no email address." } });
  expect((await findQuotation(db, id))?.versions).toEqual([]);
});

it("saving a quotation of a deleted enquiry returns 410 with the typed texts", async () => {
  const { id, enquiryId } = await storeQuotation();
  const draft = await findDraft(id);
  await deleteEnquiry(db, enquiryId, { author: "owner" });
  const { status, body } = await post(id, { ...toDraftFields(draft), warranty: "Two years", intent: "save" });
  expect(status).toBe(410);
  expect(body).toMatchObject({
    unsentTexts: expect.arrayContaining([
      { label: "Line 1", text: expect.stringContaining(draft.lines[0]?.description ?? "none") },
      { label: "Warranty", text: "Two years" },
    ]),
  });
});

describe("the lines of a quotation", () => {
  it("can be saved with a discount in rupees before they have rates", async () => {
    const [line] = createDraft().lines;
    const { id } = await storeQuotation(createDraft({ lines: line ? [{ ...line, rate: null }] : [] }));
    const typed = { ...toDraftFields(await findDraft(id)), intent: "save" };
    expect((await post(id, { ...typed, discount: "5,000" })).status).toBe(302);
    for (const advance of ["", "1e1"])
      expect(await post(id, { ...typed, advance })).toMatchObject({
        body: { errors: { advance: "Enter a percentage from 0 to 100." } },
      });
  });

  it("can be added back after they were removed and saved", async () => {
    const { id } = await storeQuotation();
    const draft = await findDraft(id);
    const [line] = draft.lines;
    const removed = await post(id, { ...toDraftFields(draft), intent: `remove ${line?.id}` });
    expect(removed.body).toMatchObject({ typed: { lines: "" } });
    await post(id, { ...(removed.body as RefusedForm).typed, intent: "save" });
    expect(await findDraft(id)).toMatchObject({ lines: [], leftOut: [line] });
    expect((await admin.call(screenLoader, `/admin/quotations/${id}`)).body).toMatchObject({
      hasNewSizes: false,
    });

    const { body } = await post(id, { ...toDraftFields(await findDraft(id)), intent: `restore ${line?.id}` });
    await post(id, { ...(body as RefusedForm).typed, intent: "save" });
    expect(await findDraft(id)).toMatchObject({ lines: [line], leftOut: [] });
  });

  it("are at most 30, even with pieces added to the enquiry", async () => {
    const lines = Array.from({ length: 30 }, () => ({
      ...proposeExtra("transport", []),
      description: "Transport",
    }));
    const { id, enquiryId } = await storeQuotation(createDraft({ lines }));
    const typed = toDraftFields(await findDraft(id));
    expect((await post(id, { ...typed, intent: "add motor" })).body).toMatchObject({
      typed: { lines: typed.lines },
    });
    const pieces = JSON.stringify({ version: 1, unit: "mm", isUnmeasured: false, pieces: [gate] });
    await db.updateTable("enquiries").set({ pieces }).where("id", "=", enquiryId).execute();
    const { status, body } = await post(id, { ...typed, intent: "sizes" });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      toast: { message: "A quotation can have up to 30 lines. Remove some first." },
    });
    expect((await findDraft(id)).lines).toHaveLength(30);
  });
});

it("a new quotation starts with the firm's standard terms, not with those of the last quotation", async () => {
  const terms = { ...defaultFirm.terms, advance: 40, warranty: "Two years" };
  await saveRevision(db, "firm", { previousId: 0, content: toStoredFirm({ ...defaultFirm, terms }) });
  await storeQuotation(createDraft({ terms: { ...terms, advance: 90 } }));
  const [enquiryId = 0] = await storeEnquiries({ name: "Meena" });
  const { headers } = await admin.call(create, `/admin/enquiries/${enquiryId}/quotation`, { form: {} });
  const id = Number(headers.get("Location")?.split("/").at(-1));
  expect((await findDraft(id)).terms).toEqual(terms);
});

it("saves that prices include GST, and that they no longer do", async () => {
  const { id } = await storeQuotation();
  const typed = toDraftFields(await findDraft(id));
  await post(id, { ...typed, pricesIncludeGst: "yes", intent: "save" });
  expect((await findDraft(id)).pricesIncludeGst).toBe(true);
  const { pricesIncludeGst: _, ...unticked } = typed;
  await post(id, { ...unticked, intent: "save" });
  expect((await findDraft(id)).pricesIncludeGst).toBe(false);
});

it("proposes and remembers rates without GST in a draft whose prices include it", async () => {
  const motor = createRate({ kind: "motor", unit: "piece", rate: 10_000_00, minimum: 5000_00 });
  await saveRate(db, motor);
  const { id } = await storeQuotation(createDraft({ pricesIncludeGst: true }));
  const typed = toDraftFields(await findDraft(id));
  const added = (await post(id, { ...typed, intent: "add motor" })).body as RefusedForm;
  const [, motorId = ""] = (added.typed.lines ?? "").split(" ");
  expect(added.typed).toMatchObject({ [`rate.${motorId}`]: "11,800", [`minimum.${motorId}`]: "5,900" });
  await post(id, { ...added.typed, [`remember.${motorId}`]: "yes", intent: "save" });
  expect((await findDraft(id)).lines[1]?.rate).toBe(11_800_00);
  expect(await listRates(db)).toEqual([motor]);
});

it("an accepted quotation is changed only by a copy", async () => {
  const { id, tokenHash } = await storeSentQuotation();
  await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
  const typed = { ...toDraftFields(await findDraft(id)), intent: "save", warranty: "Ten years" };
  expect(await post(id, typed)).toMatchObject({
    status: 409,
    body: {
      typed: { warranty: "Ten years" },
      toast: { message: "Not saved: this quotation has been accepted. Copy it to change it." },
    },
  });
  expect((await findDraft(id)).terms.warranty).not.toBe("Ten years");
});

it("lets the owner end all links to a quotation", async () => {
  const { id } = await storeQuotation();
  const { tokenHash } = await sendStoredQuotation(id);
  const countLinks = async () =>
    ((await admin.call(screenLoader, `/admin/quotations/${id}`)).body as { linkCount: number }).linkCount;
  expect(await countLinks()).toBe(1);
  expect((await post(id, { intent: "endLinks" })).status).toBe(302);
  expect(await countLinks()).toBe(0);
  expect(await findLinkedQuotation(db, tokenHash)).toBeNull();
});
