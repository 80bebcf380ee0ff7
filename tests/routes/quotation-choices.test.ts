import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { acceptForCustomer, undoRecordedAcceptance } from "~/features/quotations/accept-quotation.server";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { checkRecords } from "~/features/quotations/check-records.server";
import { findChosenTotal } from "~/features/quotations/choice-fields";
import { copyQuotation, listEnquiryQuotations } from "~/features/quotations/enquiry-quotations.server";
import { queueQuotationMails } from "~/features/quotations/queue-mails.server";
import { listQuotations } from "~/features/quotations/quotation-list.server";
import { composeQuotationMail } from "~/features/quotations/quotation-mails.server";
import { findQuotation, listVersions } from "~/features/quotations/quotations.server";
import { hashRecord } from "~/features/quotations/record-hash.server";
import { db } from "~/platform/database/database.server";
import type { DueMail } from "~/platform/mail/outbox.server";
import { serializePieces } from "~/sizes/schema";
import { toDraftFields } from "../../app/features/quotations/typed-quotation";
import { loader as order } from "../../app/routes/admin/enquiries/$id_.order/route";
import { loader as workshop } from "../../app/routes/admin/enquiries/$id_.workshop";
import { loader as edit, action as save } from "../../app/routes/admin/quotations/quotations.$id/route";
import { action as record } from "../../app/routes/admin/quotations/quotations.$id_.preview/route";
import { loader as pdf } from "../../app/routes/files/quotation.$token[.]pdf";
import { action, loader } from "../../app/routes/standalone/quotation.$token/route";
import { setUpAdmin } from "../support/admin";
import { callRoute, fetchRoute } from "../support/call-route";
import { claimQueuedMail } from "../support/deliver-mails";
import {
  createDraft,
  createDraftWithChoices,
  gate,
  sendOptions,
  sendStoredQuotation,
  storeQuotation,
} from "../support/quotations";
import { readPdf } from "../support/read-pdf";

const admin = setUpAdmin();

async function storeOffer() {
  const draft = createDraftWithChoices();
  const stored = await storeQuotation(draft, { name: "Meena", email: "meena@example.com" });
  const pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [gate] });
  await db.updateTable("enquiries").set({ pieces }).where("id", "=", stored.enquiryId).execute();
  const motorId = draft.lines.find(({ extra }) => extra === "motor")?.id ?? "";
  return { ...stored, ...(await sendStoredQuotation(stored.id)), motorId };
}

const openPage = async (token: string) =>
  (await callRoute(loader, `/quotation/${token}`)).body as Awaited<ReturnType<typeof loader>>;

const accept = (token: string, choice: Record<string, string>) =>
  callRoute(action, `/quotation/${token}`, {
    form: { intent: "accept", name: "Meena", agreed: "yes", ...choice },
  });

const readPdfText = async (token: string) =>
  (
    await readPdf(Buffer.from(await (await fetchRoute(pdf, `/quotation/${token}.pdf`)).bytes()))
  ).text.replaceAll(/\s/g, "");

async function composeMails() {
  const texts: string[] = [];
  for (let due: DueMail | null = await claimQueuedMail(db); due; due = await claimQueuedMail(db))
    texts.push((await composeQuotationMail(db, due))?.text ?? "");
  return texts;
}

