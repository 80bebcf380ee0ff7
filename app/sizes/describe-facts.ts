import type { Fact } from "./kind";
import { formatMetric, formatWithConversion, groupDigits, type Unit } from "./length";
import { formatMass } from "./masses";

export interface DescribedFact {
  label: string;
  value: string;
}

/** In m². */
export const SQUARE_FOOT = 0.3048 ** 2;

/** E.g. "3.60 m (11.8 ft)". */
export function formatRunningLength(mm: number): string {
  return `${(mm / 1000).toFixed(2)} m (${(mm / 304.8).toFixed(1)} ft)`;
}

/** E.g. "2.84 m² (30.6 sq ft)". */
export function formatArea(area: number): string {
  return `${area.toFixed(2)} m² (${(area / SQUARE_FOOT).toFixed(1)} sq ft)`;
}

function formatNumber({ quantity, of }: Fact & { of?: string }, value: number, unit: Unit): string {
  if (quantity === "length") {
    if (of === "piece") return formatRunningLength(value);
    return unit === "mm" ? formatMetric(value) : formatWithConversion(value, unit);
  }
  if (quantity === "area") return formatArea(value);
  return quantity === "mass" ? formatMass(value) : groupDigits(value);
}

function formatFact(fact: Fact, count: number, unit: Unit): string {
  if (fact.quantity === "text") return fact.text;
  if (fact.quantity === "dimensions") return `${groupDigits(fact.width)} × ${groupDigits(fact.height)} mm`;
  const { value, of, note } = fact;
  const valueText = [formatNumber(fact, value, unit), note].filter(Boolean).join(" ");
  return count > 1 && of === "piece"
    ? `${valueText} each, ${formatNumber(fact, value * count, unit)} in all`
    : valueText;
}

/** If there are several pieces, gives values that add up both per piece and in total. */
export function describeFacts(facts: readonly Fact[], count: number, unit: Unit): DescribedFact[] {
  return facts.map((fact) => ({ label: fact.label, value: formatFact(fact, count, unit) }));
}
