import type { PartCounter } from "../drawn-kind";
import { countFact, gapFact, lengthFact, massFact, omitFalse, sizeWarning } from "../facts";
import { lengthField, readNumber } from "../fields";
import type { SizeProblem, Sizes } from "../kind";
import { formatMetric, formatMetricAndFeet } from "../length";
import { weighPipe, weighTube } from "../masses";
import { findMaxPostSpacing, postStressFact } from "../post-strength";
import { findMaxSpacing, listRunFields, planRuns, spacingFacts, sumLengths } from "../runs";
import { spaceBars } from "../spacing";

/** In mm: diameters of the pipes, and thickness of the teak planks. */
export const UPRIGHT = 38;
export const RAIL = 25;
export const TOP_RAIL = 50;
export const PLANK = 25;
/** In mm: side of the square tube under the seat. */
export const FRAME = 40;
const uprightSection = { diameter: UPRIGHT, wall: 2 };
/** In mm, from the end of the seat to the centre of the first upright. */
const END_OFFSET = 60;
/** In radians: the backrest leans 13° from the vertical. */
export const LEAN = (13 * Math.PI) / 180;

export type CharupudiPlan = ReturnType<typeof planCharupudi>;

/** Requires complete sizes. Lengths in mm. */
export function planCharupudi(sizes: Sizes) {
  const seat = readNumber(sizes, "seat");
  /** From the floor to the top of the backrest. */
  const height = readNumber(sizes, "height");
  const maxSpacing = Math.min(900, findMaxPostSpacing(uprightSection, height, "house"));
  return {
    runs: planRuns(sizes, [END_OFFSET, UPRIGHT / 2], maxSpacing),
    seat,
    depth: readNumber(sizes, "depth"),
    height,
    rails: spaceBars(height - TOP_RAIL - seat, RAIL, 90),
  };
}

export function listFields(sizes: Sizes) {
  return [
    ...listRunFields(sizes, { length: 2400, side: 1500 }),
    lengthField("seat", "Seat height", [300, 600], 440, "From the floor of the sit-out."),
    lengthField("depth", "Seat depth", [300, 600], 420, "From the front edge to the backrest."),
    lengthField("height", "Backrest height", [600, 1500], 900, "From the floor to its top."),
  ];
}

export function check(sizes: Sizes): SizeProblem[] {
  const min = (readNumber(sizes, "seat") || 440) + 250;
  if (readNumber({ height: 900, ...sizes }, "height") >= min) return [];
  return [
    {
      field: "height",
      message: `With this seat height, the backrest must be at least ${formatMetricAndFeet(min)} high.`,
    },
  ];
}

/** In mm: the shortest seat for one person. */
const SEAT_WIDTH = 400;

/** Length of the shortest seat between corners and ends, in mm; below 0 if corners overlap. */
function measureShortestSeat({ runs, depth }: CharupudiPlan): number {
  const corners = runs.length - 1;
  return Math.min(
    ...runs.map(({ length }, index) => length - (index === 0 ? corners : 1) * (depth + UPRIGHT)),
  );
}

export function calculateCharupudi(plan: CharupudiPlan, count: PartCounter) {
  const { runs, seat, depth, height, rails } = plan;
  const length = sumLengths(runs);
  const uprights = count("post");
  const railCount = count("rail");
  const shortestSeat = measureShortestSeat(plan);
  const backLength = (height - seat) / Math.cos(LEAN);
  // Each upright has a leg in front of it.
  const steelGrams =
    uprights * (seat + backLength + seat - PLANK - FRAME) * weighPipe(UPRIGHT, 2) +
    length * (railCount * weighPipe(RAIL, 1.5) + weighPipe(TOP_RAIL, 1.5)) +
    (2 * length + uprights * depth) * weighTube(FRAME, FRAME, 2);
  return {
    facts: [
      lengthFact("Running length", length),
      countFact("Uprights", uprights),
      ...spacingFacts("upright", runs),
      postStressFact(uprightSection, findMaxSpacing(runs), height, "house", "uprights"),
      countFact("Backrest rails", railCount, { note: "plus the top rail" }),
      gapFact(rails.gap),
      countFact("Seats", Math.max(1, Math.floor(length / 550)), { note: "people" }),
      massFact("Steel", steelGrams / 1000, { material: "steel" }),
    ],
    warnings: omitFalse([
      runs.length > 1 &&
        shortestSeat < SEAT_WIDTH &&
        sizeWarning(
          shortestSeat > 0
            ? `Beside a corner, only ${formatMetric(shortestSeat)} of seat is left.`
            : "Beside a corner, no seat is left.",
          `One person needs about ${SEAT_WIDTH} mm: make that side longer or leave it out.`,
        ),
      height < 900 &&
        sizeWarning(
          `A backrest top at ${formatMetric(height)} is low for a railing.`,
          "On a raised sit-out, it should be at least 900 mm above the floor.",
        ),
      sizeWarning(
        "Children may stand on the seat.",
        `The backrest rises ${formatMetric(height - seat)} above the seat. On an upper floor, we add a rail above it or recommend a balcony railing.`,
      ),
      (seat < 400 || seat > 480) &&
        sizeWarning(`A seat height of ${formatMetric(seat)} is unusual.`, "400 to 480 mm is comfortable."),
    ]),
  };
}
