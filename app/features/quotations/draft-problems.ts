import { getLabel } from "~/platform/text/text";
import { describeAssumed, isMeasured } from "~/sizes/piece-list";
import { lineOffers, listAlternatives } from "./choices";
import { isDiscountTooLarge, isTotalTooLarge, type QuotationDraft, type QuotationLine } from "./quotation";
import { variantFields } from "./rates";

/** Names the sizes that the customer did not give and the choice that decides the price; empty if all or none are known. */
export function describeLineAssumed({ piece }: Pick<QuotationLine, "piece">): string {
  return piece && isMeasured(piece) ? describeAssumed(piece, [], variantFields[piece.kind]) : "";
}

/** Returns the problems that prevent sending, by field. */
export function findDraftProblems(draft: QuotationDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.customer.name === "") problems.customerName = "Enter the customer's name.";
  if (draft.lines.length === 0) problems.lines = "Add at least one line.";
  for (const line of draft.lines) {
    if (line.quantity === 0) problems[`quantity.${line.id}`] = `${line.description}: enter a quantity.`;
    if (line.rate === null) problems[`rate.${line.id}`] = `${line.description}: enter a rate.`;
    if (describeLineAssumed(line) !== "" && !line.isConfirmed)
      problems[`confirmed.${line.id}`] = `${line.description}: confirm the assumed sizes.`;
  }
  const [first, ...others] = listAlternatives(draft.lines);
  if (first && others.length === 0)
    problems.lines = `The customer can't choose: ${getLabel(lineOffers, first)} is the only alternative. Add another, or always include it.`;
  else if (draft.lines.length > 0 && draft.lines.every(({ offer }) => offer === "optional"))
    problems.lines = "At least one line must not be optional.";
  if (isDiscountTooLarge(draft)) problems.discount = "The discount is larger than the subtotal.";
  else if (isTotalTooLarge(draft)) problems.lines = "The total is too large. Check quantities and rates.";
  return problems;
}
