import { readChoice, readNumber } from "../fields";
import type { Sizes } from "../kind";
import { type Division, divide, spaceBars } from "../spacing";

/** Posts of 100 × 100 × 4 tube; beams and rafters of 150 × 50 × 3, on edge. In mm. */
export const POST = 100;
export const BEAM = 150;
export const RAFTER = 50;
/** Slats of 80 × 40 tube, flat across the rafters. */
export const SLAT = 80;
/** Overhang of the glass beyond the frame. */
export const EAVES = 100;

/** Lengths in mm. */
export interface PergolaPlan {
  width: number;
  depth: number;
  height: number;
  roof: string;
  stand: string;
  /** Divisions between the posts of the front, and of a side. */
  front: Division;
  side: Division;
  /** Divisions between the rafters, which run from back to front. */
  rafters: Division;
  slats: { count: number; gap: number; pitch: number };
}

export function planPergola(sizes: Sizes): PergolaPlan {
  const [width, depth, height] = ["width", "depth", "height"].map((name) => readNumber(sizes, name)) as [
    number,
    number,
    number,
  ];
  return {
    width,
    depth,
    height,
    roof: readChoice(sizes, "roof"),
    stand: readChoice(sizes, "stand"),
    front: divide(width - POST, 4000),
    side: divide(depth - POST, 4000),
    rafters: divide(width - RAFTER, 1100),
    slats: spaceBars(depth - 2 * RAFTER, SLAT, 70),
  };
}
