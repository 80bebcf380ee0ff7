import {
  fact,
  formatRunning,
  glassFacts,
  present,
  warn,
  warnLargePane,
  warnLowGuard,
  warnWideGap,
} from "../facts";
import { askLength } from "../fields";
import { barFacts, listInfillFields } from "../infill";
import type { Kind, Sizes } from "../kind";
import { formatMetric, groupDigits } from "../length";
import { formatMass, weighBar, weighPipe, weighSheet } from "../masses";
import { listRunFields } from "../runs";
import { drawRailing } from "./railing-drawing";
import { bays, FOOT, PANE_SIDE, POST, planRailing, type RailingPlan } from "./railing-plan";

function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 3600, side: 1500 }),
    askLength("height", "Height", [400, 1800], 1050, "From the finished floor to the top of the rail."),
    ...listInfillFields(sizes, ["glass", "pipes", "balusters", "cables", "grille"]),
  ];
}

/** Kilograms of the frame and of steel infill. */
function weigh({ runs, height, infill, bars, pane }: RailingPlan): number {
  const total = runs.reduce((sum, run) => sum + run.length, 0) / 1000;
  const posts = runs.reduce((sum, run) => sum + run.bays, 1);
  const frame = (total + (posts * height) / 1000) * weighPipe(POST, 2);
  const upright = (runs.reduce((sum, run) => sum + run.bays, 0) * bars.count * (height - POST - FOOT)) / 1000;
  switch (infill) {
    case "pipes":
      return frame + bars.count * total * weighPipe(19, 1.2);
    case "balusters":
      return frame + total * weighPipe(25, 1.5) + upright * weighBar(12);
    case "grille":
      // Plate of 3 mm, half of it cut away.
      return frame + weighSheet(runs.reduce((sum, run) => sum + run.bays, 0) * pane.width * pane.height, 1.5);
    default:
      return frame;
  }
}

function infillFacts(plan: RailingPlan) {
  const { infill, bars, pane, runs } = plan;
  const count = bays(plan);
  if (infill === "glass") {
    const area = runs.reduce((sum, run) => sum + run.bays * (run.spacing - 2 * PANE_SIDE), 0) * pane.height;
    return glassFacts(count, area, 12, "12 mm toughened");
  }
  if (infill === "grille") {
    return [
      fact("Grille", `${count} panels up to ${groupDigits(pane.width)} × ${formatMetric(pane.height)}`),
    ];
  }
  const number =
    infill === "balusters" ? `${count * bars.count}, ${bars.count} in a bay` : String(bars.count);
  return barFacts(infill, number, bars);
}

function workOut(sizes: Sizes) {
  const plan = planRailing(sizes);
  const { runs, height, infill, bars, pane } = plan;
  const spacing = Math.max(...runs.map((run) => run.spacing));
  return {
    facts: [
      fact("Running length", formatRunning(runs.reduce((sum, run) => sum + run.length, 0))),
      fact("Posts", `${bays(plan) + 1}, at most ${formatMetric(spacing)} apart`),
      ...infillFacts(plan),
      fact("Steel", formatMass(weigh(plan))),
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

export const railing: Kind = {
  name: "railing",
  label: "Railing or balcony",
  listFields,
  workOut,
  draw: (sizes) => drawRailing(planRailing(sizes)),
};
