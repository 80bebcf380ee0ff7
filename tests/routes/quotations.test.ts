import { describe, expect, it } from "vitest";
import { defaultFirm, toStoredFirm } from "~/business/firm.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { proposeExtra, updatePieces } from "~/features/quotations/propose-draft";
import type { DraftLine, QuotationDraft } from "~/features/quotations/quotation";
import { findLinkedQuotation, findQuotation } from "~/features/quotations/quotations.server";
import { listRates, saveRate } from "~/features/quotations/rates.server";
import {
  getLineFieldName,
  type LineField,
  toDraftFields,
  toLineFields,
} from "~/features/quotations/typed-quotation";
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

describe("a stale form", () => {
  const open = async (change: Partial<QuotationDraft> = {}) => {
    const { id } = await storeQuotation(createDraft(change));
    const draft = await findDraft(id);
    const values = toDraftFields(draft);
    const form = { ...values, shown: String(new URLSearchParams(values)), intent: "save", version: "1" };
    const [line] = draft.lines;
    const name = (field: LineField) => getLineFieldName(field, line?.id ?? "");
    const refuse = async (typed: Record<string, string>) => {
      const { status, body } = await post(id, { ...form, ...typed });
      expect(status).toBe(409);
      return body as RefusedForm;
    };
    const sendAgain = async ({ typed, version }: RefusedForm) => {
      expect((await post(id, { ...typed, version: `${version}` })).status).toBe(302);
      return await findDraft(id);
    };
    return { id, draft, form, name, refuse, sendAgain };
  };
  const describeNow = (now: string) =>
    `Not saved: changed on another device${now && ` (now ${now})`}. Save again to keep yours.`;

  it("names what both devices changed, before it replaces it", async () => {
    const { id, form, name, refuse, sendAgain } = await open();
    const changes = { [name("rate")]: "1,200", [name("gst")]: "5", discount: "5%", warranty: "" };
    expect((await post(id, { ...form, ...changes })).status).toBe(302);
    const typed = { [name("rate")]: "1,300", [name("gst")]: "12", discount: "3%", warranty: "Two years" };
    const refused = await refuse({ ...typed, customerAddress: "Ganapathy" });
    expect(refused.toast?.message).toBe(
      describeNow("Line 1 rate: 1,200, Line 1 GST (%): 5, Discount: 5%, and 1 more"),
    );
    const saved = await sendAgain(refused);
    expect(saved).toMatchObject({ customer: { address: "Ganapathy" }, terms: { warranty: "Two years" } });
    expect(saved.lines).toMatchObject([{ gst: 12, rate: 1300_00 }]);
    expect(saved.discount).toEqual({ kind: "percent", percent: 300 });
  });

  it("keeps what the other device saved in all fields that were not changed here", async () => {
    const { id, form, name, refuse, sendAgain } = await open();
    const changes = {
      ...{ [name("unit")]: "lump", [name("quantity")]: "1", [name("minimum")]: "50,000" },
      ...{
        [name("gst")]: "5",
        [name("hsn")]: "7610",
        [name("finish")]: "mirror",
        [name("offer")]: "optional",
      },
      ...{ pricesIncludeGst: "yes", state: "29" },
    };
    expect((await post(id, { ...form, ...changes })).status).toBe(302);
    const other = await findDraft(id);
    const refused = await refuse({ customerAddress: "Ganapathy" });
    expect(refused.toast?.message).toBe(describeNow("Prices: including GST"));
    expect(await sendAgain(refused)).toEqual({
      ...other,
      customer: { ...other.customer, address: "Ganapathy" },
    });
  });

  it("keeps the new sizes of the other device with their quantity and description", async () => {
    const { id, draft, name, refuse, sendAgain } = await open();
    const panel = { ...gate, sizes: { ...gate.sizes, width: 4000, infill: "panel" } };
    await changeDraft(id, updatePieces(draft, [panel], [createRate({ variant: "panel", rate: 3000_00 })]));
    const [updated] = (await findDraft(id)).lines;
    const refused = await refuse({ [name("rate")]: "1,500", warranty: "Two years" });
    expect((await sendAgain(refused)).lines).toEqual([{ ...updated, rate: 1500_00 }]);
  });

  it("keeps a rate for its unit, and a saved rate beside a new cost", async () => {
    const { id, form, name, refuse, sendAgain } = await open();
    expect((await post(id, { ...form, [name("unit")]: "piece", [name("quantity")]: "1" })).status).toBe(302);
    const refused = await refuse({ [name("rate")]: "1,300" });
    expect(refused.toast?.message).toBe(describeNow("Line 1 quantity: 1, Line 1 unit: Item"));
    const saved = await sendAgain(refused);
    expect(saved.lines).toMatchObject([{ unit: "sqft", rate: 1300_00, quantity: 10_000 }]);
    const other = await open();
    expect((await post(other.id, { ...other.form, [other.name("rate")]: "1,200" })).status).toBe(302);
    const { lines } = await other.sendAgain(await other.refuse({ [other.name("cost")]: "700" }));
    expect(lines).toMatchObject([{ rate: 1200_00, cost: 700_00 }]);
  });

  it("measures the saved piece in a unit that was chosen here", async () => {
    const { id, draft, name, refuse, sendAgain } = await open();
    const wide = { ...gate, sizes: { ...gate.sizes, width: 4000 } };
    await changeDraft(id, updatePieces(draft, [wide], []));
    const typed = { unit: "sqm", quantity: "6.48", shown: "sqm 6.48" } as const;
    const refused = await refuse(
      Object.fromEntries(Object.entries(typed).map(([field, text]) => [name(field as LineField), text])),
    );
    expect((await sendAgain(refused)).lines).toMatchObject([{ unit: "sqm", quantity: 7_200 }]);
  });

  it("keeps the lines that the other device added or removed, and those changed here", async () => {
    const [first] = createDraft().lines;
    const lines = ["one", "two", "three"].map((id) => ({ ...(first as DraftLine), id, description: id }));
    const { id, form, refuse, sendAgain } = await open({ lines });
    const added = proposeExtra("transport", []);
    const addedFields = { ...toLineFields([added]), [getLineFieldName("rate", added.id)]: "500" };
    expect((await post(id, { ...form, ...addedFields, lines: `one ${added.id}` })).status).toBe(302);
    const refused = await refuse({ lines: "three one two", [getLineFieldName("rate", "three")]: "900" });
    expect(refused.toast?.message).toBe(describeNow("Line 1: removed"));
    const saved = await sendAgain(refused);
    expect(saved.lines.map((line) => [line.id, line.rate])).toEqual([
      ["three", 900_00],
      ["one", 1000_00],
      [added.id, 500_00],
    ]);
  });

  it("names a line for which there is no room", async () => {
    const [first] = createDraft().lines;
    const lines = Array.from({ length: 29 }, (_, index) => ({ ...(first as DraftLine), id: `l${index}` }));
    const ids = lines.map((line) => line.id).join(" ");
    const { id, form, refuse, sendAgain } = await open({ lines });
    const [there, here] = [proposeExtra("transport", []), proposeExtra("motor", [])].map((line) => ({
      ...line,
      rate: 100_00,
    })) as [DraftLine, DraftLine];
    const added = { ...toLineFields([there]), lines: `${ids} ${there.id}` };
    expect((await post(id, { ...form, ...added })).status).toBe(302);
    const refused = await refuse({ ...toLineFields([here]), lines: `${ids} ${here.id}` });
    expect(refused.toast?.message).toBe(describeNow(`${there.description}: no room`));
    expect((await sendAgain(refused)).lines).toHaveLength(30);
  });

  it("keeps a rate beside its steel, and a number that was typed for another unit", async () => {
    const { id, form, name, refuse, sendAgain } = await open();
    const steel = { [name("grade")]: "ss316", [name("rated")]: "ss316 " };
    expect((await post(id, { ...form, ...steel })).status).toBe(302);
    const [line] = createDraft().lines;
    expect((await sendAgain(await refuse({ [name("rate")]: "1,100" }))).lines).toMatchObject([
      { rate: 1100_00, grade: line?.grade },
    ]);
    const other = await open();
    expect((await post(other.id, { ...other.form, warranty: "Nine years" })).status).toBe(302);
    const unit = { [other.name("unit")]: "sqm", [other.name("shown")]: "sqm 6.48" };
    const refused = await other.refuse({ ...unit, [other.name("quantity")]: "10" });
    expect((await other.sendAgain(refused)).lines).toMatchObject([{ unit: "sqm", quantity: 10_000 }]);
  });

  it("does not confirm sizes that the other device has changed", async () => {
    const [first] = createDraft().lines;
    const sizes = { type: "double", width: 3600, infill: "bars" };
    const line = { ...(first as DraftLine), description: "My gate", unit: "lump" as const, quantity: 1000 };
    const { id, draft, name, refuse, sendAgain } = await open({
      lines: [{ ...line, isConfirmed: false, piece: { ...gate, sizes } }],
    });
    await changeDraft(id, updatePieces(draft, [{ ...gate, sizes: { ...sizes, width: 6000 } }], []));
    const refused = await refuse({ [name("confirmed")]: "yes", warranty: "Nine years" });
    expect((await sendAgain(refused)).lines).toMatchObject([{ isConfirmed: false }]);
  });

  it("of an earlier release names all differences", async () => {
    const { id, form, name, refuse } = await open();
    expect((await post(id, { ...form, [name("gst")]: "5" })).status).toBe(302);
    const { shown: _, ...typed } = form;
    const { status, body } = await post(id, { ...typed, warranty: "Two years" });
    expect(status).toBe(409);
    expect((body as RefusedForm).toast?.message).toContain("Line 1 GST (%): 5, Warranty: ");
    expect(await refuse({ warranty: "Two years" })).toMatchObject({ toast: { message: describeNow("") } });
  });
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
