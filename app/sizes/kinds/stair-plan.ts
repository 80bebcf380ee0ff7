import {
  countFact,
  dimensionsFact,
  glassFacts,
  lengthFact,
  massFact,
  present,
  textFact,
  warn,
  warnLowGuard,
  warnWideGap,
} from "../facts";
import { choiceField, countField, lengthField, readChoice, readNumber } from "../fields";
import { barFacts, isGlass, listInfillFields, readInfill } from "../infill";
import type { Fact, Kind, Sizes } from "../kind";
import { formatMetric } from "../length";
import { weighBar, weighPipe } from "../masses";
import { divide, positions, spaceBars } from "../spacing";

export const POST = 50;
export const TEAK = { width: 60, height: 45 };
/** Two rows in the side of the flight, measured below the steps' inner corners. `below` is from there to the pane's edge. */
export const STANDOFFS = { diameter: 50, spacing: 600, rows: [45, 110], below: 150, margin: 150 };
/** From the top of the infill to the top of the rail, measured vertically. */
const PANE_TOP = 90;
/** From a post's centre to a pane's edge. */
export const PANE_SIDE = 45;
export const JOINT = 12;
/** A post beside the flight reaches this far below its tread. */
export const BELOW = 140;
/** In mm: the largest ball that a railing may let through where there are children, and the planned one. */
const BALL = { most: 100, planned: 95 };

/** 1 + s + √(1 + s²) of the triangle between riser, tread and a line along the pitch, where s is rise / going. */
const triangle = (rise: number, going: number) => 1 + rise / going + Math.hypot(1, rise / going);

/** Diameter of the largest ball between the steps and a member `foot` above the nosings: twice the triangle's inradius. */
const ballUnder = (rise: number, going: number, foot: number) => (2 * (rise + foot)) / triangle(rise, going);

/** Height above the nosings, usually negative, at which a ball of this diameter just passes. */
const footFor = (rise: number, going: number, ball: number) => (ball / 2) * triangle(rise, going) - rise;

export type StairPlan = ReturnType<typeof planStair>;

/** Lengths in mm. Glass, pipes and cables hang beside the flight and reach below the nosings; bars stand on the treads. */
export function planStair(sizes: Sizes) {
  const [steps, rise, going] = [
    readNumber(sizes, "steps"),
    readNumber(sizes, "rise"),
    readNumber(sizes, "going"),
  ];
  const { infill, thickness, wanted } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const step = Math.hypot(rise, going);
  const isBeside = infill !== "balusters";
  const ball = thickness ? Math.max(BALL.planned, wanted) : BALL.planned;
  const hasPosts = infill !== "standoffs";
  const close = isBeside ? Math.min(60, Math.floor(footFor(rise, going, ball))) : 0;
  const foot = hasPosts ? close : -rise - STANDOFFS.below;
  // Posts are at most 1,200 mm apart along the slope, and panes as wide.
  const spans = Math.max(1, Math.ceil((steps - 1) / Math.max(1, Math.floor(1200 / step))));
  const upright = Math.max(1, Math.ceil(going / (wanted + 12)));
  return {
    steps,
    rise,
    going,
    height,
    infill,
    isBeside,
    hasPosts,
    /** Upright height of a pane, from the foot. */
    pane: height - foot - (hasPosts ? PANE_TOP : TEAK.height),
    side: readChoice(sizes, "side"),
    /** From the nosings up to the underside of the infill. */
    foot,
    /** The largest ball between steps and infill; bars that stand on the treads leave only their gap. */
    ball: isBeside ? Math.max(0, ballUnder(rise, going, foot)) : 0,
    /** Steps with posts, or at which panes meet, counted from 0. */
    posts: positions(spans + 1, steps - 1).map((at) => Math.round(at / spans)),
    /** Lines along the slope, or bars on each step. */
    bars:
      infill === "balusters"
        ? { count: upright, gap: going / upright - 12, thickness: 12 }
        : planLines(height - POST - foot, thickness, wanted),
    /** Of one rail along the slope. */
    slope: (steps - 1) * step,
  };
}

/** From the lowest line, at the foot, to the rail. */
function planLines(height: number, thickness: number, wanted: number) {
  if (!thickness) return { count: 0, gap: 0, thickness };
  const { count, gap } = spaceBars(height - thickness, thickness, wanted);
  return { count: count + 1, gap, thickness };
}

const sides = { right: "On the right, going up", left: "On the left, going up", both: "On both sides" };

