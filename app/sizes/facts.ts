import type { SizeFact, SizeWarning } from "./kind";
import { formatMetric, groupDigits } from "./length";
import { formatArea, formatMass, weighGlass } from "./masses";

export const fact = (label: string, value: string): SizeFact => ({ label, value });

/** A warning certifies nothing, so each message ends with what happens next. */
export const warn = (message: string, reason: string): SizeWarning => ({
  message,
  reason: `${reason} We check this on site.`,
});

export const present = <T>(list: readonly (T | false)[]): T[] =>
  list.filter((entry): entry is T => entry !== false);

/** Formats a running length: "3.60 m (11.8 ft)". */
export function formatRunning(mm: number): string {
  return `${(mm / 1000).toFixed(2)} m (${(mm / 304.8).toFixed(1)} ft)`;
}

export function leafFact(leaves: number, { width, height }: { width: number; height: number }): SizeFact {
  const size = `${groupDigits(width)} × ${formatMetric(height)}`;
  return leaves === 1 ? fact("Leaf", size) : fact("Leaves", `${leaves}, each ${size}`);
}

/** Number, size and weight of panes. Areas in mm², glass `thickness` in mm, `make` as sold. */
export function glassFacts(panes: number, area: number, thickness: number, make: string): SizeFact[] {
  const weight = formatMass(weighGlass(area, thickness));
  return [
    fact("Glass", `${panes === 1 ? "1 pane" : `${panes} panes`}, ${formatArea(area)}, ${weight}; ${make}`),
  ];
}

/** Largest pane in m² ordered without asking the glass works. Our own cautious figures, from no standard. */
const largestPane: readonly (readonly [thickness: number, area: number])[] = [
  [5, 1.8],
  [6, 2.4],
  [8, 3],
  [10, 3.6],
  [12, 4.5],
];

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

/** Warns about gaps a child fits through. `gap` in mm; the limit is from the National Building Code 2016. */
export function warnWideGap(gap: number): SizeWarning | false {
  return (
    gap > 100 &&
    warn(
      `The clear gap of ${Math.round(gap)} mm is above 100 mm.`,
      "A small child can put its head or slip through. Where children are, keep it at 100 mm or less.",
    )
  );
}

/** Warns about a low guard: the National Building Code 2016, part 3, requires 1,000 mm at balconies and terraces. */
export function warnLowGuard(height: number): SizeWarning | false {
  return (
    height < 1000 &&
    warn(
      `${formatMetric(height)} is low where there is a drop behind it.`,
      "At the edge of a balcony, a terrace or a stair well the building code asks for at least 1,000 mm.",
    )
  );
}
