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
  textFact,
  wideGapWarning,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import { barFacts, cablePullWarning, listInfillFields, readInfill } from "../infill";
import type { Fact, Sizes } from "../kind";
import { groupDigits } from "../length";
import { weighBar, weighPipe, weighSheet } from "../masses";
import { choosePipeWall, findMaxPostSpacing, loadField, postStressFact, type Use } from "../post-strength";
import {
  type BayPart,
  findMaxSpacing,
  formatEachRun,
  listRunFields,
  planRuns,
  spacingFacts,
  sumLengths,
} from "../runs";
import { type Bars, listPositions, spaceBars } from "../spacing";

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
  return {
    runs,
    height,
    infill,
    use,
    pipe,
    /** Of a bar; 0 for glass and grille. */
    thickness,
    maxGap,
    /** From a post's centre to a pane's edge. */
    paneGap: pipe.diameter / 2 + PANE_GAP,
    paneHeight: height - BOTTOM_CLEARANCE - PANE_TOP_GAP,
  };
}

/** Vertical bars between posts this far apart, or all horizontal bars; none for glass and grille. */
export function planBars({ infill, thickness, maxGap, pipe, height }: RailingPlan, spacing: number): Bars {
  if (!thickness) return { count: 0, gap: 0, pitch: 0 };
  return spaceBars((infill === "balusters" ? spacing : height) - pipe.diameter, thickness, maxGap);
}

/** A pane or panel between posts this far apart. */
export const measurePane = ({ paneGap, paneHeight }: RailingPlan, spacing: number) => ({
  width: spacing - 2 * paneGap,
  height: paneHeight,
});

/** Of all panes or panels, in mm². */
const sumPaneAreas = (plan: RailingPlan) =>
  plan.runs.reduce((sum, { bays, spacing }) => sum + bays * measurePane(plan, spacing).width, 0) *
  plan.paneHeight;

/** Lists what is between two posts. Horizontal bars run through. */
export function divideBay(plan: RailingPlan, from: number, to: number): BayPart[] {
  const { infill, thickness, paneGap, pipe } = plan;
  if (infill === "glass")
    return [{ from: from + paneGap, to: to - paneGap, thickness: 12, pen: "glass", part: "pane" }];
  if (infill === "grille")
    return [{ from: from + paneGap, to: to - paneGap, thickness: 3, pen: "bar", part: "panel" }];
  if (infill !== "balusters") return [];
  const { count, gap, pitch } = planBars(plan, to - from);
  return listPositions(count, pitch, from + pipe.diameter / 2 + gap).map((start) => ({
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
function weighSteel(plan: RailingPlan, count: PartCounter): number {
  const { runs, height, infill, pipe } = plan;
  const railLength = sumLengths(runs) / 1000;
  const frameMass = (railLength + (count("post") * height) / 1000) * weighPipe(pipe.diameter, pipe.wall);
  const barLength = (count("bar") * (height - pipe.diameter - BOTTOM_CLEARANCE - BOTTOM_RAIL)) / 1000;
  switch (infill) {
    case "pipes":
      return frameMass + count("bar") * railLength * weighPipe(19, 1.2);
    case "balusters":
      return frameMass + railLength * weighPipe(BOTTOM_RAIL, 1.5) + barLength * weighBar(12);
    case "grille":
      // A 3 mm plate with half its area cut out weighs as much as 1.5 mm.
      return frameMass + weighSheet(sumPaneAreas(plan), 1.5);
    default:
      return frameMass;
  }
}

function infillFacts(plan: RailingPlan, count: PartCounter): Fact[] {
  const { infill, runs } = plan;
  const isBent = runs.length > 1;
  const { width, height } = measurePane(plan, findMaxSpacing(runs));
  const sizes = formatEachRun(runs, ({ spacing }) =>
    [measurePane(plan, spacing).width, height].map(groupDigits).join(" × "),
  );
  if (infill === "glass") {
    return [
      ...glassFacts(count("pane"), sumPaneAreas(plan), 12, "12 mm toughened"),
      ...(isBent ? [textFact("Pane sizes", `${sizes} mm`)] : []),
    ];
  }
  if (infill === "grille") {
    return [
      countFact("Grille panels", count("panel")),
      isBent ? textFact("Panel sizes", `${sizes} mm`) : dimensionsFact("Largest panel", width, height),
    ];
  }
  return barFacts(infill, count("bar"), findMaxGap(plan), isBent && infill === "balusters" ? "at most" : "");
}

const findMaxGap = (plan: RailingPlan) =>
  Math.max(...plan.runs.map(({ spacing }) => planBars(plan, spacing).gap));

export function calculateRailing(plan: RailingPlan, count: PartCounter) {
  const { runs, height, infill } = plan;
  const pane = measurePane(plan, findMaxSpacing(runs));
  return {
    facts: [
      lengthFact("Running length", sumLengths(runs)),
      countFact("Posts", count("post")),
      ...spacingFacts("post", runs),
      postStressFact(plan.pipe, findMaxSpacing(runs), height, plan.use),
      ...infillFacts(plan, count),
      massFact("Steel", weighSteel(plan, count), { material: "steel" }),
    ],
    warnings: omitFalse([
      lowGuardWarning(height),
      wideGapWarning(findMaxGap(plan)),
      (infill === "pipes" || infill === "cables") &&
        sizeWarning(
          "Children can climb horizontal bars like a ladder.",
          "If small children live there, glass or vertical bars are safer.",
        ),
      infill === "cables" && cablePullWarning,
      infill === "glass" && largePaneWarning(pane.width, pane.height, 12),
    ]),
  };
}
