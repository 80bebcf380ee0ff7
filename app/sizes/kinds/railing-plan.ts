import { readNumber } from "../fields";
import { readInfill } from "../infill";
import type { Sizes } from "../kind";
import { listRuns } from "../runs";
import { divide, spaceBars } from "../spacing";

/** Top rail and posts of 50 mm pipe, 2 mm thick; the end posts have plates of 100 mm, so their centres are 50 mm in. */
export const POST = 50;
export const END = 50;
/** Clearance below panes, bars and grilles. */
export const FOOT = 80;
/** From a post's centre to a pane's edge, and from a pane's top to the top of the rail. */
export const PANE_SIDE = 45;
export const PANE_TOP = 90;

/** Lengths in mm. */
export interface RailingPlan {
  runs: { length: number; bays: number; spacing: number }[];
  height: number;
  infill: string;
  /** Upright bars of one bay or level bars of the height; none for glass and grille. */
  bars: { count: number; gap: number; thickness: number };
  pane: { width: number; height: number };
}

export function planRailing(sizes: Sizes): RailingPlan {
  const { infill, thickness: bar, wanted } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const largest = infill === "cables" ? 1000 : 1200;
  const runs = listRuns(sizes).map((length) => {
    const { count, pitch } = divide(length - 2 * END, largest);
    return { length, bays: count, spacing: pitch };
  });
  const spacing = Math.max(...runs.map((run) => run.spacing));
  const clear = infill === "balusters" ? spacing - POST : height - POST;
  const { count, gap } = bar ? spaceBars(clear, bar, wanted) : { count: 0, gap: 0 };
  return {
    runs,
    height,
    infill,
    bars: { count, gap, thickness: bar },
    pane: { width: spacing - 2 * PANE_SIDE, height: height - FOOT - PANE_TOP },
  };
}

export const bays = (plan: RailingPlan) => plan.runs.reduce((sum, run) => sum + run.bays, 0);
