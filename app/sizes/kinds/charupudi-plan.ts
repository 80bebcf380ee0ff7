import { countFact, gapFact, lengthFact, massFact, present, warn } from "../facts";
import { lengthField, readNumber } from "../fields";
import type { Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth, formatMetric } from "../length";
import { weighPipe, weighTube } from "../masses";
import { countBays, largestSpacing, listRunFields, planRuns, totalLength } from "../runs";
import { spaceBars } from "../spacing";

/** In mm: uprights of 38 mm pipe, rails of 25 mm, top rail of 50 mm; teak planks of 25 mm. */
export const UPRIGHT = 38;
export const RAIL = 25;
export const TOP = 50;
export const PLANK = 25;
/** From the seat's end to the centre of the first upright. */
export const END = 60;
/** The backrest leans 13° from upright and starts 20 mm above the seat. */
export const LEAN = (13 * Math.PI) / 180;

export type CharupudiPlan = ReturnType<typeof planCharupudi>;

/** Requires complete sizes. Lengths in mm. */
export function planCharupudi(sizes: Sizes) {
  const seat = readNumber(sizes, "seat");
  /** Top of the backrest above the floor. */
  const height = readNumber(sizes, "height");
  return {
    runs: planRuns(sizes, END, 900),
    seat,
    depth: readNumber(sizes, "depth"),
    height,
    rails: spaceBars(height - TOP - seat, RAIL, 90),
  };
}

function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 2400, side: 1500 }),
    lengthField("seat", "Height of the seat", [300, 600], 440, "From the floor of the sit-out."),
    lengthField("depth", "Depth of the seat", [300, 600], 420, "From its edge to the backrest."),
    lengthField("height", "Height of the backrest", [600, 1500], 900, "From the floor to its top."),
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

function calculate(sizes: Sizes) {
  const { runs, seat, depth, height, rails } = planCharupudi(sizes);
  const length = totalLength(runs);
  const uprights = countBays(runs) + 1;
  const back = (height - seat) / Math.cos(LEAN);
  const pipes =
    uprights * (seat + back) * weighPipe(UPRIGHT, 2) +
    length * (rails.count * weighPipe(RAIL, 1.5) + weighPipe(TOP, 1.5)) +
    (2 * length + uprights * depth) * weighTube(40, 40, 2);
  return {
    facts: [
      lengthFact("Running length", length),
      countFact("Uprights", uprights),
      lengthFact("Between uprights, at most", largestSpacing(runs), { of: "part" }),
      countFact("Rails of the backrest", rails.count, { note: "and the top rail" }),
      gapFact(rails.gap),
      countFact("Room for", Math.max(1, Math.floor(length / 550)), { note: "people" }),
      massFact("Steel", pipes / 1000, { material: "steel" }),
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
export const charupudiSizes: Kind = {
  name: "charupudi",
  label: "Charupudi (sit-out bench)",
  listFields,
  check,
  calculate,
};
