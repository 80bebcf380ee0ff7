import type { PartCounter } from "../drawn-kind";
import {
  countFact,
  dimensionsFact,
  glassFacts,
  lengthFact,
  lowGuardWarning,
  massFact,
  omitFalse,
  sizeWarning,
  textFact,
  wideGapWarning,
} from "../facts";
import { choiceField, countField, lengthField, readChoice, readNumber } from "../fields";
import { barFacts, isGlass, listInfillFields, readInfill } from "../infill";
import type { Fact, Sizes } from "../kind";
import { formatMetric } from "../length";
import { weighBar, weighPipe } from "../masses";
import { choosePipeWall, findMaxPostSpacing, loadField, postStressFact, type Use } from "../post-strength";
import { divideEvenly, listPositions, spaceBars } from "../spacing";

export const POST = 50;
export const TEAK = { width: 60, height: 45 };
/**
 * In mm. Standoffs are in two rows in the side of the flight. `rows` and `paneDepth` (the pane's lower edge) are depths
 * below the inner corners of the steps.
 */
export const STANDOFFS = { diameter: 50, spacing: 600, rows: [45, 110], paneDepth: 150, margin: 150 };
/** In mm: vertical distance from the top of the infill to the top of the rail. */
const PANE_TOP_GAP = 90;
/** In mm, from a post's centre to a pane's edge. */
export const PANE_SIDE_GAP = 45;
/** In mm, between two panes on standoffs. */
export const PANE_JOINT = 12;
/** In mm: how far a post beside the flight reaches below its tread. */
export const POST_DROP = 140;
/** In mm: the largest ball that may pass if there are children, and the ball that we plan for. */
const BALL = { max: 100, planned: 95 };

/** In one flight: National Building Code 2016, part 4. */
const MAX_RISERS = 12;

/** For a triangle of riser, tread and slope: 1 + s + √(1 + s²), where s is rise / going. */
const triangleFactor = (rise: number, going: number) => 1 + rise / going + Math.hypot(1, rise / going);

/**
 * Diameter of the largest ball that fits between the steps and an infill that starts `foot` mm above the nosings: twice
 * the triangle's inradius.
 */
const calculateBallDiameter = (rise: number, going: number, foot: number) =>
  (2 * (rise + foot)) / triangleFactor(rise, going);

/** The `foot`, usually negative, at which a ball of this diameter just passes. */
const calculateInfillOffset = (rise: number, going: number, ball: number) =>
  (ball / 2) * triangleFactor(rise, going) - rise;

export type StairPlan = ReturnType<typeof planStair>;

/**
 * Requires complete sizes. Lengths in mm. Vertical bars stand on the treads; all other infill is beside the flight,
 * where it may reach below the nosings.
 */
export function planStair(sizes: Sizes) {
  const [steps, rise, going] = [
    readNumber(sizes, "steps"),
    readNumber(sizes, "rise"),
    readNumber(sizes, "going"),
  ];
  const { infill, thickness, maxGap } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const step = Math.hypot(rise, going);
  const isBesideFlight = infill !== "balusters";
  const ball = thickness ? Math.max(BALL.planned, maxGap) : BALL.planned;
  const hasPosts = infill !== "standoffs";
  const use = readChoice(sizes, "use") as Use;
  const pipe = { diameter: POST, wall: choosePipeWall(use) };
  // From the middle of the bolts, or from the tread, to the rail.
  const lever = height + (isBesideFlight ? POST_DROP / 2 : 0);
  const railFoot = isBesideFlight ? Math.min(60, Math.floor(calculateInfillOffset(rise, going, ball))) : 0;
  const foot = hasPosts ? railFoot : -rise - STANDOFFS.paneDepth;
  // Along the slope.
  const maxSpacing = hasPosts ? Math.min(1200, findMaxPostSpacing(pipe, lever, use)) : 1200;
  const spans = Math.max(1, Math.ceil((steps - 1) / Math.max(1, Math.floor(maxSpacing / step))));
  const posts = listPositions(spans + 1, steps - 1).map((position) => Math.round(position / spans));
  const barsPerStep = Math.max(1, Math.ceil(going / (maxGap + 12)));
  return {
    steps,
    rise,
    going,
    height,
    infill,
    isBesideFlight,
    hasPosts,
    /** Vertical height of a pane. */
    paneHeight: height - foot - (hasPosts ? PANE_TOP_GAP : TEAK.height),
    side: readChoice(sizes, "side"),
    /** Height of the underside of the infill above the nosings; negative below them. */
    foot,
    /** Diameter of the largest ball that passes between steps and infill; 0 for bars on the treads. */
    ball: isBesideFlight ? Math.max(0, calculateBallDiameter(rise, going, foot)) : 0,
    /** Steps, from 0, that have a post or a joint between panes. */
    posts,
    use,
    pipe,
    lever,
    /** The longest distance between two posts along the slope. */
    postSpacing: step * Math.max(...posts.slice(1).map((post, index) => post - (posts[index] as number))),
    /** Pipes or cables along the slope, or bars per step. */
    bars:
      infill === "balusters"
        ? { count: barsPerStep, gap: going / barsPerStep - 12, thickness: 12 }
        : planSlopingBars(height - POST - foot, thickness, maxGap),
    /** Length of one rail. */
    slope: (steps - 1) * step,
  };
}

/** Spaces pipes or cables between `foot` and the rail; the lowest is at `foot`. */
function planSlopingBars(height: number, thickness: number, maxGap: number) {
  if (!thickness) return { count: 0, gap: 0, thickness };
  const { count, gap } = spaceBars(height - thickness, thickness, maxGap);
  return { count: count + 1, gap, thickness };
}

