import type { PartCounter } from "../drawn-kind";
import {
  countFact,
  dimensionsFact,
  glassFacts,
  largePaneWarning,
  lengthFact,
  lowGuardWarning,
  massFact,
  omitFalse,
  sizeWarning,
  wideGapWarning,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import { barFacts, listInfillFields, readInfill } from "../infill";
import type { Fact, Sizes } from "../kind";
import { weighBar, weighPipe, weighSheet } from "../masses";
import { choosePipeWall, findMaxPostSpacing, loadField, postStressFact, type Use } from "../post-strength";
import { type BayPart, findMaxSpacing, listRunFields, maxSpacingFact, planRuns, sumLengths } from "../runs";
import { listPositions, spaceBars } from "../spacing";

/** In mm. The galvanised pipe is 40 NB, medium class, IS 1239-1. */
const pipes = {
  steel: { label: "Steel pipe, 50 mm", diameter: 50, wall: null, note: "50 mm pipe" },
  galvanised: {
    label: "Galvanised pipe, 48.3 mm (40 NB)",
    diameter: 48.3,
    wall: 3.2,
    note: "48.3 × 3.2 mm galvanised pipe",
  },
};
/** In mm, from an end to the centre of its post. Base plates are up to 120 mm wide. */
const END_OFFSET = 60;
/** In mm: clearance below panes, bars and grilles, to let the slab drain. */
export const BOTTOM_CLEARANCE = 60;
export const BOTTOM_RAIL = 25;
/** In mm: from a post to a pane's edge, and from a pane's top to the top of the rail. */
const PANE_GAP = 20;
const PANE_TOP_GAP = 90;

function findPipe(name: keyof typeof pipes, use: Use) {
  const pipe = pipes[name];
  const wall = pipe.wall ?? choosePipeWall(use);
  return { ...pipe, wall, note: wall === 3 ? "50 × 3 mm pipe" : pipe.note };
}

export type RailingPlan = ReturnType<typeof planRailing>;

/** Requires complete sizes. Lengths in mm. */
export function planRailing(sizes: Sizes) {
  const { infill, thickness, maxGap } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const use = readChoice(sizes, "use") as Use;
  const pipe = findPipe(readChoice(sizes, "pipe") as keyof typeof pipes, use);
  const maxSpacing = Math.min(infill === "cables" ? 1000 : 1200, findMaxPostSpacing(pipe, height, use));
  const runs = planRuns(sizes, [END_OFFSET, pipe.diameter / 2], maxSpacing);
  const spacing = findMaxSpacing(runs);
  const clearLength = infill === "balusters" ? spacing - pipe.diameter : height - pipe.diameter;
  const { count, gap } = thickness ? spaceBars(clearLength, thickness, maxGap) : { count: 0, gap: 0 };
  const paneGap = pipe.diameter / 2 + PANE_GAP;
  return {
    runs,
    height,
    infill,
    use,
    pipe,
    /** Vertical bars of one bay, or all horizontal bars; none for glass and grille. */
    bars: { count, gap, thickness },
    /** From a post's centre to a pane's edge. */
    paneGap,
    pane: { width: spacing - 2 * paneGap, height: height - BOTTOM_CLEARANCE - PANE_TOP_GAP },
  };
}

/** Lists what is between two posts. Horizontal bars run through. */
export function divideBay(plan: RailingPlan, from: number, to: number): BayPart[] {
  const { infill, bars, paneGap, pipe } = plan;
  if (infill === "glass")
    return [{ from: from + paneGap, to: to - paneGap, thickness: 12, pen: "glass", part: "pane" }];
  if (infill === "grille")
    return [{ from: from + paneGap, to: to - paneGap, thickness: 3, pen: "bar", part: "panel" }];
  if (infill !== "balusters") return [];
  const { count, thickness } = bars;
  const gap = (to - from - pipe.diameter - count * thickness) / (count + 1);
  return listPositions(count, gap + thickness, from + pipe.diameter / 2 + gap).map((start) => ({
    ...{ from: start, to: start + thickness, thickness },
    ...({ pen: "bar", part: "bar" } as const),
  }));
}

export function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 3600, side: 1500 }),
    lengthField("height", "Height", [400, 1800], 1050, "From the finished floor to the top of the rail."),
    ...listInfillFields(sizes, ["glass", "pipes", "balusters", "cables", "grille"]),
    choiceField("pipe", "Posts and rail", pipes),
    loadField,
  ];
}

/** Kilograms of the frame and of steel infill. */
function weighSteel({ runs, height, infill, pipe, bars, pane }: RailingPlan, count: PartCounter): number {
  const railLength = sumLengths(runs) / 1000;
  const frameMass = (railLength + (count("post") * height) / 1000) * weighPipe(pipe.diameter, pipe.wall);
  const barLength = (count("bar") * (height - pipe.diameter - BOTTOM_CLEARANCE - BOTTOM_RAIL)) / 1000;
  switch (infill) {
    case "pipes":
      return frameMass + bars.count * railLength * weighPipe(19, 1.2);
    case "balusters":
      return frameMass + railLength * weighPipe(BOTTOM_RAIL, 1.5) + barLength * weighBar(12);
    case "grille":
      // A 3 mm plate with half its area cut out weighs as much as 1.5 mm.
      return frameMass + weighSheet(count("panel") * pane.width * pane.height, 1.5);
    default:
      return frameMass;
  }
}

function infillFacts(plan: RailingPlan, count: PartCounter): Fact[] {
  const { infill, bars, pane, paneGap, runs } = plan;
  if (infill === "glass") {
    const area = runs.reduce((sum, run) => sum + run.bays * (run.spacing - 2 * paneGap), 0) * pane.height;
    return glassFacts(count("pane"), area, 12, "12 mm toughened");
  }
  if (infill === "grille") {
    return [
      countFact("Grille panels", count("panel")),
      dimensionsFact("Largest panel", pane.width, pane.height),
    ];
  }
  return barFacts(infill, count("bar"), bars);
}

export function calculateRailing(plan: RailingPlan, count: PartCounter) {
  const { runs, height, infill, bars, pane } = plan;
  return {
    facts: [
      lengthFact("Running length", sumLengths(runs)),
      countFact("Posts", count("post")),
      maxSpacingFact("Maximum post spacing", runs),
      postStressFact(plan.pipe, findMaxSpacing(runs), height, plan.use),
      ...infillFacts(plan, count),
      massFact("Steel", weighSteel(plan, count), { material: "steel" }),
    ],
    warnings: omitFalse([
      lowGuardWarning(height),
      wideGapWarning(bars.gap),
      (infill === "pipes" || infill === "cables") &&
        sizeWarning(
          "Children can climb horizontal bars like a ladder.",
          "If small children live there, glass or vertical bars are safer.",
        ),
      infill === "glass" && largePaneWarning(pane.width, pane.height, 12),
    ]),
  };
}
