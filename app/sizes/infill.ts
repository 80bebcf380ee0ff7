import { countFact, gapFact, sizeWarning } from "./facts";
import { choiceField, lengthField, readChoice, readNumber } from "./fields";
import type { Fact, SizeField, Sizes } from "./kind";

interface Infill {
  label: string;
  title: string;
  note: string;
  bars?: readonly [name: string, thickness: number];
}

const infills: Record<string, Infill> = {
  glass: { label: "Glass, 12 mm toughened", title: "glass between posts", note: "12 mm toughened glass" },
  standoffs: {
    label: "Glass on standoffs, teak rail",
    title: "glass on standoffs, teak rail",
    note: "12 mm glass on standoffs",
  },
  pipes: { label: "Horizontal pipes", title: "horizontal pipes", note: "19 mm pipes", bars: ["Pipes", 19] },
  balusters: { label: "Vertical bars", title: "vertical bars", note: "12 mm bars", bars: ["Bars", 12] },
  cables: { label: "Steel cables", title: "steel cables", note: "4 mm cables", bars: ["Cables", 4] },
  grille: { label: "Cut or forged grille", title: "grille", note: "Cut or forged panels" },
};

/** In mm. Closer than bars, because cables give way when a child leans on them. */
const CABLE_GAP = 75;

export function listInfillFields(sizes: Sizes, names: readonly string[]): SizeField[] {
  const infill = readChoice(sizes, "infill");
  const labels = Object.fromEntries(names.map((name) => [name, infills[name]?.label ?? ""]));
  return [
    choiceField("infill", "Between the posts", labels),
    ...(infill === "pipes" || infill === "balusters" ? [gapField()] : []),
  ];
}

export const gapField = () =>
  lengthField("gap", "Clear gap between bars", [20, 300], 90, "100 mm or less if there are children.");

/** Requires complete sizes. `thickness` is 0 for glass and grilles. */
export function readInfill(sizes: Sizes) {
  const infill = readChoice(sizes, "infill");
  return {
    infill,
    thickness: infills[infill]?.bars?.[1] ?? 0,
    maxGap: infill === "cables" ? CABLE_GAP : readNumber(sizes, "gap") || 100,
  };
}

export const isGlass = (infill: string) => infill === "glass" || infill === "standoffs";

export const findInfill = (infill: string): Infill => infills[infill] ?? { label: "", title: "", note: "" };

export function formatInfillNote(infill: string, gap: number): string {
  const { note, bars } = findInfill(infill);
  return bars ? `${note}, clear gap ${Math.round(gap)}` : note;
}

/** `gapNote` follows the gap, e.g. "at most" if others are smaller. */
export function barFacts(infill: string, count: number, gap: number, gapNote = ""): Fact[] {
  const [name, thickness] = findInfill(infill).bars ?? ["", 0];
  return [
    ...(count > 0 ? [countFact(name, count, { note: `(${thickness} mm)` })] : []),
    gapFact(gap, gapNote ? { note: gapNote } : {}),
  ];
}

/** The line load on the rail does not cover the tension of the cables. */
export const cablePullWarning = sizeWarning(
  "The end posts also carry the pull of the cables.",
  "The stress in the posts counts the push on the rail alone, so we strengthen or brace the end posts.",
);
