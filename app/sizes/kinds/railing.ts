import {
  fact,
  formatRunning,
  glassFacts,
  present,
  warn,
  warnLargePane,
  warnLowGuard,
  warnWideGap,
} from "../facts";
import { askLength, readNumber } from "../fields";
import { barFacts, listInfillFields, readInfill } from "../infill";
import type { Kind, Sizes } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { formatMass, weighBar, weighPipe, weighSheet } from "../masses";
import { listRunFields, listRuns } from "../runs";
import { divide, spaceBars } from "../spacing";
import { drawRailing } from "./railing-drawing";

/** Top rail and posts of 50 mm pipe, 2 mm thick; the end posts stand on plates of 100 mm, so their centres are 50 mm in. */
export const POST = 50;
export const END = 50;
/** Clear below panes, bars and grilles. */
export const FOOT = 80;
/** From a post's centre to the edge of a pane, and from a pane's top to the top of the rail. */
const PANE_SIDE = 45;
export const PANE_TOP = 90;

/** A railing's sizes with all that follows from them. Lengths in mm. */
export interface RailingPlan {
  runs: { length: number; bays: number; spacing: number }[];
  height: number;
  infill: string;
  /** Infill bars of one bay (upright) or of the height (lying); none for glass and grille. */
  bars: { count: number; gap: number; thickness: number };
  pane: { width: number; height: number };
}

/** Divides a railing into bays and fills them. `sizes` are complete. */
function planRailing(sizes: Sizes): RailingPlan {
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

function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 3600, side: 1500 }),
    askLength("height", "Height", [400, 1800], 1050, "From the finished floor to the top of the rail."),
    ...listInfillFields(sizes, ["glass", "pipes", "balusters", "cables", "grille"]),
  ];
}

const bays = (plan: RailingPlan) => plan.runs.reduce((sum, run) => sum + run.bays, 0);

/** Kilograms of the frame and of infill that is steel. */
function weigh({ runs, height, infill, bars, pane }: RailingPlan): number {
  const total = runs.reduce((sum, run) => sum + run.length, 0) / 1000;
  const posts = runs.reduce((sum, run) => sum + run.bays, 1);
  const frame = (total + (posts * height) / 1000) * weighPipe(POST, 2);
  const upright = (runs.reduce((sum, run) => sum + run.bays, 0) * bars.count * (height - POST - FOOT)) / 1000;
  switch (infill) {
    case "pipes":
      return frame + bars.count * total * weighPipe(19, 1.2);
    case "balusters":
      return frame + total * weighPipe(25, 1.5) + upright * weighBar(12);
    case "grille":
      // Plate of 3 mm, half of it cut away.
      return frame + weighSheet(runs.reduce((sum, run) => sum + run.bays, 0) * pane.width * pane.height, 1.5);
    default:
      return frame;
  }
}

function infillFacts(plan: RailingPlan) {
  const { infill, bars, pane, runs } = plan;
  const count = bays(plan);
  if (infill === "glass") {
    const area = runs.reduce((sum, run) => sum + run.bays * (run.spacing - 2 * PANE_SIDE), 0) * pane.height;
    return glassFacts(count, area, 12, "12 mm toughened");
  }
  if (infill === "grille") {
    return [
      fact("Grille", `${count} panels up to ${groupDigits(pane.width)} × ${formatMetric(pane.height)}`),
    ];
  }
  const number =
    infill === "balusters" ? `${count * bars.count}, ${bars.count} in a bay` : String(bars.count);
  return barFacts(infill, number, bars);
}

function workOut(sizes: Sizes) {
  const plan = planRailing(sizes);
  const { runs, height, infill, bars, pane } = plan;
  const spacing = Math.max(...runs.map((run) => run.spacing));
  return {
    facts: [
      fact("Running length", formatRunning(runs.reduce((sum, run) => sum + run.length, 0))),
      fact("Posts", `${bays(plan) + 1}, at most ${formatMetric(spacing)} apart`),
      ...infillFacts(plan),
      fact("Steel", formatMass(weigh(plan))),
    ],
    warnings: present([
      warnLowGuard(height),
      warnWideGap(bars.gap),
      (infill === "pipes" || infill === "cables") &&
        warn(
          "Children climb lying bars like a ladder.",
          "Where small children live, glass or upright bars are safer at a drop.",
        ),
      infill === "glass" && warnLargePane(pane.width, pane.height, 12),
    ]),
  };
}

/** A railing or a balcony's railing, straight or round one or two corners. */
export const railing: Kind = {
  name: "railing",
  label: "Railing or balcony",
  listFields,
  workOut,
  draw: (sizes) => drawRailing(planRailing(sizes)),
};
