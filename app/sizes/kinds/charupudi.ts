import { fact, formatRunning, present, warn } from "../facts";
import { askLength, readNumber } from "../fields";
import type { Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth, formatMetric } from "../length";
import { formatMass, weighPipe, weighTube } from "../masses";
import { listRunFields } from "../runs";
import { drawCharupudi } from "./charupudi-drawing";
import { LEAN, planCharupudi, RAIL, TOP, UPRIGHT } from "./charupudi-plan";

function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 2400, side: 1500 }),
    askLength("seat", "Height of the seat", [300, 600], 440, "From the floor of the sit-out."),
    askLength("depth", "Depth of the seat", [300, 600], 420, "From its edge to the backrest."),
    askLength("height", "Height of the backrest", [600, 1500], 900, "From the floor to its top."),
  ];
}

function check(sizes: Sizes): SizeProblem[] {
  const least = (readNumber(sizes, "seat") || 440) + 250;
  if (readNumber({ height: 900, ...sizes }, "height") >= least) return [];
  return [
    {
      field: "height",
      message: `Above this seat the top of the backrest is at least at ${formatBoth(least)}.`,
    },
  ];
}

function workOut(sizes: Sizes) {
  const { runs, seat, depth, height, rails } = planCharupudi(sizes);
  const length = runs.reduce((sum, run) => sum + run.length, 0);
  const uprights = runs.reduce((sum, run) => sum + run.bays, 1);
  const back = (height - seat) / Math.cos(LEAN);
  const pipes =
    uprights * (seat + back) * weighPipe(UPRIGHT, 2) +
    length * (rails.count * weighPipe(RAIL, 1.5) + weighPipe(TOP, 1.5)) +
    (2 * length + uprights * depth) * weighTube(40, 40, 2);
  return {
    facts: [
      fact("Running length", formatRunning(length)),
      fact(
        "Uprights",
        `${uprights}, at most ${formatMetric(Math.max(...runs.map((run) => run.spacing)))} apart`,
      ),
      fact("Rails of the backrest", `${rails.count} and the top rail`),
      fact("Clear gap", formatMetric(rails.gap)),
      fact("Seats", `about ${Math.max(1, Math.floor(length / 550))} people`),
      fact("Steel", formatMass(pipes / 1000)),
    ],
    warnings: present([
      height < 900 &&
        warn(
          `The top at ${formatMetric(height)} is low for a guard.`,
          "On a raised sit-out it should be at least 900 mm above the floor.",
        ),
      warn(
        "Children stand on the seat.",
        `From the seat the backrest is ${formatMetric(height - seat)} high. On an upper floor we add a rail above it, or advise a balcony railing.`,
      ),
      (seat < 400 || seat > 480) &&
        warn(`A seat at ${formatMetric(seat)} is unusual.`, "People sit well at 400 to 480 mm."),
    ]),
  };
}

/** A sit-out's bench whose leaning backrest also serves as the railing. */
export const charupudi: Kind = {
  name: "charupudi",
  label: "Charupudi (sit-out bench)",
  listFields,
  check,
  workOut,
  draw: (sizes) => drawCharupudi(planCharupudi(sizes)),
};
