import { type Choice, chooseLines, type LineOffer } from "./choices";
import { calculateDiscount, type Discount } from "./discount";
import { divideHalfUp, type Paise } from "./money";

/**
 * `none`: the firm has no GSTIN and charges no tax. `inside`: the customer is in the state of the firm, which charges
 * CGST and SGST. `outside`: the customer is in another state, so the firm charges IGST.
 */
export type TaxMode = "none" | "inside" | "outside";

/** GST rates in per cent; 12 and 28 still apply to some contracts. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const;

export const MAX_LINES = 30;

export interface PricedLine {
  /** In thousandths of the unit. */
  quantity: number;
  rate: Paise;
  /** The least amount; null or missing for none. */
  minimum?: Paise | null;
  /** Per cent. */
  gst: number;
}

/** Sums of the lines with one GST rate. Unused taxes are 0. */
export interface TaxGroup {
  gst: number;
  /** Part of the discount. */
  discount: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

export interface Totals {
  amounts: Paise[];
  subtotal: Paise;
  discount: Paise;
  groups: TaxGroup[];
  tax: Paise;
  /** At most {@link MAX_ROUND_OFF}, up or down. */
  roundOff: Paise;
  /** Whole rupees. */
  total: Paise;
}

/** Totals are whole rupees. */
const RUPEE: Paise = 100;
export const MAX_ROUND_OFF: Paise = RUPEE / 2;

/** Rounds once, half up, to the paisa. */
export function calculateAmount({ minimum, ...price }: Omit<PricedLine, "gst">): Paise {
  return Math.max(multiply(price), minimum ?? 0);
}

/** The line costs its minimum charge, because quantity times rate is less. */
export function hasMinimumCharge({ minimum, ...price }: Omit<PricedLine, "gst">): boolean {
  return multiply(price) < (minimum ?? 0);
}

function multiply({ quantity, rate }: Pick<PricedLine, "quantity" | "rate">): Paise {
  return divideHalfUp(BigInt(quantity) * BigInt(rate), 1000n);
}

interface TotalsOptions {
  discount: Discount | null;
  taxMode: TaxMode;
  /** Amounts, subtotal and discount then include the tax. */
  pricesIncludeGst: boolean;
}

/** The discount must not exceed the sum of the lines. Rounds the total to the rupee (section 170 of the CGST Act). */
export function calculateTotals(
  lines: readonly PricedLine[],
  { discount, taxMode, pricesIncludeGst }: TotalsOptions,
): Totals {
  const amounts = lines.map(calculateAmount);
  const subtotal = sum(amounts);
  const discountAmount = discount ? calculateDiscount(discount, subtotal) : 0;
  const groups = listGroups(lines, amounts, discountAmount, subtotal).map((group) =>
    pricesIncludeGst ? extractTax(group, taxMode) : addTax(group, taxMode),
  );
  const tax = sum(groups.map(({ cgst, sgst, igst }) => cgst + sgst + igst));
  const exactTotal = sum(groups.map(({ taxable }) => taxable)) + tax;
  const total = Math.floor((exactTotal + MAX_ROUND_OFF) / RUPEE) * RUPEE;
  return { amounts, subtotal, discount: discountAmount, groups, tax, roundOff: total - exactTotal, total };
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Distributes the discount over the GST rates in proportion. Remaining paise go to the largest remainders. */
function listGroups(
  lines: readonly PricedLine[],
  amounts: readonly Paise[],
  discount: Paise,
  subtotal: Paise,
) {
  const sums = new Map<number, Paise>();
  for (const [index, { gst }] of lines.entries()) sums.set(gst, (sums.get(gst) ?? 0) + (amounts[index] ?? 0));
  const shares = [...sums].map(([gst, sum]) => {
    const dividend = BigInt(discount) * BigInt(sum);
    const divisor = BigInt(subtotal || 1);
    return { gst, taxable: sum - Number(dividend / divisor), remainder: dividend % divisor };
  });
  let remainingPaise = sum(shares.map(({ taxable }) => taxable)) - (subtotal - discount);
  for (const share of shares.toSorted((a, b) => (a.remainder < b.remainder ? 1 : -1))) {
    if (remainingPaise === 0) break;
    share.taxable -= 1;
    remainingPaise -= 1;
  }
  return shares
    .map(({ gst, taxable }) => ({ gst, discount: (sums.get(gst) ?? 0) - taxable, taxable }))
    .sort((a, b) => b.gst - a.gst);
}

function addTax(group: Pick<TaxGroup, "gst" | "discount" | "taxable">, taxMode: TaxMode): TaxGroup {
  const { gst, taxable } = group;
  const hundredfoldTax = BigInt(taxable) * BigInt(gst);
  const halfTax = taxMode === "inside" ? divideHalfUp(hundredfoldTax, 200n) : 0;
  const igst = taxMode === "outside" ? divideHalfUp(hundredfoldTax, 100n) : 0;
  return { ...group, cgst: halfTax, sgst: halfTax, igst };
}

/** Divides amounts that include the tax, so that taxable value and taxes add up to them. */
function extractTax(group: Pick<TaxGroup, "gst" | "discount" | "taxable">, taxMode: TaxMode): TaxGroup {
  const { gst, taxable: gross } = group;
  const divide = (amount: Paise) => {
    const hundredfoldTax = BigInt(amount) * BigInt(gst);
    const divisor = BigInt(100 + gst);
    const halfTax = taxMode === "inside" ? divideHalfUp(hundredfoldTax, 2n * divisor) : 0;
    const igst = taxMode === "outside" ? divideHalfUp(hundredfoldTax, divisor) : 0;
    return { taxable: amount - 2 * halfTax - igst, cgst: halfTax, sgst: halfTax, igst };
  };
  const divided = divide(gross);
  // The rounding of two taxes can exceed a discount of a paisa.
  const discount = Math.max(divide(gross + group.discount).taxable - divided.taxable, 0);
  return { gst, discount, ...divided };
}

/** Takes out the tax that a price includes. `gst` is in per cent. */
export function removeTax(price: Paise, gst: number): Paise {
  return price - divideHalfUp(BigInt(price) * BigInt(gst), BigInt(100 + gst));
}

/** Adds the tax to a price without it, so that {@link removeTax} returns this price. */
export function includeTax(price: Paise, gst: number): Paise {
  return price + divideHalfUp(BigInt(price) * BigInt(gst), 100n);
}

export interface QuotationTotals extends Totals {
  /** Whole rupees, rounded up. */
  advance: Paise;
}

export interface PricedQuotation {
  lines: readonly (Omit<PricedLine, "rate"> & { rate: Paise | null; id: string; offer: LineOffer })[];
  discount: Discount | null;
  pricesIncludeGst: boolean;
  /** `advance` is a percentage of the total. */
  terms: { advance: number };
}

/** The totals of what the customer chose. Unpriced lines count as 0. The browser calls it as well as the server. */
export function calculateChosenTotals(
  { lines, terms, ...options }: PricedQuotation,
  choice: Choice,
  taxMode: TaxMode,
): QuotationTotals {
  const pricedLines = chooseLines(lines, choice).map((line) => ({ ...line, rate: line.rate ?? 0 }));
  const totals = calculateTotals(pricedLines, { ...options, taxMode });
  return { ...totals, advance: Math.ceil((totals.total * terms.advance) / 10_000) * 100 };
}
