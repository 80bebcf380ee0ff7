import { choiceField, countField, lengthField, readChoice, readNumber } from "../fields";
import { listInfillFields, readInfill } from "../infill";
import type { SizeField, Sizes } from "../kind";
import { formatMetric } from "../length";
import { choosePipeWall, findMaxPostSpacing, loadField, type Use } from "../post-strength";
import { divideEvenly, listPositions, spaceBars } from "../spacing";
import {
  type Bay,
  divideFlights,
  MAX_RISERS,
  measureBay,
  nosingHeight,
  POST_INSET,
  placeTreadBars,
  planBays,
} from "./stair-flights";

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
const PANE_SIDE_GAP = 45;
/** In mm, between two panes on standoffs. */
const PANE_JOINT = 12;
/** In mm: how far a post beside the flight reaches below its tread. */
export const POST_DROP = 140;
/** In mm: the largest ball that may pass if there are children, and the ball that we plan for. */
export const BALL = { max: 100, planned: 95 };

/** In mm: the drawn width of the stair, which the form does not ask for, and the usual depth of its landings. */
export const STAIR_WIDTH = 1000;

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
 * Requires complete sizes. Lengths in mm. Vertical bars stand on the treads; all other infill is beside the flights,
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
  const isBesideFlight = infill !== "balusters";
  const ball = thickness ? Math.max(BALL.planned, maxGap) : BALL.planned;
  const hasPosts = infill !== "standoffs";
  const use = readChoice(sizes, "use") as Use;
  const pipe = { diameter: POST, wall: choosePipeWall(use) };
  // From the middle of the bolts, or from the tread, to the rail.
  const lever = height + (isBesideFlight ? POST_DROP / 2 : 0);
  const railFoot = isBesideFlight ? Math.min(60, Math.floor(calculateInfillOffset(rise, going, ball))) : 0;
  const foot = hasPosts ? railFoot : -rise - STANDOFFS.paneDepth;
  const maxSpacing = hasPosts ? Math.min(1200, findMaxPostSpacing(pipe, lever, use)) : 1200;
  const stair = { steps, rise, going, landing: readLanding(sizes) };
  const flights = divideFlights(stair);
  const bays = planBays(flights, stair, maxSpacing);
  const treadBars = placeTreadBars(bays, stair, maxGap + 12);
  return {
    ...stair,
    slope: rise / going,
    height,
    infill,
    isBesideFlight,
    hasPosts,
    side: readChoice(sizes, "side"),
    /** Height of the underside of the infill above the nosings; negative below them. */
    foot,
    /** Diameter of the largest ball that passes between steps and infill; 0 for bars on the treads. */
    ball: isBesideFlight ? Math.max(0, calculateBallDiameter(rise, going, foot)) : 0,
    flights,
    /** Between posts, or the panes on standoffs. */
    bays,
    use,
    pipe,
    lever,
    /** Only for vertical bars. */
    treadBars: infill === "balusters" ? treadBars.bars : [],
    /** Pipes or cables along the slope, or vertical bars. */
    bars:
      infill === "balusters"
        ? { count: treadBars.bars.length, gap: treadBars.pitch - 12, thickness: 12 }
        : planSlopingBars(height - POST - foot, thickness, maxGap),
    /** Length of one rail. */
    railLength: bays.reduce((sum, bay) => sum + measureBay(bay), 0),
  };
}

/** Depth of a landing in mm; 0 for none. */
function readLanding(sizes: Sizes): number {
  const landing = readChoice(sizes, "landing");
  return landing === "standard" ? STAIR_WIDTH : readNumber(sizes, "landingDepth");
}

/** Spaces pipes or cables between `foot` and the rail; the lowest is at `foot`. */
function planSlopingBars(height: number, thickness: number, maxGap: number) {
  if (!thickness) return { count: 0, gap: 0, thickness };
  const { count, gap } = spaceBars(height - thickness, thickness, maxGap);
  return { count: count + 1, gap, thickness };
}

const sides = { right: "On the right, going up", left: "On the left, going up", both: "On both sides" };

const landings = {
  none: "No landing, one flight",
  standard: `A ${formatMetric(STAIR_WIDTH)} landing`,
  measured: "A landing of another depth",
};

/** Stairs that were stored before this could be chosen have no landing. */
const landingField: SizeField = {
  ...choiceField("landing", `Above ${MAX_RISERS} steps`, landings, "The building code asks for a landing."),
  initial: "standard",
};

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
    ...(readChoice(sizes, "landing") === "measured"
      ? [
          lengthField(
            "landingDepth",
            "Landing depth",
            [700, 3000],
            STAIR_WIDTH,
            "Along the stair. At least as deep as the stair is wide.",
          ),
        ]
      : []),
    lengthField("height", "Handrail height", [600, 1500], 900, "Straight up from the edge of a step."),
    choiceField("side", "Side", sides),
    ...listInfillFields(sizes, ["glass", "standoffs", "pipes", "balusters", "cables"]),
    landingField,
    ...(readChoice(sizes, "infill") === "standoffs" ? [] : [loadField]),
  ];
}

/** Horizontal distance from the first nosing to each pair of standoffs on one side. */
export function placeStandoffs({ bays, rise, going }: StairPlan): number[] {
  const { margin, rows, diameter } = STANDOFFS;
  return bays.flatMap(({ from, to, flight }) => {
    // The lower row must stay above the floor, and in the slab above a landing.
    const minX = flight?.level ? flight.x : ((Math.max(...rows) + diameter) * going) / rise;
    const inset = flight ? POST_INSET : 0;
    const start = Math.max(from.x - inset + margin, minX);
    const end = Math.max(start, to.x - inset - margin);
    const { count, pitch } = divideEvenly(end - start, STANDOFFS.spacing);
    return listPositions(end > start ? count + 1 : 1, pitch, start);
  });
}

/** Height of a bay's panes, and of their underside above the nosings. Panes on standoffs cover the edge of a landing. */
export function measurePane({ foot, height, hasPosts, slope }: StairPlan, { flight }: Bay) {
  const paneFoot = hasPosts || flight ? foot : -POST_INSET * slope - STANDOFFS.paneDepth;
  return { foot: paneFoot, height: height - paneFoot - (hasPosts ? PANE_TOP_GAP : TEAK.height) };
}

/** From the tread to the underside of the rail. */
export const measureTreadBar = (plan: StairPlan, { x, tread }: StairPlan["treadBars"][number]) =>
  nosingHeight(plan, x) + plan.height - POST - tread;

/** From a post's centre or a joint to a pane's edge. */
export const paneGap = ({ hasPosts }: StairPlan) => (hasPosts ? PANE_SIDE_GAP : PANE_JOINT / 2);
