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
import { barFacts, cablePullWarning, isGlass } from "../infill";
import type { Fact } from "../kind";
import { formatMetric } from "../length";
import { weighBar, weighPipe } from "../masses";
import { postStressFact } from "../post-strength";
import { formatFlights, MAX_RISERS, measureBay, POST_INSET } from "./stair-flights";
import {
  BALL,
  measurePane,
  measureTreadBar,
  POST,
  POST_DROP,
  paneGap,
  STANDOFFS,
  type StairPlan,
  TEAK,
} from "./stair-plan";

function standoffFacts(count: PartCounter, sides: number): Fact[] {
  const { width, height } = TEAK;
  return [
    countFact("Standoffs", count("standoff") * sides, { note: `(${STANDOFFS.diameter} mm)` }),
    dimensionsFact("Teak rail", width, height),
  ];
}

function infillFacts(plan: StairPlan, count: PartCounter, sides: number) {
  const { infill, bars, bays } = plan;
  if (isGlass(infill)) {
    // A slanting pane has the area of an upright one of equal width and height.
    const area = bays.reduce(
      (sum, bay) => sum + (bay.to.x - bay.from.x - 2 * paneGap(plan)) * measurePane(plan, bay).height,
      0,
    );
    return glassFacts(count("pane") * sides, sides * area, 12, "12 mm toughened");
  }
  const barCount = count("bar") * sides;
  if (count("landing") === 0) return barFacts(infill, barCount, bars.maxGap);
  if (infill === "balusters") return barFacts(infill, barCount, bars.maxGap, "at most");
  return [
    ...barFacts(infill, barCount, bars.maxGap, "on landings"),
    lengthFact("Clear gap on the slope", bars.gap, { of: "part" }),
  ];
}

/** Kilograms of steel rail, posts and bars on one side. Posts beside the flight end below the tread. */
function weighSteel(plan: StairPlan, count: PartCounter): number {
  const { railLength, height, infill, isBesideFlight, pipe, treadBars, barLength } = plan;
  const frameMass =
    ((railLength + count("post") * (height + (isBesideFlight ? POST_DROP : 0))) / 1000) *
    weighPipe(POST, pipe.wall);
  if (infill === "pipes") return frameMass + (count("bar") * barLength * weighPipe(19, 1.2)) / 1000;
  const treadBarLength = treadBars.reduce((sum, bar) => sum + measureTreadBar(plan, bar), 0);
  return frameMass + (treadBarLength / 1000) * weighBar(12);
}

export function calculateStair(plan: StairPlan, count: PartCounter) {
  const { steps, rise, going, landing, height, infill, bars, bays, flights, hasPosts, ball } = plan;
  // The elevation shows one side, the plan all.
  const sides = count("rail");
  const stride = 2 * rise + going;
  const landingHeight = height + POST_INSET * plan.slope;
  const landings = count("landing");
  const postSpacing = Math.max(...bays.map(measureBay));
  const angle = Math.round((Math.atan2(rise, going) * 180) / Math.PI);
  return {
    facts: omitFalse<Fact>([
      lengthFact("Running length", plan.barLength * sides, {
        note: `along ${landings > 0 ? "slopes and landings" : "the slope"}, ${hasPosts ? "from post to post" : "without the ends of the rail"}`,
      }),
      textFact("Slope", `${angle}°`),
      lengthFact(landings > 0 ? "Height of the stair" : "Height of this flight", steps * rise, {
        of: "part",
      }),
      landings > 0 && textFact("Flights", `${formatFlights(flights)} steps`),
      landings > 0 &&
        countFact("Landings", landings, { of: "part", note: `(${formatMetric(landing)} deep)` }),
      countFact("Treads", count("riser") - 1 - landings, {
        of: "part",
        note: landings > 0 ? "plus landings" : "plus the landing",
      }),
      ...(hasPosts ? [countFact("Posts", count("post") * sides)] : standoffFacts(count, sides)),
      hasPosts && postStressFact(plan.pipe, postSpacing, plan.lever, plan.use),
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
      landings === 0 &&
        steps > MAX_RISERS &&
        sizeWarning(
          `${steps} steps are too many for one flight.`,
          `The National Building Code allows ${MAX_RISERS} risers in a flight. A landing would divide them.`,
        ),
      landings > 0 &&
        landing < 900 &&
        sizeWarning(
          `A landing of ${formatMetric(landing)} is short.`,
          "The National Building Code requires a landing as deep as the stair is wide.",
        ),
      height < 900 && lowGuardWarning(height),
      height >= 900 &&
        landings > 0 &&
        landingHeight < 1000 &&
        sizeWarning(
          `A rail ${formatMetric(landingHeight)} above the landing is enough only where there is no drop beside it.`,
          "At a drop, the building code requires at least 1,000 mm, so we raise the rail to 1,050 mm there. The drawing and the weights are without this.",
        ),
      count("bar") > 0 && wideGapWarning(bars.maxGap),
      infill === "cables" && cablePullWarning,
      !hasPosts &&
        steps === 2 &&
        sizeWarning(
          "Two steps are short for glass on standoffs.",
          `The pane is narrow, and its standoffs need ${STANDOFFS.edge} mm of concrete around them, so posts are usually better.`,
        ),
      ball > BALL.max &&
        sizeWarning(
          `The gap at the steps is up to ${formatMetric(ball)} wide.`,
          "Above 100 mm, a small child could slip through. If there are children, we set the infill closer to the steps.",
        ),
    ]),
  };
}
