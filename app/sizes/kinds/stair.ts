import { fact, formatRunning, glassFacts, present, warn, warnLowGuard, warnWideGap } from "../facts";
import { askChoice, askCount, askLength } from "../fields";
import { barFacts, listInfillFields } from "../infill";
import type { Kind, Sizes } from "../kind";
import { formatBoth, formatMetric } from "../length";
import { formatMass, weighBar, weighPipe } from "../masses";
import { drawStair } from "./stair-drawing";
import { PANE_FOOT, PANE_TOP, POST, planStair, type StairPlan } from "./stair-plan";

const sides = { right: "On the right, going up", left: "On the left, going up", both: "On both sides" };

function listFields(sizes: Sizes) {
  return [
    askCount("steps", "Steps up", [2, 30], 10, "Count the upright faces."),
    askLength("rise", "Rise of a step", [100, 250], 165, "Height of one upright face."),
    askLength("going", "Going of a step", [150, 450], 270, "Depth of a step, from edge to edge."),
    askLength("height", "Height of the rail", [600, 1500], 900, "Upright, from the edge of a step."),
    askChoice("side", "Which side", sides),
    ...listInfillFields(sizes, ["glass", "pipes", "balusters", "cables"]),
  ];
}

/** Clear height of the infill, in mm. */
const infillHeight = (plan: StairPlan) => plan.height - PANE_FOOT - PANE_TOP;

function infillFacts(plan: StairPlan, sides: number) {
  const { infill, bars, posts, steps, going } = plan;
  if (infill === "glass") {
    // A slanting pane has the area of an upright one of equal width and height.
    const width = (steps - 1) * going - (posts.length - 1) * 90;
    return glassFacts((posts.length - 1) * sides, sides * width * infillHeight(plan), 12, "12 mm toughened");
  }
  const count = infill === "balusters" ? bars.count * (steps - 1) * sides : bars.count * sides;
  return barFacts(infill, String(count), bars);
}

/** Kilograms of steel rail, posts and bars on one side. */
function weigh({ slope, posts, height, infill, bars, steps }: StairPlan): number {
  const frame = ((slope + posts.length * height) / 1000) * weighPipe(POST, 2);
  if (infill === "pipes") return frame + (bars.count * slope * weighPipe(19, 1.2)) / 1000;
  if (infill !== "balusters") return frame;
  return frame + (bars.count * (steps - 1) * (height - POST) * weighBar(12)) / 1000;
}

function workOut(sizes: Sizes) {
  const plan = planStair(sizes);
  const { steps, rise, going, height, infill, bars, slope, posts } = plan;
  const sides = plan.side === "both" ? 2 : 1;
  const formula = 2 * rise + going;
  const angle = Math.round((Math.atan2(rise, going) * 180) / Math.PI);
  return {
    facts: [
      fact("Running length", `${formatRunning(slope * sides)} along the slope, ${angle}°`),
      fact("Floor to floor", formatBoth(steps * rise)),
      fact("Treads", `${steps - 1}, and the landing`),
      fact("Posts", String(posts.length * sides)),
      ...infillFacts(plan, sides),
      fact("Steel", formatMass(weigh(plan) * sides)),
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

export const stair: Kind = {
  name: "stair",
  label: "Stair railing",
  listFields,
  workOut,
  draw: (sizes) => drawStair(planStair(sizes)),
};
