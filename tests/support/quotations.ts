import { defaultFirm } from "../../app/business/firm.server";
import { defaultTerms } from "../../app/content/firm";
import { copyQuotation, createQuotation } from "../../app/features/quotations/enquiry-quotations.server";
import type { Rate } from "../../app/features/quotations/find-rate";
import { proposeDraft, proposeExtra } from "../../app/features/quotations/propose-draft";
import type { QuotationDraft } from "../../app/features/quotations/quotation";
import { createQuotationLink } from "../../app/features/quotations/quotation-links.server";
import { saveDraft } from "../../app/features/quotations/quotations.server";
import { type SendOptions, sendQuotation } from "../../app/features/quotations/send-quotation.server";
import { db } from "../../app/platform/database/database.server";
import { hashToken } from "../../app/platform/runtime/tokens.server";
import { storeEnquiries } from "./enquiries";

export const gate = {
  kind: "gate" as const,
  sizes: { type: "double", width: 3600, height: 1800, infill: "bars", gap: 90, wicket: "none" },
  count: 1,
  remark: "",
};

export const firm = { ...defaultFirm, gstin: "33AABCK1234F1Z6" };

/** ₹650 per square foot of a gate. */
export function createRate(change: Partial<Rate>): Rate {
  return {
    ...{ kind: "gate", variant: "", grade: "", finish: "", unit: "sqft", rate: 650_00, gst: 18, hsn: "7308" },
    ...{ minimum: null, cost: null, wastage: 0 },
    ...change,
  };
}

/** A priced draft of one gate: 10 square feet at ₹1,000. */
export function createDraft(change: Partial<QuotationDraft> = {}): QuotationDraft {
  const draft = proposeDraft({
    name: "Meena",
    town: "Peelamedu",
    pieces: { unit: "ft", isUnmeasured: false, pieces: [gate] },
    rates: [],
    terms: defaultTerms,
    state: "33",
  });
  const lines = draft.lines.map((line) => ({ ...line, quantity: 10_000, rate: 1000_00, isConfirmed: true }));
  return { ...draft, lines, ...change };
}

/** One gate with bars (A, ₹11,800 with GST) or sheet (B, ₹14,160), with an optional motor (₹4,720) and transport (₹1,180). */
export function createDraftWithChoices(change: Partial<QuotationDraft> = {}): QuotationDraft {
  const draft = createDraft();
  const [line] = draft.lines;
  if (!line) throw new Error("The draft has no line");
  const transport = { ...proposeExtra("transport", []), rate: 1000_00 };
  const motor = { ...proposeExtra("motor", []), rate: 4000_00, offer: "optional" as const };
  const sheet = {
    ...line,
    id: "sheet",
    description: "Gate, sheet",
    piece: { ...gate, sizes: { ...gate.sizes, infill: "sheet" } },
    rate: 1200_00,
    offer: "b" as const,
  };
  return { ...draft, lines: [{ ...line, offer: "a" }, sheet, motor, transport], ...change };
}

/** Stores an enquiry with a quotation; returns both ids. */
export async function storeQuotation(
  draft = createDraft(),
  enquiry: { name: string; email?: string } = { name: "Meena" },
) {
  const [enquiryId = 0] = await storeEnquiries({ phone: "9843012345", ...enquiry });
  const id = await createQuotation(db, enquiryId, draft);
  return { id: id ?? 0, enquiryId };
}

export const sendOptions = { firm, mail: { to: "owner@example.com" }, author: "admin", version: null };

export async function sendStoredQuotation(id: number, now = new Date(), sender: SendOptions["firm"] = firm) {
  const sent = await sendQuotation(db, id, { ...sendOptions, now, firm: sender });
  if (sent.result !== "sent") throw new Error(`The quotation was not sent: ${sent.result}`);
  const link = await createQuotationLink(db, sent.versionId, { publicUrl: new URL("http://localhost:3000") });
  const token = link.split("/").at(-1) ?? "";
  return { ...sent, link, token, tokenHash: hashToken(token) };
}

export async function storeSentQuotation(draft = createDraft(), now?: Date) {
  const stored = await storeQuotation(draft);
  return { ...stored, ...(await sendStoredQuotation(stored.id, now)) };
}

export async function changeDraft(id: number, draft: QuotationDraft): Promise<void> {
  await saveDraft(db, id, draft, null);
}

/** Copies a quotation into a draft that replaces it in the order. */
export async function storeReplacement(id: number, enquiryId: number): Promise<number> {
  const options = { enquiryId, idempotencyKey: null, changeDraft: (draft: QuotationDraft) => draft };
  return (await copyQuotation(db, id, options)) ?? 0;
}
