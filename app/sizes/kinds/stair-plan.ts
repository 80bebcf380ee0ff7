import {
  countFact,
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
import { barFacts, listInfillFields, readInfill } from "../infill";
import type { Kind, Sizes } from "../kind";
import { formatMetric } from "../length";
import { weighBar, weighPipe } from "../masses";
import { positions, spaceBars } from "../spacing";

export const POST = 50;
/** From the nosings to the infill, and from the infill to the top of the rail, measured vertically. */
export const PANE_FOOT = 100;
export const PANE_TOP = 90;

export type StairPlan = ReturnType<typeof planStair>;

/** Takes complete sizes. Lengths in mm. */
export function planStair(sizes: Sizes) {
  const [steps, rise, going] = [
    readNumber(sizes, "steps"),
    readNumber(sizes, "rise"),
    readNumber(sizes, "going"),
  ];
  const { infill, thickness, wanted } = readInfill(sizes);
  const height = readNumber(sizes, "height");
  const step = Math.hypot(rise, going);
  // Posts are at most 1,200 mm apart along the slope.
  const spans = Math.max(1, Math.ceil((steps - 1) / Math.max(1, Math.floor(1200 / step))));
  const upright = Math.max(1, Math.ceil(going / (wanted + 12)));
  return {
    steps,
    rise,
    going,
    height,
    infill,
    side: readChoice(sizes, "side"),
    /** Steps with posts, counted from 0. */
    posts: positions(spans + 1, steps - 1).map((at) => Math.round(at / spans)),
    /** Lines along the slope, or bars on each step. */
    bars:
      infill === "balusters"
        ? { count: upright, gap: going / upright - 12, thickness: 12 }
        : { ...spaceBars(height - POST, thickness || 1, thickness ? wanted : height), thickness },
    /** Length of the rail along the slope, one side. */
    slope: (steps - 1) * step,
  };
}

const sides = { right: "On the right, going up", left: "On the left, going up", both: "On both sides" };

function listFields(sizes: Sizes) {
  return [
    countField("steps", "Steps up", [2, 30], 10, "Count the upright faces."),
    lengthField("rise", "Rise of a step", [100, 250], 165, "Height of one upright face."),
    lengthField("going", "Going of a step", [150, 450], 270, "Depth of a step, from edge to edge."),
    lengthField("height", "Height of the rail", [600, 1500], 900, "Upright, from the edge of a step."),
    choiceField("side", "Which side", sides),
    ...listInfillFields(sizes, ["glass", "pipes", "balusters", "cables"]),
  ];
}

function infillFacts(plan: StairPlan, sides: number) {
  const { infill, bars, posts, steps, going, height } = plan;
  if (infill === "glass") {
    // A slanting pane has the area of an upright one of equal width and height.
    const width = (steps - 1) * going - (posts.length - 1) * 90;
    const area = width * (height - PANE_FOOT - PANE_TOP);
    return glassFacts((posts.length - 1) * sides, sides * area, 12, "12 mm toughened");
  }
  const count = infill === "balusters" ? bars.count * (steps - 1) * sides : bars.count * sides;
  return barFacts(infill, count, bars);
}

/** Kilograms of steel rail, posts and bars on one side. */
function weigh({ slope, posts, height, infill, bars, steps }: StairPlan): number {
  const frame = ((slope + posts.length * height) / 1000) * weighPipe(POST, 2);
  if (infill === "pipes") return frame + (bars.count * slope * weighPipe(19, 1.2)) / 1000;
  if (infill !== "balusters") return frame;
  return frame + (bars.count * (steps - 1) * (height - POST) * weighBar(12)) / 1000;
}

function calculate(sizes: Sizes) {
  const plan = planStair(sizes);
  const { steps, rise, going, height, infill, bars, slope, posts } = plan;
  const sides = plan.side === "both" ? 2 : 1;
  const formula = 2 * rise + going;
  const angle = Math.round((Math.atan2(rise, going) * 180) / Math.PI);
  return {
    facts: [
      lengthFact("Running length", slope * sides, { note: "along the slope" }),
      textFact("Slope", `${angle}°`),
      lengthFact("Floor to floor", steps * rise, { of: "part" }),
      countFact("Treads", steps - 1, { of: "part", note: "and the landing" }),
      countFact("Posts", posts.length * sides),
      ...infillFacts(plan, sides),
      massFact("Steel", weigh(plan) * sides, { material: "steel" }),
    ],
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
      infill !== "glass" && warnWideGap(bars.gap),
    ]),
  };
}

export const stairSizes: Kind = {
  name: "stair",
  label: "Stair railing",
  listFields,
  calculate,
};
