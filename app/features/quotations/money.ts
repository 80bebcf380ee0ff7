/** Whole paise. */
export type Paise = number;

/** ₹99,99,99,999, the largest amount that is written in crore. */
export const MAX_TOTAL: Paise = 99_99_99_999_00;

/** ₹99,99,999.99 */
export const MAX_RATE: Paise = 99_99_999_99;

/** Rounds half up. Requires a numerator of 0 or more. */
export function divideHalfUp(numerator: bigint, divisor: bigint): number {
  return Number((2n * numerator + divisor) / (2n * divisor));
}

/** Groups digits as in India, e.g. 1,23,45,678. */
function groupDigits(whole: string): string {
  return whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ",");
}

/** Formats without the rupee sign, e.g. "1,23,456.00". */
export function formatAmount(paise: Paise): string {
  const digits = String(Math.abs(paise)).padStart(3, "0");
  return `${paise < 0 ? "−" : ""}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Removes ".00". */
export function trimPaise(amount: string): string {
  return amount.replace(/\.00$/, "");
}

/** E.g. "₹1,23,456.00". */
export function formatRupees(paise: Paise): string {
  const amount = formatAmount(paise);
  return amount.startsWith("−") ? `−₹${amount.slice(1)}` : `₹${amount}`;
}

interface TotalRange {
  /** In rupees, of the cheapest alternative. */
  total: number;
  /** Of the dearest. */
  highestTotal: number;
}

/** E.g. "₹1,05,000 – ₹1,22,000", or "₹1,05,000" for one price. */
export function formatTotalRange({ total, highestTotal }: TotalRange): string {
  const ends = total === highestTotal ? [total] : [total, highestTotal];
  return ends.map((rupees) => trimPaise(formatRupees(rupees * 100))).join(" – ");
}
