import { readChoice, readNumber } from "../fields";
import { readInfill } from "../infill";
import type { Sizes } from "../kind";
import { spaceBars } from "../spacing";

export const POST = 50;
/** From the nosings to the infill, and from the infill to the top of the rail, measured vertically. */
export const PANE_FOOT = 100;
export const PANE_TOP = 90;
/** Lengths in mm. */
export interface StairPlan {
  steps: number;
  rise: number;
  going: number;
  height: number;
  infill: string;
  side: string;
  /** Steps with posts, counted from 0. */
  posts: number[];
  /** Lines along the slope, or bars on each step. */
  bars: { count: number; gap: number; thickness: number };
  /** Length of the rail along the slope, one side. */
  slope: number;
}

/** Spaces posts at most 1,200 mm apart along the slope. Takes complete sizes. */
export function planStair(sizes: Sizes): StairPlan {
  const [steps, rise, going] = ["steps", "rise", "going"].map((name) => readNumber(sizes, name)) as [
    number,
    number,
    number,
  ];
  const { infill, thickness: bar, wanted } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const step = Math.hypot(rise, going);
  const spans = Math.max(1, Math.ceil((steps - 1) / Math.max(1, Math.floor(1200 / step))));
  const upright = Math.max(1, Math.ceil(going / (wanted + 12)));
  return {
    steps,
    rise,
    going,
    height,
    infill,
    side: readChoice(sizes, "side"),
    posts: Array.from({ length: spans + 1 }, (_, index) => Math.round((index * (steps - 1)) / spans)),
    bars:
      infill === "balusters"
        ? { count: upright, gap: going / upright - 12, thickness: 12 }
        : { ...spaceBars(height - POST, bar || 1, bar ? wanted : height), thickness: bar },
    slope: (steps - 1) * step,
  };
}
