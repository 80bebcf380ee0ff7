import {
  countFact,
  dimensionsFact,
  glassFacts,
  lengthFact,
  massFact,
  present,
  warn,
  warnLargePane,
  warnLowGuard,
  warnWideGap,
} from "../facts";
import { lengthField, readNumber } from "../fields";
import { barFacts, listInfillFields, readInfill } from "../infill";
import type { Fact, Kind, Sizes } from "../kind";
import { weighBar, weighPipe, weighSheet } from "../masses";
import { countBays, largestSpacing, listRunFields, planRuns, totalLength } from "../runs";
import { spaceBars } from "../spacing";

/** Top rail and posts of 50 mm pipe, 2 mm thick; the end posts have plates of 100 mm, so their centres are 50 mm in. */
export const POST = 50;
export const END = 50;
/** Clearance below panes, bars and grilles. */
export const FOOT = 80;
/** From a post's centre to a pane's edge, and from a pane's top to the top of the rail. */
export const PANE_SIDE = 45;
export const PANE_TOP = 90;

export type RailingPlan = ReturnType<typeof planRailing>;

/** Takes complete sizes. Lengths in mm. */
export function planRailing(sizes: Sizes) {
  const { infill, thickness, wanted } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const runs = planRuns(sizes, END, infill === "cables" ? 1000 : 1200);
  const spacing = largestSpacing(runs);
  const clear = infill === "balusters" ? spacing - POST : height - POST;
  const { count, gap } = thickness ? spaceBars(clear, thickness, wanted) : { count: 0, gap: 0 };
  return {
    runs,
    height,
    infill,
    /** Upright bars of one bay or level bars of the height; none for glass and grille. */
    bars: { count, gap, thickness },
    pane: { width: spacing - 2 * PANE_SIDE, height: height - FOOT - PANE_TOP },
  };
}

function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 3600, side: 1500 }),
    lengthField("height", "Height", [400, 1800], 1050, "From the finished floor to the top of the rail."),
    ...listInfillFields(sizes, ["glass", "pipes", "balusters", "cables", "grille"]),
  ];
}

/** Kilograms of the frame and of steel infill. */
function weigh({ runs, height, infill, bars, pane }: RailingPlan): number {
  const total = totalLength(runs) / 1000;
  const bays = countBays(runs);
  const frame = (total + ((bays + 1) * height) / 1000) * weighPipe(POST, 2);
  const upright = (bays * bars.count * (height - POST - FOOT)) / 1000;
  switch (infill) {
    case "pipes":
      return frame + bars.count * total * weighPipe(19, 1.2);
    case "balusters":
      return frame + total * weighPipe(25, 1.5) + upright * weighBar(12);
    case "grille":
      // Plate of 3 mm, half of it cut away.
      return frame + weighSheet(bays * pane.width * pane.height, 1.5);
    default:
      return frame;
  }
}

function infillFacts(plan: RailingPlan): Fact[] {
  const { infill, bars, pane, runs } = plan;
  const count = countBays(runs);
  if (infill === "glass") {
    const area = runs.reduce((sum, run) => sum + run.bays * (run.spacing - 2 * PANE_SIDE), 0) * pane.height;
    return glassFacts(count, area, 12, "12 mm toughened");
  }
  if (infill === "grille") {
    return [
      countFact("Grille", count, { note: "panels" }),
      dimensionsFact("Largest panel", pane.width, pane.height),
    ];
  }
  return barFacts(infill, infill === "balusters" ? count * bars.count : bars.count, bars);
}

function calculate(sizes: Sizes) {
  const plan = planRailing(sizes);
  const { runs, height, infill, bars, pane } = plan;
  return {
    facts: [
      lengthFact("Running length", totalLength(runs)),
      countFact("Posts", countBays(runs) + 1),
      lengthFact("Between posts, at most", largestSpacing(runs), { of: "part" }),
      ...infillFacts(plan),
      massFact("Steel", weigh(plan), { material: "steel" }),
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

export const railingSizes: Kind = {
  name: "railing",
  label: "Railing or balcony",
  listFields,
  calculate,
};
