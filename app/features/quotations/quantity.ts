import type { QuantityUnit } from "~/platform/database/quotation-tables";

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

/** Formats thousandths without trailing zeros, e.g. "12.5" or "1,250". */
export function formatQuantity(quantity: number): string {
  return (quantity / 1000).toLocaleString("en-IN", { maximumFractionDigits: 3 });
}

/** In thousandths of the unit: 99,999.999. */
export const MAX_QUANTITY = 99_999_999;

/** Parses e.g. "12.5" or "1,250" into thousandths. Returns null for anything else, including more than three decimals. */
export function parseQuantity(typed: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(typed.trim().replaceAll(",", ""));
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0")) : null;
}
