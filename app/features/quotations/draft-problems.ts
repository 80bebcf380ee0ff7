import { findPieceKind } from "~/sizes/kinds";
import { describeAssumed } from "~/sizes/piece-list";
import {
  calculateQuotationTotals,
  isDiscountTooLarge,
  isTotalTooLarge,
  type QuotationDraft,
  type QuotationLine,
} from "./quotation";

/** Returns true if the customer did not give all sizes, so that some are assumed. */
export function hasAssumedSizes({ piece }: Pick<QuotationLine, "piece">): boolean {
  if (!piece || findPieceKind(piece.kind).listFields(piece.sizes).length === 0) return false;
  return describeAssumed(piece) !== "";
}

/** Returns the problems that prevent sending, by field. */
export function findDraftProblems(draft: QuotationDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.customer.name === "") problems.customerName = "Enter the customer's name.";
  if (draft.lines.length === 0) problems.lines = "Add at least one line.";
  for (const line of draft.lines) {
    if (line.quantity === 0) problems[`quantity.${line.id}`] = `${line.description}: enter a quantity.`;
    if (line.rate === null) problems[`rate.${line.id}`] = `${line.description}: enter a rate.`;
    if (hasAssumedSizes(line) && !line.isConfirmed)
      problems[`confirmed.${line.id}`] = `${line.description}: confirm the assumed sizes.`;
  }
  if (isDiscountTooLarge(draft)) problems.discount = "The discount is larger than the subtotal.";
  else if (isTotalTooLarge(calculateQuotationTotals(draft, "outside").total))
    problems.lines = "The total is too large. Check quantities and rates.";
  return problems;
}
