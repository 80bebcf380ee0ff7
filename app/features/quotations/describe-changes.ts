import { getStateName } from "~/content/indian-states";
import { getLabel } from "~/platform/text/text";
import { isAlternative, lineOffers } from "./choices";
import { formatRupees } from "./money";
import { formatQuantity, getUnitLabel } from "./quantity";
import type { QuotationLine, SentQuotation } from "./quotation";
import { calculateAmount, hasMinimumCharge, type TaxMode } from "./totals";

/** Lists the changes of a new version for the customer, without the totals. */
export function describeChanges(before: SentQuotation, after: SentQuotation): string[] {
  const removed = before.lines.filter((line) => !findLine(after, line));
  const added = after.lines.filter((line) => !findLine(before, line));
  const changed = after.lines.flatMap((line) => {
    const earlier = findLine(before, line);
    return earlier ? describeLineChange(earlier, line) : [];
  });
  return [
    ...added.map((line) => `Added: ${line.description}, ${formatRupees(calculatePrice(line))}.`),
    ...removed.map(({ description }) => `Removed: ${description}.`),
    ...changed,
    ...(isEqual(before.discount, after.discount) ? [] : ["The discount has changed."]),
    ...(before.pricesIncludeGst === after.pricesIncludeGst || after.taxMode === "none"
      ? []
      : [`The prices ${after.pricesIncludeGst ? "now include GST" : "no longer include GST: it is added"}.`]),
    ...describeTaxChange(before.taxMode, after.taxMode),
    ...(isEqual(before.terms, after.terms) ? [] : ["The terms have changed."]),
    ...describeCustomerChange(before.customer, after.customer),
    ...(isEqual(before.seller, after.seller) ? [] : ["We updated our business details."]),
    ...(isEqual(before.bankDetails, after.bankDetails) ? [] : ["Our bank details have changed."]),
  ];
}

const taxNames: Record<TaxMode, string> = { none: "no GST", inside: "CGST and SGST", outside: "IGST" };

function describeTaxChange(before: TaxMode, after: TaxMode): string[] {
  return before === after ? [] : [`The tax has changed: ${taxNames[after]} instead of ${taxNames[before]}.`];
}

function describeCustomerChange(
  before: SentQuotation["customer"],
  after: SentQuotation["customer"],
): string[] {
  const state = { state: after.state };
  return [
    ...(isEqual({ ...before, ...state }, after) ? [] : ["We updated your name, address or GSTIN."]),
    ...(before.state === after.state ? [] : [`The site is now in ${getStateName(after.state)}.`]),
  ];
}

function describeOffer({ offer }: QuotationLine): string {
  return isAlternative(offer)
    ? `alternative ${offer.toUpperCase()}`
    : getLabel(lineOffers, offer).toLowerCase();
}

function findLine({ lines }: SentQuotation, { id }: QuotationLine): QuotationLine | undefined {
  return lines.find((line) => line.id === id);
}

function calculatePrice(line: QuotationLine): number {
  return calculateAmount({ ...line, rate: line.rate ?? 0 });
}

function describePrice({ quantity, unit, rate, minimum }: QuotationLine): string {
  if (hasMinimumCharge({ quantity, rate: rate ?? 0, minimum }))
    return `a minimum charge of ${formatRupees(minimum ?? 0)}`;
  const price = formatRupees(rate ?? 0);
  const quantityText = describeQuantity({ quantity, unit });
  return quantityText ? `${quantityText} at ${price}` : price;
}

/** Empty for one lump sum. */
function describeQuantity({ quantity, unit }: Pick<QuotationLine, "quantity" | "unit">): string {
  return unit === "lump" && quantity === 1000 ? "" : `${formatQuantity(quantity)} ${getUnitLabel(unit)}`;
}

function describeLineChange(before: QuotationLine, after: QuotationLine): string[] {
  const offer = before.offer === after.offer ? [] : [`${after.description}: now ${describeOffer(after)}.`];
  const [from, to] = [describePrice(before), describePrice(after)];
  if (from !== to) return [...offer, `${after.description}: ${to} instead of ${from}.`];
  const quantityText = describeQuantity(after);
  const { isConfirmed, minimum, quantity, unit } = after;
  // Described above, or not shown to the customer.
  const ignored = { isConfirmed, offer: after.offer, minimum, quantity, unit };
  return [
    ...offer,
    ...(quantityText === "" || quantityText === describeQuantity(before)
      ? []
      : [`${after.description}: ${quantityText}, at the same price.`]),
    ...(isEqual({ ...before, ...ignored }, after)
      ? []
      : [`${after.description}: details updated (description, material, sizes or tax).`]),
  ];
}

/** Comparing JSON is enough: content parsed with one schema has its keys in one order. */
function isEqual(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
