import { describe, expect, it } from "vitest";
import { defaultFirm, toStoredFirm } from "~/business/firm.server";
import { exportPerson } from "~/features/privacy/person.server";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { queueQuotationMails } from "~/features/quotations/queue-mails.server";
import { composeQuotationMail } from "~/features/quotations/quotation-mails.server";
import { findQuotation } from "~/features/quotations/quotations.server";
import { listRates, saveRate } from "~/features/quotations/rates.server";
import { toDraftFields } from "~/features/quotations/typed-quotation";
import { db } from "~/platform/database/database.server";
import type { DueMail } from "~/platform/mail/outbox.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { serializePieces } from "~/sizes/schema";
import { action as create } from "../../app/routes/admin/enquiries/$id.quotation";
import { loader as workshop } from "../../app/routes/admin/enquiries/$id_.workshop";
import { loader as openScreen, action as save } from "../../app/routes/admin/quotations/quotations.$id/route";
import { action as changeRates, loader as rates } from "../../app/routes/admin/quotations/rates";
import { loader as pdf } from "../../app/routes/files/quotation.$token[.]pdf";
import { loader as service } from "../../app/routes/site/services.$slug/route";
import { loader } from "../../app/routes/standalone/quotation.$token/route";
import { setUpAdmin } from "../support/admin";
import { callRoute, fetchRoute } from "../support/call-route";
import { claimQueuedMail } from "../support/deliver-mails";
import {
  changeDraft,
  createDraft,
  createDraftWithChoices,
  createRate,
  gate,
  sendOptions,
  sendStoredQuotation,
  storeQuotation,
  storeReplacement,
  storeSentQuotation,
} from "../support/quotations";
import { readPdf } from "../support/read-pdf";

const admin = setUpAdmin();

/** Values that appear nowhere else, as stored and as written. */
// Random ids contain such digits within words.
const secrets = /cost|wastage|\b7654321\b|76,?543\.21|\b5678\b|56\.78/i;

const withCosts = (draft: ReturnType<typeof createDraft>) => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, cost: 76_543_21, wastage: 56_78 })),
  leftOut: draft.lines.map((line) => ({ ...line, id: "left-out", cost: 76_543_21, wastage: 56_78 })),
});

describe("cost and wastage of a line", () => {
  it("are saved with the draft, with its minimum charge", async () => {
    const { id } = await storeQuotation();
    const read = async () => (await findQuotation(db, id)) ?? expect.fail("The quotation is missing.");
    const { draft, version } = await read();
    const [line = expect.fail("The draft has no line.")] = draft.lines;
    const typed = { cost: "76,543.21", wastage: "56.78%", minimum: "5,000" };
    const changed = Object.fromEntries(
      Object.entries(typed).map(([name, text]) => [`${name}.${line.id}`, text]),
    );
    const send = (change: Record<string, string>, draftVersion: number) =>
      admin.call(save, `/admin/quotations/${id}`, {
        form: { ...toDraftFields(draft), ...change, version: String(draftVersion), intent: "save" },
      });
    expect((await send(changed, version)).status).toBe(302);
    const saved = await read();
    expect(saved.draft.lines).toMatchObject([{ cost: 76_543_21, wastage: 56_78, minimum: 5000_00 }]);
    expect((await send(toDraftFields(saved.draft), saved.version)).status).toBe(302);
    expect(await read()).toEqual(saved);
    expect((await send({ ...changed, [`wastage.${line.id}`]: "101" }, saved.version)).status).toBe(400);
  });

  it("are in nothing that a customer gets: page, PDF, emails, CSV, their data, workshop sheet, stored version", async () => {
    const draft = withCosts(createDraftWithChoices());
    const { id, enquiryId } = await storeQuotation(draft, { name: "Meena", email: "meena@example.com" });
    const { token, tokenHash, versionId } = await sendStoredQuotation(id);
    const outputs: unknown[] = [];
    const read = async () => {
      outputs.push((await callRoute(loader, `/quotation/${token}`)).body);
      const file = await fetchRoute(pdf, `/quotation/${token}.pdf`);
      outputs.push((await readPdf(Buffer.from(await file.bytes()))).text);
    };
    await read();
    const choice = { alternative: "b", optional: [] } as const;
    const answer = { tokenHash, name: "Meena", mail: sendOptions.mail, choice: { ...choice, optional: [] } };
    expect(await acceptQuotation(db, { ...answer, total: 15_340_00 })).toMatchObject({ result: "done" });
    await read();
    await queueQuotationMails(db, { id: versionId, enquiryId }, sendOptions.mail, ["quotation"]);
    for (let due: DueMail | null = await claimQueuedMail(db); due; due = await claimQueuedMail(db)) {
      const mail = await composeQuotationMail(db, due);
      outputs.push({ ...mail, attachments: [] });
    }
    const person = { id: enquiryId, name: "Meena", phone: null, email: "meena@example.com" };
    outputs.push(await writeAcceptedCsv(db));
    outputs.push(await db.selectFrom("quotation_versions").selectAll().execute());
    outputs.push(await exportPerson(db, person, "admin"));
    outputs.push((await admin.call(workshop, `/admin/enquiries/${enquiryId}/workshop`)).body);
    expect(outputs.length).toBeGreaterThan(8);
    for (const output of outputs)
      expect(JSON.stringify(output).replace(/"sha256":"\w+"/g, "")).not.toMatch(secrets);
  });
});

