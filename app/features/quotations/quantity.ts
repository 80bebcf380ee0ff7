import { parseDecimal } from "~/features/enquiries/numbers";
import type { QuantityUnit } from "./tables";

/** `lump` means one price for the whole line. */
export const quantityUnits = [
  { value: "ft", label: "Running ft", short: "ft" },
  { value: "m", label: "Running m", short: "m" },
  { value: "sqft", label: "Sq ft", short: "sq ft" },
  { value: "sqm", label: "Sq m", short: "m²" },
  { value: "kg", label: "Kilogram", short: "kg" },
  { value: "piece", label: "Item", short: "nos" },
  { value: "lump", label: "Lump sum", short: "lump sum" },
] as const satisfies readonly { value: QuantityUnit; label: string; short: string }[];

export function getUnitLabel(unit: QuantityUnit): string {
  return quantityUnits.find(({ value }) => value === unit)?.short ?? unit;
}

/** Formats thousandths without trailing zeros, e.g. "12.5" or "1,250"; empty for an unknown quantity, which is 0. */
export function formatQuantity(quantity: number): string {
  if (quantity === 0) return "";
  return (quantity / 1000).toLocaleString("en-IN", { maximumFractionDigits: 3 });
}

/** In thousandths of the unit: 99,999.999. */
export const MAX_QUANTITY = 99_999_999;

/** Parses e.g. "12.5", ".5" or "1,250" into thousandths. Returns null for anything else, including more than three decimals. */
export function parseQuantity(typed: string): number | null {
  return parseDecimal(typed, { wholeDigits: 9, decimals: 3 });
}

const measures: Partial<Record<QuantityUnit, string>> = {
  ft: "running length",
  m: "running length",
  sqft: "area",
  sqm: "area",
  kg: "weight",
};

/** Says why a line has no quantity. `savedRate` is e.g. "₹950.00 per sq ft" if it was not filled in either. */
export function describeMissingQuantity(unit: QuantityUnit, savedRate = ""): string {
  const reason = `The ${measures[unit] ?? "number"} of this item can't be calculated from its sizes`;
  return savedRate
    ? `${reason}, so your rate of ${savedRate} isn't filled in. Enter quantity and rate, or choose another unit.`
    : `${reason}. Enter the quantity, or choose another unit.`;
}
