import { redirect } from "@remix-run/node";
import { z } from "zod";
import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { undoRecordedAcceptance } from "~/features/quotations/accept-quotation.server";
import { type Rate, toPrices, toSavedRate } from "~/features/quotations/find-rate";
import { recalculateQuantities, renewRates } from "~/features/quotations/line-changes";
import { addAlternative, hasNewWork, updatePieces } from "~/features/quotations/propose-draft";
import type { QuotationDraft } from "~/features/quotations/quotation";
import {
  applyLineAction,
  createQuotationSchema,
  findLineSource,
  listLinesToRemember,
  readLineAction,
} from "~/features/quotations/quotation-form.server";
import { endQuotationLinks } from "~/features/quotations/quotation-links.server";
import { findQuotation, saveDraft } from "~/features/quotations/quotations.server";
import { getRateKey } from "~/features/quotations/rates";
import { listRates, saveRate } from "~/features/quotations/rates.server";
import { withdrawQuotation } from "~/features/quotations/send-quotation.server";
import { MAX_LINES } from "~/features/quotations/totals";
import { getLineFieldName, parseLineIds } from "~/features/quotations/typed-quotation";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import {
  type CopyableText,
  createGoneResponse,
  handleForm,
  type Refusal,
  refuseForm,
  showForm,
  versionField,
} from "~/platform/http/handle-form.server";
import { orNotFound, readForm, readTexts } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";
import { refuseStale } from "./refuse-stale.server";
import { termFields } from "./term-fields";

/**
 * Saves a draft. Also adds, moves or removes a line without saving, withdraws a sent quotation, undoes a recorded acceptance or
 * ends links.
 */
export async function saveQuotation(request: Request, id: number, author: string) {
  const sent = readTexts(await readForm(request));
  const texts = listCopyableTexts(sent);
  const quotation = await findQuotation(db, id);
  if (!quotation) throw createGoneResponse(texts);
  const { lines, leftOut } = quotation.draft;
  const rates = toPrices(await listRates(db), sent.pricesIncludeGst === "yes");
  const typed = renewRates(
    recalculateQuantities(
      sent,
      (lineId) => [...lines, ...leftOut].find((line) => line.id === lineId)?.piece ?? null,
    ),
    rates,
    (lineId) => findLineSource(quotation.draft, sent, lineId),
  );
  const screenPath = `/admin/quotations/${id}`;
  if (typed.intent === "withdraw") {
    const result = await withdrawQuotation(db, id, author);
    return await replaceWithToast(screenPath, withdrawalToasts[result]);
  }
  if (typed.intent === "undoAcceptance") {
    const result = await undoRecordedAcceptance(db, id, { author, mail: config.mail });
    return await replaceWithToast(screenPath, undoToasts[result]);
  }
  if (typed.intent === "endLinks") {
    const count = await endQuotationLinks(db, id, author);
    const message =
      count === 0
        ? "This quotation has no links."
        : "The links have ended. Customers can no longer open them.";
    return await replaceWithToast(screenPath, { type: "success", message });
  }
  if (quotation.versions[0]?.acceptedAt) {
    const message = "Not saved: this quotation has been accepted. Copy it to change it.";
    return refuseForm(typed, { status: 409, message });
  }
  const lineAction = readLineAction(typed.intent);
  if (lineAction) {
    return showForm({ errors: {}, typed: applyLineAction(typed, lineAction, rates) });
  }
  return await handleForm(typed, {
    schema: z.intersection(
      createQuotationSchema(quotation.draft).transform((draft) => ({ draft })),
      z.object({ version: versionField() }),
    ),
    failure: { message: "Not saved. Please try again." },
    texts,
    save: async ({ draft, version }): Promise<Response | Refusal | null> => {
      const usesNewSizes = typed.intent === "sizes";
      const [, alternativeTo] = /^alternative (.+)$/.exec(typed.intent ?? "") ?? [];
      const newDraft = usesNewSizes
        ? await applyNewSizes(draft, quotation.enquiryId, rates)
        : alternativeTo
          ? offerAlternative(draft, typed, alternativeTo, rates)
          : draft;
      if (newDraft.lines.length > MAX_LINES)
        return { status: 400, message: `A quotation can have up to ${MAX_LINES} lines. Remove some first.` };
      const result = await saveDraft(db, id, newDraft, version);
      if (result === "missing") return null;
      if (typeof result === "object") return refuseStale(typed, result.current);
      for (const line of listLinesToRemember(typed, draft)) {
        const { unit, gst, hsn, minimum, cost, wastage } = line;
        const price = { ...getRateKey(line), unit, rate: line.rate ?? 0, gst, hsn, minimum, cost, wastage };
        await saveRate(db, toSavedRate(price, draft.pricesIncludeGst));
      }
      if (typed.intent === "preview") return redirect(`${screenPath}/preview`);
      const message = usesNewSizes
        ? `Saved with the new sizes from the enquiry.${hasNewWork(draft, newDraft) ? " Check the rates: infill or steel has changed." : ""}`
        : alternativeTo
          ? "Saved with an alternative. Check its price."
          : "Saved";
      return await replaceWithToast(screenPath, { type: "success", message });
    },
  });
}

const copyableFields = [
  { name: "customerName", label: "Name" },
  { name: "customerAddress", label: "Address" },
  { name: "customerGstin", label: "GSTIN" },
  { name: "discount", label: "Discount" },
  ...termFields,
];

function listCopyableTexts(typed: Record<string, string>): CopyableText[] {
  const lines = parseLineIds(typed).map((id, index) => {
    const values = (["description", "quantity", "rate"] as const).map(
      (field) => typed[getLineFieldName(field, id)],
    );
    return { label: `Line ${index + 1}`, text: values.filter(Boolean).join(" · ") };
  });
  return [...lines, ...copyableFields.map(({ name, label }) => ({ label, text: typed[name] ?? "" }))];
}

function offerAlternative(
  draft: QuotationDraft,
  typed: Record<string, string>,
  id: string,
  rates: readonly Rate[],
): QuotationDraft {
  return addAlternative(draft, { id, variant: typed[getLineFieldName("instead", id)] ?? "" }, rates);
}

async function applyNewSizes(
  draft: QuotationDraft,
  enquiryId: number,
  rates: readonly Rate[],
): Promise<QuotationDraft> {
  const enquiry = orNotFound(await findEnquiry(db, enquiryId));
  return updatePieces(draft, getCurrentPieces(enquiry).list?.pieces ?? [], rates);
}

const undoToasts = {
  done: { type: "success", message: "No longer accepted. Payments stay with the order." },
  online: { type: "error", message: "The customer accepted this online. Only they can withdraw it." },
  replaced: { type: "error", message: "A newer quotation has replaced this one in its order." },
  missing: { type: "error", message: "This quotation was deleted." },
} as const;

const withdrawalToasts = {
  done: { type: "success", message: "Quotation withdrawn. Anyone who opens its link will see that." },
  accepted: { type: "error", message: "This quotation has already been accepted." },
  missing: { type: "error", message: "This quotation hasn't been sent yet." },
} as const;