describe("a quotation with alternatives and an optional line", () => {
  it("shows the total of each alternative on page and PDF, without optional lines", async () => {
    const { token, number, content } = await storeOffer();
    const page = await openPage(token);
    expect(page.total).toBe("₹12,980.00 or ₹15,340.00");
    expect(page.quotation.totals.map(({ title, value }) => `${title} ${value}`)).toEqual([
      "A: Gate, vertical bars ₹12,980.00",
      "B: Gate, sheet ₹15,340.00",
    ]);
    expect(page.quotation.lines.map(({ offer }) => offer)).toEqual([
      ...["Alternative A", "Alternative B", "Optional", ""],
    ]);
    const text = await readPdfText(token);
    for (const shown of [
      "A:Gate,verticalbars",
      "B:Gate,sheet",
      "12,980.00",
      "15,340.00",
      "Optionallinesarenot",
    ])
      expect(text).toContain(shown);
    expect(content.lines).toHaveLength(4);
    expect(number).toBeTruthy();
  });

  it("counts as the cheapest alternative until one is accepted, and lists show both ends", async () => {
    const draft = createDraftWithChoices();
    const swapped = { a: "b", b: "a" } as const;
    const lines = draft.lines.map((line) =>
      line.offer === "a" || line.offer === "b" ? { ...line, offer: swapped[line.offer] } : line,
    );
    const { id, enquiryId } = await storeQuotation({ ...draft, lines });
    const { token, total } = await sendStoredQuotation(id);
    expect(total).toBe(12_980);
    const readQuoted = async () => (await findEnquiry(db, enquiryId))?.quotedAmount;
    const listAll = async () =>
      (await listQuotations(db, { state: null, search: "", page: 1 })).quotations.map(({ price }) => price);
    const listSent = () => listQuotations(db, { state: "sent", search: "", page: 1 });
    expect(await readQuoted()).toBe(12_980);
    expect(await listAll()).toEqual(["₹12,980 – ₹15,340"]);
    expect(await listSent()).toMatchObject({ count: 1, sum: 12_980 });
    expect(await listEnquiryQuotations(db, enquiryId, "2026-11-24")).toMatchObject([
      { price: "₹12,980 – ₹15,340" },
    ]);
    await accept(token, { alternative: "a", total: "1534000" });
    expect(await listAll()).toEqual(["₹15,340"]);
  });

  it("refuses what is not offered, and a total that is not the one of the choice", async () => {
    const { token, id, motorId } = await storeOffer();
    const refusals: [Record<string, string>, string][] = [
      [{ total: "1298000" }, "alternative"],
      [{ alternative: "c", total: "1298000" }, "alternative"],
      [{ alternative: "a", "optional.sheet": "yes", total: "1298000" }, "alternative"],
      [{ alternative: "b", total: "1298000" }, "agreed"],
      [{ alternative: "a" }, "agreed"],
      [{ alternative: "a", [`optional.${motorId}`]: "yes", total: "1298000" }, "agreed"],
    ];
    for (const [choice, field] of refusals) {
      const { status, body } = await accept(token, choice);
      expect(status).toBe(400);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    }
    expect(await listVersions(db, id)).toMatchObject([{ acceptedAt: null, choice: null }]);
  });

  it("stores what the customer chose: page, PDF, mails, order, workshop and CSV show only that", async () => {
    const { token, id, enquiryId, versionId, motorId, number } = await storeOffer();
    const [before] = await listVersions(db, id);
    const choice = { alternative: "b", [`optional.${motorId}`]: "yes", total: "2006000" };
    expect((await accept(token, choice)).status).toBe(302);
    const [version] = await listVersions(db, id);
    expect(version).toMatchObject({
      total: 20_060,
      sha256: before?.sha256,
      choice: { alternative: "b", optional: [motorId] },
      notChosen: ["Gate, vertical bars"],
    });
    const page = await openPage(token);
    expect(page.quotation.totals).toMatchObject([{ title: "", value: "₹20,060.00" }]);
    expect(page.quotation.choiceNote).toBe("Not chosen: Gate, vertical bars");
    expect(page.advance).toMatchObject({ amount: "₹10,030.00" });
    const text = await readPdfText(token);
    expect(text).toContain("20,060.00");
    expect(text).not.toContain("12,980.00");
    const mailed = { id: versionId, enquiryId };
    await queueQuotationMails(db, mailed, sendOptions.mail, ["quotation-answer", "quotation-accepted"]);
    const mails = await composeMails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain("₹20,060.00");
    expect(mails.join()).toContain("Not chosen");
    const load = async (screen: typeof order | typeof workshop, path: string) =>
      (await admin.call(screen, `/admin/enquiries/${enquiryId}/${path}`)).body;
    const { entries, unsold } = (await load(workshop, "workshop")) as Awaited<ReturnType<typeof workshop>>;
    expect(entries.map(({ title, description }) => description || title)).toEqual([
      ...["Gate, sheet", "2. Motor", "3. Transport"],
    ]);
    expect(
      entries[0]?.rows.filter(({ label }) => label === "Infill").every(({ difference }) => !difference),
    ).toBe(true);
    expect(unsold).toBe("");
    const loaded = (await load(order, "order")) as Awaited<ReturnType<typeof order>>;
    expect(loaded).toMatchObject({ order: { total: 20_060, advance: 10_030 }, sizes: null });
    const rows = (await writeAcceptedCsv(db)).split("\r\n").filter((row) => row.includes(number));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(",17000.00,1530.00,1530.00,0.00,0.00,20060.00");
  });

  it("counts a repeated acceptance once, and forgets the choice when the acceptance is withdrawn", async () => {
    const { token, id, enquiryId } = await storeOffer();
    const choice = { alternative: "b", total: "1534000" };
    expect((await accept(token, choice)).status).toBe(302);
    expect((await accept(token, choice)).status).toBe(302);
    expect((await accept(token, { alternative: "a", total: "1298000" })).status).toBe(409);
    await callRoute(action, `/quotation/${token}`, { form: { intent: "withdraw" } });
    expect(await listVersions(db, id)).toMatchObject([{ choice: null, total: 12_980, notChosen: [] }]);
    expect(await findEnquiry(db, enquiryId)).toMatchObject({ status: "quoted", quotedAmount: 12_980 });
    expect((await accept(token, { alternative: "a", total: "1298000" })).status).toBe(302);
  });

  it("refuses a choice from a version that a newer one replaced", async () => {
    const { token, id } = await storeOffer();
    const draft = createDraftWithChoices();
    await db
      .updateTable("quotations")
      .set({ draft: JSON.stringify(draft) })
      .where("id", "=", id)
      .execute();
    await sendStoredQuotation(id);
    expect((await accept(token, { alternative: "a", total: "1298000" })).status).toBe(409);
  });

  it("has a stored choice under a hash, which the nightly check compares", async () => {
    const { token, id } = await storeOffer();
    await accept(token, { alternative: "b", total: "1534000" });
    expect(await checkRecords(db)).toEqual({ altered: 0, total: 0 });
    const [version] = await listVersions(db, id);
    const choice = JSON.stringify({ ...version?.choice, alternative: "a" });
    await db.updateTable("quotation_versions").set({ choice }).where("quotation_id", "=", id).execute();
    expect(await checkRecords(db)).toEqual({ altered: 1, total: 0 });
  });
});

