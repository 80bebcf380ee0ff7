import { parseDecimal } from "~/features/enquiries/numbers";
import { divideHalfUp, formatRupees, type Paise } from "./money";
import { calculateAmount, type QuotationTotals, removeTax, type TaxMode } from "./totals";

/** In hundredths of a per cent. */
export const MAX_WASTAGE = 100_00;

/** For the owner only: no output for a customer contains costs. */
export interface Costs {
  /** In paise per unit; null if unknown. */
  cost: Paise | null;
  /** Material lost in cutting, in hundredths of a per cent of the quantity. It adds to the cost. */
  wastage: number;
}

/** Returns null for a malformed text, and for more than {@link MAX_WASTAGE}; 0 for an empty one. */
export function parseWastage(typed: string): number | null {
  const wastage = parseDecimal(typed.replace("%", "").trim() || "0", { wholeDigits: 3, decimals: 2 });
  return wastage === null || wastage > MAX_WASTAGE ? null : wastage;
}

interface CostedLine extends Costs {
  quantity: number;
  rate: Paise;
  minimum: Paise | null;
  gst: number;
}

/** Without GST. */
export interface Margin {
  cost: Paise;
  margin: Paise;
  /** Of the price, with one decimal; null for a price of 0. */
  percent: number | null;
}

function createMargin(price: Paise, cost: Paise): Margin {
  const margin = price - cost;
  return { cost, margin, percent: price === 0 ? null : Math.round((margin * 1000) / price) / 10 };
}

export function calculateCost({ quantity, cost, wastage }: Costs & { quantity: number }): Paise | null {
  if (cost === null) return null;
  return divideHalfUp(BigInt(quantity) * BigInt(cost) * BigInt(10_000 + wastage), 10_000_000n);
}

/** Before the discount. Returns null without a cost. */
export function calculateLineMargin(
  line: CostedLine,
  { taxMode, pricesIncludeGst }: { taxMode: TaxMode; pricesIncludeGst: boolean },
): Margin | null {
  const cost = calculateCost(line);
  if (cost === null) return null;
  const amount = calculateAmount(line);
  const includesTax = pricesIncludeGst && taxMode !== "none";
  return createMargin(includesTax ? removeTax(amount, line.gst) : amount, cost);
}

/** After the discount. Returns null unless all lines have a cost. */
export function calculateTotalMargin(
  lines: readonly CostedLine[],
  { groups }: Pick<QuotationTotals, "groups">,
): Margin | null {
  const costs = lines.map(calculateCost);
  if (costs.length === 0 || costs.includes(null)) return null;
  const cost = costs.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return createMargin(
    groups.reduce((sum, { taxable }) => sum + taxable, 0),
    cost,
  );
}

/** E.g. "Cost ₹80,000.00, margin ₹20,000.00 (20%)". */
export function formatMargin({ cost, margin, percent }: Margin): string {
  const part = percent === null ? "" : ` (${String(percent).replace("-", "−")}%)`;
  return `Cost ${formatRupees(cost)}, margin ${formatRupees(margin)}${part}`;
}
