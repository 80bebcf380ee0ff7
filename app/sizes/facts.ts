import type { DimensionsFact, Fact, NumberFact, SizeWarning, TextFact } from "./kind";
import { formatMetric, formatWithConversion, groupDigits, type Unit } from "./length";
import { formatMass, weighGlass } from "./masses";

type Details = Partial<Pick<NumberFact, "of" | "material" | "note">>;

const numberFact =
  (quantity: NumberFact["quantity"], unit: NumberFact["unit"]) =>
  (label: string, value: number, details: Details = {}): NumberFact => ({
    label,
    value,
    unit,
    quantity,
    of: "piece",
    ...details,
  });

/** These describe the whole piece unless `of` is "part". Lengths in mm, areas in m², masses in kg. */
export const lengthFact = numberFact("length", "mm");
export const areaFact = numberFact("area", "m²");
export const massFact = numberFact("mass", "kg");
export const countFact = numberFact("count", "pcs");

export const textFact = (label: string, text: string): TextFact => ({ label, quantity: "text", text });

export const gapFact = (gap: number, details: Details = {}) =>
  lengthFact("Clear gap", gap, { of: "part", ...details });

export const dimensionsFact = (label: string, width: number, height: number): DimensionsFact => ({
  label,
  quantity: "dimensions",
  width,
  height,
});

/** Every reason ends with our check on site, because a warning certifies nothing. */
export const sizeWarning = (message: string, reason: string): SizeWarning => ({
  message,
  reason: `${reason} We check this on site.`,
});

export const omitFalse = <T>(list: readonly (T | false)[]): T[] =>
  list.filter((entry): entry is T => entry !== false);

export function leafFacts(leaves: number, { width, height }: { width: number; height: number }): Fact[] {
  return leaves === 1
    ? [dimensionsFact("Leaf", width, height)]
    : [countFact("Leaves", leaves), dimensionsFact("Each leaf", width, height)];
}

/** `area` of all panes in mm², `thickness` in mm, `glassName` as sold: "12 mm toughened". */
export function glassFacts(panes: number, area: number, thickness: number, glassName: string): Fact[] {
  return [
    countFact("Panes", panes, { note: `(${glassName} glass)` }),
    areaFact("Glass area", area / 1e6, { material: "glass" }),
    massFact("Glass weight", weighGlass(area, thickness), { material: "glass" }),
  ];
}

/** Largest pane, in m², that we order without asking the glass supplier. Our own cautious figures, from no standard. */
const maxPaneAreas: readonly (readonly [thickness: number, area: number])[] = [
  [5, 1.8],
  [6, 2.4],
  [8, 3],
  [10, 3.6],
  [12, 4.5],
];

export function largePaneWarning(width: number, height: number, thickness: number): SizeWarning | false {
  const limit = maxPaneAreas.find(([listed]) => listed === thickness)?.[1] ?? 0;
  const area = (width * height) / 1e6;
  return (
    area > limit &&
    sizeWarning(
      `A pane of ${groupDigits(width)} × ${formatMetric(height)} is large for ${thickness} mm glass.`,
      `Above ${limit} m² we use thicker or laminated glass, or split the pane: large panes flex in the wind and are hard to carry in.`,
    )
  );
}

/** `gap` in mm; the limit for children is from the National Building Code 2016. */
export function wideGapWarning(gap: number): SizeWarning | false {
  return (
    gap > 100 &&
    sizeWarning(
      `The clear gap of ${Math.round(gap)} mm is above 100 mm.`,
      "A small child could slip through or get its head stuck. If there are children, keep the gap to 100 mm or less.",
    )
  );
}

/** The National Building Code 2016, part 3, requires 1,000 mm at balconies and terraces. */
export function lowGuardWarning(height: number): SizeWarning | false {
  return (
    height < 1000 &&
    sizeWarning(
      `${formatMetric(height)} is low where there is a drop.`,
      "At the edge of a balcony, terrace or stairwell, the building code requires at least 1,000 mm.",
    )
  );
}

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
