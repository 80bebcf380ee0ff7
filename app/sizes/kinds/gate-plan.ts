import { readChoice, readNumber } from "../fields";
import type { Sizes } from "../kind";
import { spaceBars } from "../spacing";

/** Frame of 60 × 40 mm tube, bars of 25 mm; clearance to the ground and beside a leaf. */
export const FRAME = 60;
export const BAR = 25;
export const FOOT = 50;
export const SIDE = 10;
/** The small gate beside it, and the pillar between them. */
export const WICKET = 1000;
export const PILLAR = 300;
/** How much longer a sliding leaf is than the opening. */
const OVERLAP = 200;

/** Lengths in mm. */
export interface GatePlan {
  type: string;
  infill: string;
  wicket: string;
  width: number;
  height: number;
  leaves: number;
  leaf: { width: number; height: number };
  /** Bars inside one leaf's frame. */
  bars: { count: number; gap: number; pitch: number };
  /** Height of the sheet from the leaf's bottom: 0 for bars, full height for a closed sheet. */
  sheet: number;
}

export function planGate(sizes: Sizes): GatePlan {
  const [type, infill, wicket] = ["type", "infill", "wicket"].map((name) => readChoice(sizes, name)) as [
    string,
    string,
    string,
  ];
  const width = readNumber(sizes, "width");
  const height = readNumber(sizes, "height");
  const leaves = type === "double" ? 2 : type === "folding" ? (width > 3000 ? 4 : 2) : 1;
  const leaf = {
    width: type === "sliding" ? width + OVERLAP : (width - SIDE * (leaves + 1)) / leaves,
    height: height - FOOT,
  };
  return {
    type,
    infill,
    wicket,
    width,
    height,
    leaves,
    leaf,
    bars: spaceBars(leaf.width - 2 * FRAME, BAR, readNumber(sizes, "gap") || 90),
    sheet: infill === "sheet" ? leaf.height : infill === "panel" ? Math.round(leaf.height * 0.4) : 0,
  };
}