function listFields(sizes: Sizes) {
  return [
    countField("steps", "Steps up", [2, 30], 10, "Count the upright faces."),
    lengthField("rise", "Rise of a step", [100, 250], 165, "Height of one upright face."),
    lengthField("going", "Going of a step", [150, 450], 270, "Depth of a step, from edge to edge."),
    lengthField("height", "Height of the rail", [600, 1500], 900, "Upright, from the edge of a step."),
    choiceField("side", "Which side", sides),
    ...listInfillFields(sizes, ["glass", "standoffs", "pipes", "balusters", "cables"]),
  ];
}

/** Distances from the first nosing to the pairs of standoffs of one side. */
export function placeStandoffs({ posts, rise, going }: StairPlan): number[] {
  const { margin, rows, diameter } = STANDOFFS;
  // Near the floor the lower row must still be above it.
  const lowest = ((Math.max(...rows) + diameter) * going) / rise;
  return posts.slice(1).flatMap((post, index) => {
    const start = Math.max((posts[index] as number) * going + margin, lowest);
    const end = Math.max(start, post * going - margin);
    const { count, pitch } = divide(end - start, STANDOFFS.spacing);
    return positions(count + 1, pitch, start);
  });
}

function standoffFacts(plan: StairPlan, sides: number): Fact[] {
  const { width, height } = TEAK;
  return [
    countFact("Standoffs", placeStandoffs(plan).length * 2 * sides, { note: `of ${STANDOFFS.diameter} mm` }),
    dimensionsFact("Teak rail", width, height),
  ];
}

function infillFacts(plan: StairPlan, sides: number) {
  const { infill, bars, posts, steps, going, pane } = plan;
  if (isGlass(infill)) {
    // A slanting pane has the area of an upright one of equal width and height.
    const panes = posts.length - 1;
    const width = (steps - 1) * going - panes * (infill === "glass" ? 2 * PANE_SIDE : JOINT);
    const area = width * pane;
    return glassFacts(panes * sides, sides * area, 12, "12 mm toughened");
  }
  const count = infill === "balusters" ? bars.count * (steps - 1) * sides : bars.count * sides;
  return barFacts(infill, count, bars);
}

/** Kilograms of steel rail, posts and bars on one side. Posts beside the flight end below the tread. */
function weigh({ slope, posts, height, infill, bars, steps, isBeside }: StairPlan): number {
  const frame = ((slope + posts.length * (height + (isBeside ? BELOW : 0))) / 1000) * weighPipe(POST, 2);
  if (infill === "pipes") return frame + (bars.count * slope * weighPipe(19, 1.2)) / 1000;
  if (infill !== "balusters") return frame;
  return frame + (bars.count * (steps - 1) * (height - POST) * weighBar(12)) / 1000;
}

function calculate(sizes: Sizes) {
  const plan = planStair(sizes);
  const { steps, rise, going, height, bars, slope, posts, hasPosts, ball } = plan;
  const sides = plan.side === "both" ? 2 : 1;
  const formula = 2 * rise + going;
  const angle = Math.round((Math.atan2(rise, going) * 180) / Math.PI);
  return {
    facts: present<Fact>([
      lengthFact("Running length", slope * sides, { note: "along the slope" }),
      textFact("Slope", `${angle}°`),
      lengthFact("Floor to floor", steps * rise, { of: "part" }),
      countFact("Treads", steps - 1, { of: "part", note: "and the landing" }),
      ...(hasPosts ? [countFact("Posts", posts.length * sides)] : standoffFacts(plan, sides)),
      ...infillFacts(plan, sides),
      ball > 0 && lengthFact("Gap at the steps", ball, { of: "part", note: "(largest ball that passes)" }),
      hasPosts && massFact("Steel", weigh(plan) * sides, { material: "steel" }),
    ]),
    warnings: present([
      rise > 190 &&
        warn(
          `A rise of ${formatMetric(rise)} is steep.`,
          "The National Building Code allows 190 mm at most in a house.",
        ),
      going < 250 &&
        warn(
          `A going of ${formatMetric(going)} is short.`,
          "The National Building Code asks for treads of at least 250 mm in a house.",
        ),
      (formula < 550 || formula > 700) &&
        warn(
          "Rise and going do not make an easy step.",
          `Twice the rise and the going are ${formatMetric(formula)}; people walk well at 550 to 700 mm.`,
        ),
      steps > 15 &&
        warn(
          `${steps} steps are many in one flight.`,
          "After 15 steps the building code asks for a landing.",
        ),
      height < 900 && warnLowGuard(height),
      bars.count > 0 && warnWideGap(bars.gap),
      ball > BALL.most &&
        warn(
          `A ball of ${formatMetric(ball)} passes between the steps and the railing.`,
          "A small child can slip through above 100 mm. Where children are, the lowest bar follows the steps more closely.",
        ),
    ]),
  };
}

export const stairSizes: Kind = {
  name: "stair",
  label: "Stair railing",
  listFields,
  calculate,
};
