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
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import { barFacts, listInfillFields, readInfill } from "../infill";
import type { Fact, Kind, Sizes } from "../kind";
import { weighBar, weighPipe, weighSheet } from "../masses";
import { countBays, largestSpacing, listRunFields, planRuns, totalLength } from "../runs";
import { spaceBars } from "../spacing";

/** In mm. Galvanised pipe is 40 NB, medium class, of IS 1239-1. */
const pipes = {
  steel: { label: "Steel pipe, 50 mm", diameter: 50, wall: 2, words: "50 mm pipe" },
  galvanised: {
    label: "Galvanised pipe, 48.3 mm (40 NB)",
    diameter: 48.3,
    wall: 3.2,
    words: "48.3 × 3.2 mm galvanised pipe",
  },
};
/** From an end to the centre of its post, whose base plate is up to 120 mm wide. */
export const END = 60;
/** Clearance below panes, bars and grilles, for the slab to drain. */
export const FOOT = 60;
export const BOTTOM_RAIL = 25;
/** From a post's centre to a pane's edge, and from a pane's top to the top of the rail. */
export const PANE_SIDE = 45;
export const PANE_TOP = 90;

export type RailingPlan = ReturnType<typeof planRailing>;

/** Requires complete sizes. Lengths in mm. */
export function planRailing(sizes: Sizes) {
  const { infill, thickness, wanted } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const pipe = pipes[readChoice(sizes, "pipe") as keyof typeof pipes];
  const runs = planRuns(sizes, END, infill === "cables" ? 1000 : 1200);
  const spacing = largestSpacing(runs);
  const clear = infill === "balusters" ? spacing - pipe.diameter : height - pipe.diameter;
  const { count, gap } = thickness ? spaceBars(clear, thickness, wanted) : { count: 0, gap: 0 };
  return {
    runs,
    height,
    infill,
    pipe,
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
    choiceField("pipe", "Posts and rail", pipes),
  ];
}

/** Kilograms of the frame and of steel infill. */
function weigh({ runs, height, infill, pipe, bars, pane }: RailingPlan): number {
  const total = totalLength(runs) / 1000;
  const bays = countBays(runs);
  const frame = (total + ((bays + 1) * height) / 1000) * weighPipe(pipe.diameter, pipe.wall);
  const upright = (bays * bars.count * (height - pipe.diameter - FOOT - BOTTOM_RAIL)) / 1000;
  switch (infill) {
    case "pipes":
      return frame + bars.count * total * weighPipe(19, 1.2);
    case "balusters":
      return frame + total * weighPipe(BOTTOM_RAIL, 1.5) + upright * weighBar(12);
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
