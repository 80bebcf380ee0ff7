import { formatAmount, MAX_RATE, parseRupees, trimPaise } from "./money";
import type { QuantityUnit } from "./tables";
import { includeTax, removeTax } from "./totals";

/** What a rate is for. Empty fields apply to any. */
export interface RateKey {
  /** A kind of work, or an extra. */
  kind: string;
  /** The choice that decides the price of this kind of work, such as the infill of a railing. */
  variant: string;
  /** See `grades` and `finishes`. */
  grade: string;
  finish: string;
}

export interface Rate extends RateKey {
  unit: QuantityUnit;
  /** In paise. */
  rate: number;
  gst: number;
  hsn: string;
}

/** The more important first. */
const details = ["variant", "grade", "finish"] as const;

/** Finds the rate for this work that says most about it. */
export function findRate<R extends RateKey>(rates: readonly R[], key: RateKey): R | null {
  const matching = rates.filter(
    (rate) =>
      rate.kind === key.kind && details.every((name) => rate[name] === "" || rate[name] === key[name]),
  );
  const countDetails = (rate: R) => details.reduce((sum, name) => sum * 2 + (rate[name] === "" ? 0 : 1), 0);
  return matching.sort((a, b) => countDetails(b) - countDetails(a))[0] ?? null;
}

/** Saved rates are without GST. Returns them as prices of a quotation. */
export function toPrices(rates: readonly Rate[], pricesIncludeGst: boolean): readonly Rate[] {
  if (!pricesIncludeGst) return rates;
  return rates.map((rate) => ({ ...rate, rate: Math.min(includeTax(rate.rate, rate.gst), MAX_RATE) }));
}

/** The reverse of {@link toPrices}. */
export function toSavedRate(price: Rate, pricesIncludeGst: boolean): Rate {
  return pricesIncludeGst ? { ...price, rate: removeTax(price.rate, price.gst) } : price;
}

interface SteelChange {
  before: RateKey;
  after: RateKey;
  unit: string;
  /** The rate as typed. */
  text: string;
}

/** Returns the fields that change with the grade and finish, as text; none if the owner typed a rate of their own. */
export function renewRate(
  rates: readonly Rate[],
  { before, after, unit, text }: SteelChange,
): Partial<Record<"rate" | "gst" | "hsn", string>> {
  const isProposed = text.trim() === "" || parseRupees(text) === findRate(rates, before)?.rate;
  if (!isProposed) return {};
  const found = findRate(rates, after);
  if (found?.unit !== unit) return { rate: "" };
  return { rate: formatRate(found.rate), gst: String(found.gst), hsn: found.hsn };
}

/** As typed into a form, e.g. "1,450.50"; empty until priced. */
export function formatRate(rate: number | null): string {
  return rate === null ? "" : trimPaise(formatAmount(rate));
}