it("stay with the margin on the owner's screen of an accepted quotation", async () => {
  const lines = createDraft().lines.map((line) => ({ ...line, cost: 700_00, wastage: 10_00 }));
  const { id, tokenHash } = await storeSentQuotation(createDraft({ lines }));
  const readScreen = async () => (await admin.call(openScreen, `/admin/quotations/${id}`)).body;
  expect(await readScreen()).toMatchObject({ acceptedMargins: [] });
  await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
  const margin = "Cost ₹7,700.00, margin ₹2,300.00 (23%)";
  expect(await readScreen()).toMatchObject({
    acceptedMargins: [`Gate, vertical bars: ${margin}`, `Together: ${margin}`],
  });
});

describe("after the draft was changed and what was sent is accepted", () => {
  const [line = expect.fail("The draft has no line.")] = createDraft().lines.map((one) => ({
    ...one,
    cost: 700_00,
  }));
  const acceptUnsent = async (change: Parameters<typeof createDraft>[0]) => {
    const { id, enquiryId, tokenHash } = await storeSentQuotation(createDraft({ lines: [line] }));
    await changeDraft(id, createDraft(change));
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    const { body } = await admin.call(openScreen, `/admin/quotations/${id}`);
    const copied = await findQuotation(db, await storeReplacement(id, enquiryId));
    return { ...(body as { acceptedMargins: string[] }), copied: copied?.draft };
  };

  it("there is no margin with the costs of another unit", async () => {
    const inKilograms = { ...line, unit: "kg" as const, quantity: 100_000, rate: 150_00, cost: 70_00 };
    const { acceptedMargins, copied } = await acceptUnsent({ lines: [inKilograms] });
    expect(acceptedMargins).toEqual([]);
    expect(copied?.lines).toMatchObject([{ unit: "sqft", rate: 1000_00, cost: null }]);
  });

  it("there is no margin with the costs of another infill", async () => {
    const sheet = { ...gate, sizes: { ...gate.sizes, infill: "sheet" } };
    const { acceptedMargins, copied } = await acceptUnsent({
      lines: [{ ...line, piece: sheet, cost: 1500_00 }],
    });
    expect(acceptedMargins).toEqual([]);
    expect(copied?.lines).toMatchObject([{ piece: gate, rate: 1000_00, cost: null }]);
  });

  it("a removed line has its costs, and is in the copy once", async () => {
    const other = { ...line, id: "other", piece: null, extra: "transport" as const };
    const { acceptedMargins, copied } = await acceptUnsent({ lines: [other], leftOut: [line] });
    expect(acceptedMargins[0]).toContain("Cost ₹7,000.00, margin ₹3,000.00 (30%)");
    expect(copied).toMatchObject({ lines: [{ cost: 700_00 }], leftOut: [] });
  });
});

