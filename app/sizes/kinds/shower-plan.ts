import {
  countFact,
  glassFacts,
  lengthFact,
  massFact,
  present,
  textFact,
  warn,
  warnLargePane,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import type { Kind, SizeProblem, Sizes } from "../kind";
import { formatBoth, formatMetric } from "../length";
import { formatMass, weighGlass } from "../masses";

/** In mm: between panes, beside hinges and at the floor. */
export const GAP = 8;
/** Doors and the panes beside them: hinges are sold for 8 to 12 mm, and 8 mm bends at common heights. */
const THICKNESS = 10;
const DOOR = { least: 550, most: 750 };

/** Panes are listed from left to right. Lengths in mm. */
interface ShowerPane {
  start: number;
  width: number;
  isDoor: boolean;
}

function divideFront(shape: string, width: number, door: string): ShowerPane[] {
  if (shape === "walkin") return [{ start: 0, width, isDoor: false }];
  // A remainder below 150 mm is too narrow for a pane, so the door takes it.
  const doorWidth = width <= DOOR.most + 150 ? width : Math.max(DOOR.least, Math.min(DOOR.most, width / 2));
  const rest = width - doorWidth;
  const left = door === "left" ? 0 : door === "middle" && rest >= 400 ? rest / 2 : rest;
  const parts = [
    { start: 0, width: left, isDoor: false },
    { start: left, width: doorWidth, isDoor: true },
    { start: left + doorWidth, width: rest - left, isDoor: false },
  ];
  return parts.filter((part) => part.width > 1);
}

export type ShowerPlan = ReturnType<typeof planShower>;

/** Requires complete sizes. Lengths in mm. */
export function planShower(sizes: Sizes) {
  const shape = readChoice(sizes, "shape") as keyof typeof shapes;
  const width = readNumber(sizes, "width");
  const height = readNumber(sizes, "height");
  const door = readChoice(sizes, "door");
  return {
    shape,
    width,
    /** Of a corner's side glass; 0 without it. */
    depth: shape === "corner" ? readNumber(sizes, "depth") : 0,
    height,
    door,
    panes: divideFront(shape, width, door),
    hinges: readChoice(sizes, "hinges"),
    thickness: THICKNESS,
  };
}

export const shapes = {
  niche: { label: "Between two walls", words: "between two walls" },
  corner: { label: "In a corner", words: "in a corner" },
  walkin: { label: "Walk-in, no door", words: "walk-in" },
};
const doors = { right: "Right", middle: "Middle", left: "Left" };

/** Until the customer chooses, a door in a niche hangs on the wall beside it, others on the left. */
function listDoorFields(shape: string, door: string) {
  const onWall = shape === "niche" && (door === "" || door === "right");
  const sides = onWall ? { right: "Right", left: "Left" } : { left: "Left", right: "Right" };
  return [
    choiceField("door", "Where the door is", doors, "Seen from outside."),
    choiceField("hinges", "Hinges of the door", sides, "Seen from outside."),
  ];
}

function listFields(sizes: Sizes) {
  const shape = readChoice(sizes, "shape");
  return [
    choiceField("shape", "Position", shapes),
    lengthField(
      "width",
      shape === "walkin" ? "Width of the glass" : "Width of the front",
      [550, 3000],
      shape === "walkin" ? 1000 : 1200,
      "From wall to wall, or to the corner of the glass, above the tiles.",
    ),
    ...(shape === "corner"
      ? [lengthField("depth", "Depth of the side", [500, 2000], 900, "From the wall to the front.")]
      : []),
    lengthField("height", "Height of the glass", [1600, 2700], 2000, "From the finished floor."),
    ...(shape === "walkin" ? [] : listDoorFields(shape, readChoice(sizes, "door"))),
  ];
}

function check(sizes: Sizes): SizeProblem[] {
  const width = readNumber(sizes, "width");
  if (readChoice(sizes, "shape") !== "walkin" || width <= 2000) return [];
  return [{ field: "width", message: `One free pane is up to ${formatBoth(2000)} wide.` }];
}

function calculate(sizes: Sizes) {
  const plan = planShower(sizes);
  const { shape, width, depth, height, panes, thickness } = plan;
  const count = panes.length + (depth ? 1 : 0);
  const doorWidth = panes.find((pane) => pane.isDoor)?.width ?? 0;
  const mass = weighGlass((doorWidth - GAP) * (height - GAP), thickness);
  const largest = Math.max(depth, ...panes.map((pane) => pane.width));
  return {
    facts: present([
      ...glassFacts(count, (width + depth) * height, thickness, `${thickness} mm toughened`),
      doorWidth > 0 && lengthFact("Door", doorWidth, { of: "part", note: "wide, opens outwards" }),
      doorWidth > 0 && massFact("Weight of the door", mass, { of: "part" }),
      doorWidth > 0 && countFact("Hinges", mass > 45 ? 3 : 2),
      doorWidth > 0 && textFact("Hinge side", `${plan.hinges}, seen from outside`),
      textFact("Support", shape === "walkin" ? "bar from the free edge to the wall" : "bar along the top"),
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

export const showerSizes: Kind = {
  name: "shower",
  label: "Shower glass",
  listFields,
  check,
  calculate,
};
