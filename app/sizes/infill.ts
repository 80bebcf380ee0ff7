import { fact } from "./facts";
import { askChoice, askLength, readChoice, readNumber } from "./fields";
import type { SizeFact, SizeField, Sizes } from "./kind";
import { formatMetric } from "./length";
import type { Bars } from "./spacing";

/** What stands between the posts of a railing. */
interface Infill {
  label: string;
  /** In titles and descriptions, and as the note of a drawing. */
  title: string;
  note: string;
  /** Bars of it: what a fact calls them and their thickness in mm. */
  bars?: readonly [name: string, thickness: number];
}

const infills: Record<string, Infill> = {
  glass: { label: "Glass, 12 mm toughened", title: "glass between posts", note: "12 mm toughened glass" },
  pipes: { label: "Pipes", title: "pipes", note: "19 mm pipes", bars: ["Pipes", 19] },
  balusters: { label: "Bars, upright", title: "upright bars", note: "12 mm bars", bars: ["Bars", 12] },
  cables: { label: "Steel cables", title: "steel cables", note: "4 mm cables", bars: ["Cables", 4] },
  grille: { label: "Cut or forged grille", title: "grille", note: "Cut or forged panels" },
};

/** Cables give way when a child leans between them, so they are strung closer than bars. */
const CABLE_GAP = 75;

/** Asks what stands between the posts, and for the gap between bars. */
export function listInfillFields(sizes: Sizes, names: readonly string[]): SizeField[] {
  const infill = readChoice(sizes, "infill");
  const labels = Object.fromEntries(names.map((name) => [name, infills[name]?.label ?? ""]));
  return [
    askChoice("infill", "Between the posts", labels),
    ...(infill === "pipes" || infill === "balusters" ? [askGap()] : []),
  ];
}

/** Asks for the clear gap between bars. */
export const askGap = () =>
  askLength("gap", "Clear gap between bars", [20, 300], 90, "100 mm or less where there are children.");

/** The infill of complete sizes: its words, the thickness of its bars (0 for none) and the largest gap between them. */
export function readInfill(sizes: Sizes) {
  const infill = readChoice(sizes, "infill");
  return {
    infill,
    thickness: infills[infill]?.bars?.[1] ?? 0,
    wanted: infill === "cables" ? CABLE_GAP : readNumber(sizes, "gap") || 100,
  };
}

/** The words of an infill for titles and for notes. */
export const describeInfill = (infill: string): Infill =>
  infills[infill] ?? { label: "", title: "", note: "" };

/** The note of a drawing: what it is, and the gap between bars. */
export function noteInfill(infill: string, gap: number): string {
  const { note, bars } = describeInfill(infill);
  return bars ? `${note}, clear gap ${Math.round(gap)}` : note;
}

/** How many bars, how thick, and the gap between them. `number` is the count in words. */
export function barFacts(infill: string, number: string, { gap }: Pick<Bars, "gap">): SizeFact[] {
  const [name, thickness] = describeInfill(infill).bars ?? ["", 0];
  return [fact(name, `${number}, ${thickness} mm`), fact("Clear gap", formatMetric(gap))];
}