describe("an offer whose stored sums differ from today's calculation", () => {
  /** As if an earlier version of the site had rounded the total up and asked for another advance. */
  async function storeOtherSums() {
    const stored = await storeOffer();
    const [version] = await listVersions(db, stored.id);
    const { content, totals } = version ?? expect.fail("The version is missing.");
    const change = { roundOff: 60_00, total: 15_400_00, advance: 5_000_00 };
    const alternatives = totals.alternatives?.map((sums) =>
      sums.alternative === "b" ? { ...sums, ...change } : sums,
    );
    const changed = { ...totals, alternatives };
    const sha256 = hashRecord({ content, totals: changed });
    await sql`update quotation_versions set totals = ${JSON.stringify(changed)}::jsonb, sha256 = ${sha256}
      where id = ${stored.versionId}`.execute(db);
    return stored;
  }

  it("is accepted for the sums that the customer was sent", async () => {
    const { token, id, enquiryId } = await storeOtherSums();
    const { offered } = await openPage(token);
    expect(offered && findChosenTotal(offered, { alternative: "b", optional: [] })).toBe(15_400_00);
    expect((await accept(token, { alternative: "b", total: "1534000" })).status).toBe(400);
    expect((await accept(token, { alternative: "b", total: "1540000" })).status).toBe(302);
    const page = await openPage(token);
    expect(page.total).toBe("₹15,400.00");
    expect(page.quotation.totals[0]?.sums).toContainEqual({ label: "Round-off", value: "₹60.00" });
    expect(page.advance).toMatchObject({ amount: "₹5,000.00" });
    expect(await readPdfText(token)).toContain("15,400.00");
    const { body } = await admin.call(order, `/admin/enquiries/${enquiryId}/order`);
    expect(body).toMatchObject({ order: { total: 15_400, advance: 5000 } });
    expect(await listVersions(db, id)).toMatchObject([{ total: 15_400 }]);
    expect(await writeAcceptedCsv(db)).toContain("15400.00");
    expect(await checkRecords(db)).toEqual({ altered: 0, total: 0 });
  });

  it("is not accepted with optional lines, whose sums were not sent", async () => {
    const { token, id, motorId } = await storeOtherSums();
    const choice = { alternative: "b", [`optional.${motorId}`]: "yes" };
    expect((await accept(token, { ...choice, total: "2006000" })).status).toBe(400);
    const recorded = await acceptForCustomer(db, id, {
      ...sendOptions,
      name: "Meena",
      way: "phone",
      acceptedAt: new Date(),
      choice: { alternative: "b", optional: [motorId] },
    });
    expect(recorded).toEqual({ result: "not-calculable" });
    expect(await listVersions(db, id)).toMatchObject([{ acceptedAt: null }]);
    const other = { alternative: "a", [`optional.${motorId}`]: "yes", total: "1770000" };
    expect((await accept(token, other)).status).toBe(302);
  });
});

