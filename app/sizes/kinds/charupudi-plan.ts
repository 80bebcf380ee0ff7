import { readNumber } from "../fields";
import type { Sizes } from "../kind";
import { listRuns } from "../runs";
import { divide, spaceBars } from "../spacing";

/** Uprights of 38 mm pipe, rails of 25 mm, top rail of 50 mm; teak planks of 25 mm. In mm. */
export const UPRIGHT = 38;
export const RAIL = 25;
export const TOP = 50;
export const PLANK = 25;
/** From the seat's end to the centre of the first upright. */
export const END = 60;
/** The backrest leans 13° from upright and starts 20 mm above the seat. */
export const LEAN = (13 * Math.PI) / 180;

/** Lengths in mm. */
export interface CharupudiPlan {
  runs: { length: number; bays: number; spacing: number }[];
  seat: number;
  depth: number;
  /** Top of the backrest above the floor. */
  height: number;
  rails: { count: number; gap: number; pitch: number };
}

export function planCharupudi(sizes: Sizes): CharupudiPlan {
  const seat = readNumber(sizes, "seat");
  const height = readNumber(sizes, "height");
  const runs = listRuns(sizes).map((length) => {
    const { count, pitch } = divide(length - 2 * END, 900);
    return { length, bays: count, spacing: pitch };
  });
  return {
    runs,
    seat,
    depth: readNumber(sizes, "depth"),
    height,
    rails: spaceBars(height - TOP - seat, RAIL, 90),
  };
}
