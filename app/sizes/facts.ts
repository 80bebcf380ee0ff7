import type { SizeFact, SizeWarning } from "./kind";
import { formatMetric, groupDigits } from "./length";
import { formatArea, formatMass, weighGlass } from "./masses";

export const fact = (label: string, value: string): SizeFact => ({ label, value });

/** What the fabricator will look at. They warn and certify nothing, so each ends with what happens next. */
export const warn = (message: string, reason: string): SizeWarning => ({
  message,
  reason: `${reason} We check this on site.`,
});

/** The entries of a list of which some are conditional: `condition && fact(...)`. */
export const present = <T>(list: readonly (T | false)[]): T[] =>
  list.filter((entry): entry is T => entry !== false);

/** A running length in metres and decimal feet: "3.60 m (11.8 ft)". */
export function formatRunning(mm: number): string {
  return `${(mm / 1000).toFixed(2)} m (${(mm / 304.8).toFixed(1)} ft)`;
}

/** Panes: how many, how large, and what they weigh. Areas in mm², `thickness` of glass in mm, `make` as it is sold. */
export function glassFacts(panes: number, area: number, thickness: number, make: string): SizeFact[] {
  const weight = formatMass(weighGlass(area, thickness));
  return [
    fact("Glass", `${panes === 1 ? "1 pane" : `${panes} panes`}, ${formatArea(area)}, ${weight}; ${make}`),
  ];
}

/**
 * Largest pane, in m², that we order without asking the glass works first. Cautious figures of our own, from no standard: what a
 * pane of a thickness really bears follows from its height above ground, its edges and the wind.
 */
const largestPane: readonly (readonly [thickness: number, area: number])[] = [
  [5, 1.8],
  [6, 2.4],
  [8, 3],
  [10, 3.6],
  [12, 4.5],
];

/** A warning for a pane that is larger than its thickness is usually sold for, or false. Lengths in mm. */
export function warnLargePane(width: number, height: number, thickness: number): SizeWarning | false {
  const limit = largestPane.find(([known]) => known === thickness)?.[1] ?? 0;
  const area = (width * height) / 1e6;
  return (
    area > limit &&
    warn(
      `A pane of ${groupDigits(width)} × ${formatMetric(height)} is large for ${thickness} mm glass.`,
      `Above ${limit} m² we take thicker or laminated glass, or divide it: large panes bend in the wind and are hard to carry in.`,
    )
  );
}

/**
 * A warning for gaps that let a child through, or false. `gap` in mm; the limit is that of the National Building Code 2016 in
 * common use.
 */
export function warnWideGap(gap: number): SizeWarning | false {
  return (
    gap > 100 &&
    warn(
      `The clear gap of ${Math.round(gap)} mm is above 100 mm.`,
      "A small child can put its head or slip through. Where children are, keep it at 100 mm or less.",
    )
  );
}

/**
 * A warning for a guard that is low at a drop, or false. The National Building Code 2016, part 3, asks for 1,000 mm at balconies
 * and terraces.
 */
export function warnLowGuard(height: number): SizeWarning | false {
  return (
    height < 1000 &&
    warn(
      `${formatMetric(height)} is low where there is a drop behind it.`,
      "At the edge of a balcony, a terrace or a stair well the building code asks for at least 1,000 mm.",
    )
  );
}