const sides = { right: "On the right, going up", left: "On the left, going up", both: "On both sides" };

export function listFields(sizes: Sizes) {
  return [
    countField("steps", "Number of steps", [2, 30], 10, "Count the risers, the upright faces."),
    lengthField("rise", "Riser height", [100, 250], 165, "Height of one step."),
    lengthField(
      "going",
      "Tread depth",
      [150, 450],
      270,
      "From the edge of one step to the edge of the next.",
    ),
    lengthField("height", "Handrail height", [600, 1500], 900, "Straight up from the edge of a step."),
    choiceField("side", "Side", sides),
    ...listInfillFields(sizes, ["glass", "standoffs", "pipes", "balusters", "cables"]),
    ...(readChoice(sizes, "infill") === "standoffs" ? [] : [loadField]),
  ];
}

/** Horizontal distance from the first nosing to each pair of standoffs on one side. */
export function placeStandoffs({ posts, rise, going }: StairPlan): number[] {
  const { margin, rows, diameter } = STANDOFFS;
  // The lower row must stay above the floor.
  const minX = ((Math.max(...rows) + diameter) * going) / rise;
  return posts.slice(1).flatMap((post, index) => {
    const start = Math.max((posts[index] as number) * going + margin, minX);
    const end = Math.max(start, post * going - margin);
    const { count, pitch } = divideEvenly(end - start, STANDOFFS.spacing);
    return listPositions(count + 1, pitch, start);
  });
}

function standoffFacts(count: PartCounter, sides: number): Fact[] {
  const { width, height } = TEAK;
  return [
    countFact("Standoffs", count("standoff") * sides, { note: `(${STANDOFFS.diameter} mm)` }),
    dimensionsFact("Teak rail", width, height),
  ];
}

function infillFacts(plan: StairPlan, count: PartCounter, sides: number) {
  const { infill, bars, steps, going, paneHeight } = plan;
  if (isGlass(infill)) {
    // A slanting pane has the area of an upright one of equal width and height.
    const panes = count("pane");
    const width = (steps - 1) * going - panes * (infill === "glass" ? 2 * PANE_SIDE_GAP : PANE_JOINT);
    const area = width * paneHeight;
    return glassFacts(panes * sides, sides * area, 12, "12 mm toughened");
  }
  return barFacts(infill, count("bar") * sides, bars);
}

/** Kilograms of steel rail, posts and bars on one side. Posts beside the flight end below the tread. */
function weighSteel({ slope, height, infill, isBesideFlight, pipe }: StairPlan, count: PartCounter): number {
  const frameMass =
    ((slope + count("post") * (height + (isBesideFlight ? POST_DROP : 0))) / 1000) *
    weighPipe(POST, pipe.wall);
  if (infill === "pipes") return frameMass + (count("bar") * slope * weighPipe(19, 1.2)) / 1000;
  if (infill !== "balusters") return frameMass;
  return frameMass + (count("bar") * (height - POST) * weighBar(12)) / 1000;
}

export function calculateStair(plan: StairPlan, count: PartCounter) {
  const { steps, rise, going, height, bars, slope, hasPosts, ball } = plan;
  // The elevation shows one side, the plan all.
  const sides = count("rail");
  const stride = 2 * rise + going;
  const flights = Math.ceil(steps / MAX_RISERS);
  const angle = Math.round((Math.atan2(rise, going) * 180) / Math.PI);
  return {
    facts: omitFalse<Fact>([
      lengthFact("Running length", slope * sides, { note: "along the slope" }),
      textFact("Slope", `${angle}°`),
      lengthFact("Height of this flight", steps * rise, { of: "part" }),
      countFact("Treads", count("riser") - 1, { of: "part", note: "plus the landing" }),
      ...(hasPosts ? [countFact("Posts", count("post") * sides)] : standoffFacts(count, sides)),
      hasPosts && postStressFact(plan.pipe, plan.postSpacing, plan.lever, plan.use),
      ...infillFacts(plan, count, sides),
      ball > 0 && lengthFact("Widest gap at the steps", ball, { of: "part" }),
      hasPosts && massFact("Steel", weighSteel(plan, count) * sides, { material: "steel" }),
    ]),
    warnings: omitFalse([
      rise > 190 &&
        sizeWarning(
          `A riser of ${formatMetric(rise)} is steep.`,
          "The National Building Code allows at most 190 mm in a house.",
        ),
      going < 250 &&
        sizeWarning(
          `A tread of ${formatMetric(going)} is too shallow.`,
          "The National Building Code requires at least 250 mm in a house.",
        ),
      (stride < 550 || stride > 700) &&
        sizeWarning(
          "These steps are uncomfortable to climb.",
          `Two risers and one tread add up to ${formatMetric(stride)}; 550 to 700 mm is comfortable.`,
        ),
      steps > MAX_RISERS &&
        sizeWarning(
          `${steps} steps are too many for one flight.`,
          `The National Building Code allows ${MAX_RISERS} risers in a flight. Enter ${flights} flights of at most ${Math.ceil(steps / flights)} steps, with a landing between them, as items of their own.`,
        ),
      height < 900 && lowGuardWarning(height),
      bars.count > 0 && wideGapWarning(bars.gap),
      ball > BALL.max &&
        sizeWarning(
          `The gap at the steps is up to ${formatMetric(ball)} wide.`,
          "Above 100 mm, a small child could slip through. If there are children, we set the infill closer to the steps.",
        ),
    ]),
  };
}