describe("the owner", () => {
  it("records what the customer chose on the phone, and can undo it", async () => {
    const { id } = await storeQuotation(createDraftWithChoices());
    const send = (choice: Record<string, string>) =>
      admin.call(record, `/admin/quotations/${id}/preview`, {
        form: { intent: "accepted", name: "Meena", way: "phone", acceptedOn: "2026-01-02", ...choice },
      });
    expect((await send({})).status).toBe(400);
    expect(await listVersions(db, id)).toEqual([]);
    expect((await send({ alternative: "b" })).status).toBe(302);
    expect((await send({ alternative: "b" })).status).toBe(302);
    expect((await send({ alternative: "a" })).status).toBe(409);
    // The firm of this test has no GSTIN.
    expect(await listVersions(db, id)).toMatchObject([{ total: 13_000, choice: { alternative: "b" } }]);
    const { author, mail } = sendOptions;
    await undoRecordedAcceptance(db, id, { author, mail });
    expect(await listVersions(db, id)).toMatchObject([{ total: 11_000, choice: null }]);
  });

  it("offers an alternative to a line with another filling, which keeps it when the sizes change", async () => {
    const draft = createDraft();
    const [line = expect.fail("The draft has no line.")] = draft.lines;
    const { id, enquiryId } = await storeQuotation(draft);
    const wide = { ...gate, sizes: { ...gate.sizes, width: 4200 } };
    const pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [gate] });
    await db.updateTable("enquiries").set({ pieces }).where("id", "=", enquiryId).execute();
    const send = async (intent: string, change: Record<string, string> = {}) => {
      const saved = (await findQuotation(db, id)) ?? expect.fail("The quotation is missing.");
      const form = { ...toDraftFields(saved.draft), version: String(saved.version), intent, ...change };
      expect((await admin.call(save, `/admin/quotations/${id}`, { form })).status).toBe(302);
      return (await findQuotation(db, id))?.draft.lines ?? [];
    };
    const offered = await send(`alternative ${line.id}`, { [`instead.${line.id}`]: "sheet" });
    expect(offered).toMatchObject([
      { id: line.id, offer: "a", piece: gate },
      { offer: "b", piece: { sizes: { infill: "sheet" } } },
    ]);
    const screen = (await admin.call(edit, `/admin/quotations/${id}`)).body as Awaited<
      ReturnType<typeof edit>
    >;
    expect(screen.hasNewSizes).toBe(false);
    const measured_pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [wide] });
    await db.updateTable("enquiries").set({ measured_pieces }).where("id", "=", enquiryId).execute();
    expect((await send("sizes")).map(({ piece }) => piece?.sizes)).toMatchObject([
      { width: 4200, infill: "bars" },
      { width: 4200, infill: "sheet" },
    ]);
  });

  it("gets only the chosen lines in a quotation that replaces the accepted one", async () => {
    const { token, id, enquiryId } = await storeOffer();
    await accept(token, { alternative: "b", total: "1534000" });
    const options = {
      enquiryId,
      idempotencyKey: null,
      changeDraft: (draft: ReturnType<typeof createDraft>) => draft,
    };
    const copyId = await copyQuotation(db, id, options);
    const lines = (await findQuotation(db, copyId ?? 0))?.draft.lines;
    expect(lines?.map(({ description, offer }) => [description, offer])).toEqual([
      ["Gate, sheet", ""],
      ["Transport", ""],
    ]);
  });
});
