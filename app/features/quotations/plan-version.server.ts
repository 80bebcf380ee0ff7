import type { Firm } from "~/business/firm";
import { addDays } from "~/platform/time/time";
import { hasChoices, listBasicChoices, noChoice } from "./choices";
import {
  customersDraftSchema,
  findTaxMode,
  type QuotationDraft,
  type SentQuotation,
  type SentRecord,
} from "./quotation";
import { getCustomerState } from "./quotation-state";
import type { QuotationVersion } from "./quotations.server";
import { serializeContent } from "./record-hash.server";
import { calculateAmount, calculateChosenTotals } from "./totals";

export type QuotationFirm = Pick<Firm, "business" | "gstin" | "isComposition" | "bankDetails" | "signature">;

/** Rule 5(1)(f) of the CGST Rules, 2017 prescribes these words for bills of supply. */
const COMPOSITION_WORDS = "Composition taxable person, not eligible to collect tax on supplies";

interface Draft {
  draft: QuotationDraft;
  /** Null until sent. */
  number: string | null;
  /** The latest version that was sent. */
  currentVersion: QuotationVersion | undefined;
}

interface PlannedVersion extends SentRecord {
  /** The current version, if it is sent again instead of a new one. */
  repeatedVersion: QuotationVersion | null;
}

/**
 * Plans the version that the preview shows and sending stores: the current version if it was accepted, or if it is still open and
 * has the same content; otherwise a new one. For an acceptance that the owner records, `today` is its day, and a declined version
 * is still open.
 */
export function planVersion(
  { draft, number, currentVersion }: Draft,
  firm: QuotationFirm,
  { today, isAcceptance = false }: { today: string; isAcceptance?: boolean },
): PlannedVersion {
  if (currentVersion) {
    const state = getCustomerState(currentVersion, today);
    const isOpen = state === "sent" || state === "opened" || (isAcceptance && state === "declined");
    if (currentVersion.acceptedAt || (isOpen && hasSameContent(currentVersion, draft, firm)))
      return { ...currentVersion, repeatedVersion: currentVersion };
  }
  const version = (currentVersion?.version ?? 0) + 1;
  const content = createContent(draft, firm, { number: number ?? "Draft", version, today });
  return { ...createRecord(content), repeatedVersion: null };
}

/** Also compares tax and business details, which are not in the draft. Ignores the signature, which says nothing of the work. */
function hasSameContent({ content }: QuotationVersion, draft: QuotationDraft, firm: QuotationFirm): boolean {
  const { number, version, sentOn, signature = null } = content;
  const newContent = createContent(draft, { ...firm, signature }, { number, version, today: sentOn });
  return serializeContent(newContent) === serializeContent(content);
}

/** The only place that calculates the totals of a sent version. */
export function createRecord(content: SentQuotation): SentRecord {
  const { lines, taxMode } = content;
  const choices = listBasicChoices(lines);
  const totals = calculateChosenTotals(content, choices[0] ?? noChoice, taxMode);
  if (!hasChoices(lines)) return { content, totals };
  const amounts = lines.map((line) => calculateAmount({ ...line, rate: line.rate ?? 0 }));
  const alternatives = choices.flatMap(({ alternative, optional }) => {
    if (alternative === null) return [];
    const { amounts: _, ...sums } = calculateChosenTotals(content, { alternative, optional }, taxMode);
    return [{ alternative, ...sums }];
  });
  return { content, totals: { ...totals, amounts, ...(alternatives.length > 0 && { alternatives }) } };
}

export function createContent(
  draft: QuotationDraft,
  firm: QuotationFirm,
  { number, version, today }: { number: string; version: number; today: string },
): SentQuotation {
  const { business, gstin, isComposition, bankDetails, signature } = firm;
  const { street, locality, region, postalCode } = business.address;
  const { leftOut: _, ...content } = customersDraftSchema.parse(draft);
  return {
    ...content,
    number,
    version,
    sentOn: today,
    validUntil: addDays(today, draft.terms.validityDays),
    taxMode: findTaxMode(firm, draft.customer.state),
    seller: {
      name: business.name,
      address: [street, `${locality} ${postalCode}`, region],
      phone: business.phone.display,
      email: business.email,
      gstin,
    },
    ...(gstin && isComposition && { declaration: COMPOSITION_WORDS }),
    ...(bankDetails && { bankDetails }),
    ...(signature && { signature }),
  };
}