it("remembers costs and minimum charge with a rate, and shows them to the owner only", async () => {
  const remembered = { minimum: 5000_00, cost: 76_543_21, wastage: 56_78 };
  const { id, enquiryId } = await storeQuotation(withCosts(createDraft()));
  const draft = (await findQuotation(db, id))?.draft ?? expect.fail("The quotation is missing.");
  const lineId = draft.lines[0]?.id;
  const change = { [`remember.${lineId}`]: "yes", [`minimum.${lineId}`]: "5,000", intent: "save" };
  await admin.call(save, `/admin/quotations/${id}`, { form: { ...toDraftFields(draft), ...change } });
  expect(await listRates(db)).toMatchObject([{ kind: "gate", ...remembered }]);
  const pieces = serializePieces({ unit: "mm", isUnmeasured: false, pieces: [gate] });
  await db.updateTable("enquiries").set({ pieces }).where("id", "=", enquiryId).execute();
  await sendStoredQuotation(id);
  const created = await admin.call(create, `/admin/enquiries/${enquiryId}/quotation`, { form: {} });
  const newId = Number(created.headers.get("Location")?.split("/").at(-1));
  expect((await findQuotation(db, newId))?.draft.lines).toMatchObject([remembered]);
  const screen = await admin.call(rates, "/admin/rates");
  expect(JSON.stringify(screen.body)).toMatch(/at least ₹5,000\.00.*₹76,543\.21 per sq ft.*56\.78% wastage/);
  await saveRate(db, createRate({ grade: "ss304", ...remembered }));
  const fields = { ...toStoredFirm(defaultFirm).fields, priceDisplay: "from" };
  await saveRevision(db, "firm", { previousId: 0, content: { version: 1, fields } });
  const page = await callRoute(service, "/services/ss-gate");
  expect(JSON.stringify(page.body)).toContain("from ₹650 per sq ft");
  expect(JSON.stringify(page.body)).not.toMatch(/wastage|7654321|76,?543\.21/);
});

it("a saved rate keeps costs and minimum charge that are left blank, until they are 0 or the unit changes", async () => {
  const costs = { minimum: 5000_00, cost: 450_00, wastage: 12_50 };
  await saveRate(db, createRate(costs));
  const change = async (fields: Record<string, string>) => {
    const blank = { minimum: "", cost: " ", wastage: "", grade: "", finish: "", gst: "18", hsn: "7308" };
    const form = { intent: "save", work: "gate", unit: "sqft", rate: "700", ...blank, ...fields };
    expect((await admin.call(changeRates, "/admin/rates", { form })).status).toBe(302);
    return (await listRates(db)).find(({ grade }) => grade === (fields.grade ?? ""));
  };
  const none = { minimum: null, cost: null, wastage: 0 };
  expect(await change({})).toMatchObject({ rate: 700_00, ...costs });
  expect(await change({ grade: "ss304" })).toMatchObject(none);
  expect(await change({ cost: "0" })).toMatchObject({ ...costs, cost: null });
  expect(await change({ minimum: "0", wastage: "0", cost: "300" })).toMatchObject({ ...none, cost: 300_00 });
  expect(await change({ unit: "piece" })).toMatchObject(none);
});

it("a minimum charge is the amount of its line, and the customer is told", async () => {
  const [line = expect.fail("The draft has no line.")] = createDraft().lines;
  const { token } = await storeSentQuotation(
    createDraft({ lines: [{ ...line, quantity: 1000, minimum: 5000_00 }] }),
  );
  const page = (await callRoute(loader, `/quotation/${token}`)).body as Awaited<ReturnType<typeof loader>>;
  expect(page.quotation.lines).toMatchObject([{ amount: "₹5,000.00", minimum: "Minimum charge: ₹5,000.00" }]);
  expect(page.total).toBe("₹5,900.00");
});
