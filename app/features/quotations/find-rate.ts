import { parseRupees } from "~/features/enquiries/numbers";
import type { Costs } from "./margin";
import { formatAmount, MAX_RATE, trimPaise } from "./money";
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

export interface Rate extends RateKey, Costs {
  unit: QuantityUnit;
  /** In paise. */
  rate: number;
  gst: number;
  hsn: string;
  /** The least amount in paise; null for none. */
  minimum: number | null;
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
  return rates.map((rate) => convertPrices(rate, (price) => addTax(price, rate.gst)));
}

/** Prefers the whole rupees that the owner typed, because several prices have the same price without tax. */
function addTax(price: number, gst: number): number {
  const exact = includeTax(price, gst);
  const rounded = Math.round(exact / 100) * 100;
  const isTyped = Math.abs(rounded - exact) <= 1 && removeTax(rounded, gst) === price;
  return Math.min(isTyped ? rounded : exact, MAX_RATE);
}

/** The reverse of {@link toPrices}. */
export function toSavedRate(price: Rate, pricesIncludeGst: boolean): Rate {
  return pricesIncludeGst ? convertPrices(price, (one) => removeTax(one, price.gst)) : price;
}

/** Costs are always without GST. */
function convertPrices(rate: Rate, convert: (price: number) => number): Rate {
  return {
    ...rate,
    rate: convert(rate.rate),
    minimum: rate.minimum === null ? null : convert(rate.minimum),
  };
}

type CostTexts = Record<"minimum" | "cost" | "wastage", string>;

interface SteelChange {
  before: RateKey;
  after: RateKey;
  unit: string;
  /** As typed. */
  texts: CostTexts & { rate: string };
}

/** Returns the fields that change with the grade and finish, as text. What the owner typed stays. */
export function renewRate(
  rates: readonly Rate[],
  { before, after, unit, texts }: SteelChange,
): Partial<CostTexts & Record<"rate" | "gst" | "hsn", string>> {
  const earlier = findRate(rates, before);
  const found = findRate(rates, after);
  const renewed = found?.unit === unit ? found : null;
  // Proposed before the owner chose whether prices include GST.
  const proposals = earlier ? [earlier, toSavedRate(earlier, true), ...toPrices([earlier], true)] : [null];
  const isProposed =
    texts.rate.trim() === "" || proposals.some((proposal) => proposal?.rate === parseRupees(texts.rate));
  const costs = writeCosts(renewed);
  const names = (["minimum", "cost", "wastage"] as const).filter(
    (name) =>
      proposals.some((proposal) => writeCosts(proposal)[name] === texts[name]) && texts[name] !== costs[name],
  );
  return {
    ...(isProposed && { rate: formatRate(renewed?.rate ?? null) }),
    ...(isProposed && renewed && { gst: String(renewed.gst), hsn: renewed.hsn }),
    ...Object.fromEntries(names.map((name) => [name, costs[name]])),
  };
}

/** As typed into a form; empty without a rate. */
export function writeCosts(rate: Pick<Rate, keyof CostTexts> | null): CostTexts {
  const { minimum, cost, wastage } = rate ?? { minimum: null, cost: null, wastage: 0 };
  return {
    minimum: formatRate(minimum),
    cost: formatRate(cost),
    wastage: wastage === 0 ? "" : String(wastage / 100),
  };
}

/** As typed into a form, e.g. "1,450.50"; empty until priced. */
export function formatRate(rate: number | null): string {
  return rate === null ? "" : trimPaise(formatAmount(rate));
}
