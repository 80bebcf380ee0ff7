import { fact, glassFacts, present, warn, warnLargePane } from "../facts";
import { askChoice, askLength, readChoice, readNumber } from "../fields";
import type { Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth, formatMetric } from "../length";
import { formatMass, weighGlass } from "../masses";
import { drawShower } from "./shower-drawing";
import { GAP, planShower } from "./shower-plan";

const shapes = {
  niche: "Between two walls",
  corner: "In a corner",
  walkin: "Walk-in, no door",
};
const doors = { right: "Right", middle: "Middle", left: "Left" };

function listFields(sizes: Sizes) {
  const shape = readChoice(sizes, "shape");
  return [
    askChoice("shape", "Where it stands", shapes),
    askLength(
      "width",
      shape === "walkin" ? "Width of the glass" : "Width of the front",
      [550, 3000],
      shape === "walkin" ? 1000 : 1200,
      "From wall to wall, or to the corner of the glass, above the tiles.",
    ),
    ...(shape === "corner"
      ? [askLength("depth", "Depth of the side", [500, 2000], 900, "From the wall to the front.")]
      : []),
    askLength("height", "Height of the glass", [1600, 2700], 2000, "From the finished floor."),
    ...(shape === "walkin" ? [] : [askChoice("door", "Where the door is", doors, "Seen from outside.")]),
  ];
}

function check(sizes: Sizes): SizeProblem[] {
  const width = readNumber(sizes, "width");
  if (readChoice(sizes, "shape") !== "walkin" || width <= 2000) return [];
  return [{ field: "width", message: `One free pane is up to ${formatBoth(2000)} wide.` }];
}

function workOut(sizes: Sizes) {
  const plan = planShower(sizes);
  const { shape, width, depth, height, panes, thickness } = plan;
  const doorWidth = panes.find((pane) => pane.isDoor)?.width ?? 0;
  const mass = weighGlass((doorWidth - GAP) * (height - GAP), thickness);
  const largest = Math.max(depth, ...panes.map((pane) => pane.width));
  return {
    facts: present([
      ...glassFacts(
        panes.length + (depth ? 1 : 0),
        (width + depth) * height,
        thickness,
        `${thickness} mm toughened`,
      ),
      doorWidth > 0 && fact("Door", `${formatMetric(doorWidth)} wide, opens outwards`),
      doorWidth > 0 && fact("Weight of the door", formatMass(mass)),
      doorWidth > 0 && fact("Hinges", mass > 45 ? "3" : "2, for up to 45 kg"),
      fact("Support", shape === "walkin" ? "Bar from the free edge to the wall" : "Bar along the top"),
    ]),
    warnings: present([
      warnLargePane(largest, height, thickness),
      mass > 45 &&
        doorWidth > 0 &&
        warn(
          `The door weighs ${formatMass(mass)}.`,
          "A pair of hinges is sold for 45 kg; it needs a third one, or a narrower door.",
        ),
      doorWidth > 750 &&
        warn(
          `A glass door of ${formatMetric(doorWidth)} is wide.`,
          "Above 750 mm it sags and needs much room to open; fixed glass beside it is better.",
        ),
      doorWidth > 0 &&
        doorWidth < 600 &&
        warn(`A door of ${formatMetric(doorWidth)} is narrow.`, "Below 600 mm people pass sideways."),
    ]),
  };
}

export const shower: Kind = {
  name: "shower",
  label: "Shower glass",
  listFields,
  check,
  workOut,
  draw: (sizes) => drawShower(planShower(sizes)),
};
