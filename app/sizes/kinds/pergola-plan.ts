import { readChoice, readNumber } from "../fields";
import type { Sizes } from "../kind";
import { type Division, divide, spaceBars } from "../spacing";

/** Posts of 100 × 100 × 4 tube; beams and rafters of 150 × 50 × 3, lying across their depth. In mm. */
export const POST = 100;
export const BEAM = 150;
export const RAFTER = 50;
/** Slats of 80 × 40 tube, laid flat across the rafters. */
export const SLAT = 80;
/** Glass hangs over the frame by so much. */
export const EAVES = 100;

/** A pergola's frame. Lengths in mm. */
export interface PergolaPlan {
  width: number;
  depth: number;
  height: number;
  roof: string;
  stand: string;
  /** Parts between the posts of the front, and of a side. */
  front: Division;
  side: Division;
  /** Parts between the rafters, which run from back to front. */
  rafters: Division;
  slats: { count: number; gap: number; pitch: number };
}

/** Sets posts, rafters and slats. `sizes` are complete. */
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
