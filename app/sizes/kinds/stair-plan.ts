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
 * below the inner corners of the steps; near the floor, the lower row is `minHeight` above it. `edge` is the least distance
 * from one to the edges of concrete and pane, and between two pairs; `margin` is the usual one.
 */
export const STANDOFFS = {
  diameter: 50,
  spacing: 600,
  rows: [75, 130],
  minHeight: 50,
  paneDepth: 170,
  edge: 60,
  margin: 150,
} as const;
/** In mm: vertical distance from the top of the infill to the top of the rail. */
const PANE_TOP_GAP = 90;
/** In mm, from a post's centre to a pane's edge. */
const PANE_SIDE_GAP = 45;
/** In mm, between two panes on standoffs. */
const PANE_JOINT = 12;
/** In mm: how far a post beside the flight reaches below its tread, and the depths of its bolts. */
export const POST_DROP = 170;
export const POST_BOLTS = [75, 135];
/** In mm, from the centre of the first or last post to the end of the rail, in plan. */
export const RAIL_OVERHANG = 90;
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
  const slope = rise / going;
  // From the middle of the bolts, or from the tread, to the rail, which rises from the step's edge to the post.
  const lever = height + POST_INSET * slope + (isBesideFlight ? average(POST_BOLTS) : 0);
  const railFoot = isBesideFlight ? Math.min(60, Math.floor(calculateInfillOffset(rise, going, ball))) : 0;
  const foot = hasPosts ? railFoot : -rise - STANDOFFS.paneDepth;
  const widest = infill === "cables" ? 1000 : 1200;
  const maxSpacing = hasPosts ? Math.min(widest, findMaxPostSpacing(pipe, lever, use)) : widest;
  const stair = { steps, rise, going, landing: readLanding(sizes) };
  const flights = divideFlights(stair);
  const bays = planBays(flights, stair, maxSpacing);
  const treadBars = placeTreadBars(bays, stair, maxGap + 12);
  const barLength = bays.reduce((sum, bay) => sum + measureBay(bay), 0);
  return {
    ...stair,
    slope,
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
        ? { ...noBars, thickness: 12, gap: treadBars.stepPitch - 12, maxGap: treadBars.maxPitch - 12 }
        : planSlopingBars({ height, foot, slope, thickness, maxGap, hasLanding: flights.length > 1 }),
    /** Of one pipe, and as sold: from the first post to the last. The rail is longer. */
    barLength,
    railLength: barLength + 2 * RAIL_OVERHANG * Math.hypot(1, slope),
  };
}

/** Depth of a landing in mm; 0 for none. */
function readLanding(sizes: Sizes): number {
  const landing = readChoice(sizes, "landing");
  return landing === "standard" ? STAIR_WIDTH : readNumber(sizes, "landingDepth");
}

const noBars = { count: 0, gap: 0, maxGap: 0, pitch: 0, thickness: 0 };

/**
 * Spaces pipes or cables between `foot`, where the lowest is, and the rail. `gap` is measured across the slope, `pitch`
 * vertically. On a landing, the same pipes have wider gaps, and a thinner rail above them; those must keep `maxGap`.
 */
function planSlopingBars(sizes: {
  height: number;
  foot: number;
  slope: number;
  thickness: number;
  maxGap: number;
  hasLanding: boolean;
}) {
  const { height, foot, slope, thickness, maxGap, hasLanding } = sizes;
  if (!thickness) return noBars;
  const stretch = Math.hypot(1, slope);
  if (!hasLanding) {
    const { count, gap, pitch } = spaceBars((height - foot) / stretch - POST - thickness, thickness, maxGap);
    return { count: count + 1, gap, maxGap: gap, pitch: pitch * stretch, thickness };
  }
  const levelHeight = height - (POST * (stretch + 1)) / 2 - foot - (thickness * (stretch - 1)) / 2;
  const { count, gap, pitch } = spaceBars(levelHeight - thickness, thickness, maxGap);
  return {
    count: count + 1,
    gap: Math.max(0, pitch / stretch - thickness),
    maxGap: gap,
    pitch,
    thickness,
  };
}

/** Height above the nosings of the middle of a pipe or cable. */
export const findBarOffset = ({ foot, slope, bars }: StairPlan, index: number) =>
  foot + (bars.thickness / 2) * Math.hypot(1, slope) + index * bars.pitch;

const average = ([first, second]: readonly number[]) => ((first as number) + (second as number)) / 2;

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

/** Horizontal distance from the first nosing to each pair of standoffs on one side: at least two pairs in each pane. */
export function placeStandoffs({ bays, rise, going }: StairPlan): number[] {
  const { rows, minHeight, edge, margin, spacing } = STANDOFFS;
  // The upper row must stay below the treads.
  const firstStep = Math.ceil((minHeight + rows[1] - rows[0] + edge) / rise) - 1;
  return bays.flatMap(({ from, to, flight }) => {
    // The lower row must stay in the slab above a landing.
    const minX = flight?.level ? flight.x : firstStep * going + edge;
    const inset = flight ? POST_INSET : 0;
    const maxX = to.x - PANE_JOINT / 2 - edge;
    const start = Math.min(Math.max(from.x - inset + margin, minX), maxX - edge);
    const end = to.x - inset - margin;
    const length = (end - start < margin ? maxX : end) - start;
    const { count, pitch } = divideEvenly(length, spacing);
    return listPositions(count + 1, pitch, start);
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
