import { type Choice, chooseLines } from "./choices";
import type { QuotationSums, SentTotals } from "./quotation";
import { calculateChosenTotals, type PricedQuotation, type QuotationTotals, type TaxMode } from "./totals";

interface OfferedTotals extends PricedQuotation {
  taxMode: TaxMode;
  /** As sent. */
  totals: SentTotals;
}

/**
 * The totals of what the customer chose: those of the sent record, or with optional lines, calculated. Returns null if today's
 * calculation differs from that of the record. The browser calls it as well as the server.
 */
export function findChosenTotals(offered: OfferedTotals, choice: Choice): QuotationTotals | null {
  const stored = selectStored(offered, choice);
  if (choice.optional.length === 0) return stored;
  const calculate = (one: Choice) => calculateChosenTotals(offered, one, offered.taxMode);
  const chosen = calculate(choice);
  const isStillCalculated =
    isSame(calculate({ ...choice, optional: [] }), stored) &&
    chosen.amounts.join() === selectAmounts(offered, choice).join();
  return isStillCalculated ? chosen : null;
}

/** Without optional lines. */
function selectStored(offered: OfferedTotals, { alternative }: Choice): QuotationTotals {
  const { alternatives = [], ...totals } = offered.totals;
  const sums = alternatives.find((one) => one.alternative === alternative) ?? totals;
  const { subtotal, discount, groups, tax, roundOff, total, advance } = sums;
  const amounts = selectAmounts(offered, { alternative, optional: [] });
  return { amounts, subtotal, discount, groups, tax, roundOff, total, advance };
}

function selectAmounts({ lines, totals }: OfferedTotals, choice: Choice): number[] {
  const all = lines.map((line, index) => ({ ...line, amount: totals.amounts[index] ?? 0 }));
  return chooseLines(all, choice).map(({ amount }) => amount);
}

function isSame(one: QuotationSums, other: QuotationSums): boolean {
  const list = ({ subtotal, discount, groups, tax, roundOff, total, advance }: QuotationSums) => [
    ...[subtotal, discount, tax, roundOff, total, advance],
    ...groups.flatMap((group) => [
      group.gst,
      group.discount,
      group.taxable,
      group.cgst,
      group.sgst,
      group.igst,
    ]),
  ];
  return list(one).join() === list(other).join();
}
