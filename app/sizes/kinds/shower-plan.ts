import type { PartCounter } from "../drawn-kind";
import {
  countFact,
  glassFacts,
  largePaneWarning,
  lengthFact,
  massFact,
  omitFalse,
  sizeWarning,
  textFact,
} from "../facts";
import { choiceField, lengthField, readChoice, readNumber } from "../fields";
import type { SizeProblem, Sizes } from "../kind";
import { formatMetric, formatMetricAndFeet } from "../length";
import { formatMass, weighGlass } from "../masses";

/** In mm: gap between panes, beside hinges and at the floor. */
export const GAP = 8;
/** In mm. Hinges fit glass of 8 to 12 mm, and 8 mm glass flexes at common heights. */
const GLASS_THICKNESS = 10;
/** In mm: height of the bar along the top that covers the glass. */
const HEADER = 10;
/** In kg: what a pair of hinges carries, according to hinge makers. */
const HINGE_PAIR_MAX = 45;
/** Width, in mm. */
const DOOR_WIDTHS = { min: 600, max: 750 };

/** Lengths in mm. */
interface ShowerPane {
  start: number;
  width: number;
  isDoor: boolean;
}

/** Returns the panes from left to right. */
function divideFront(shape: string, width: number, door: string): ShowerPane[] {
  if (shape === "walkin") return [{ start: 0, width, isDoor: false }];
  // A remainder below 150 mm is too narrow for a pane, so the door takes it.
  const doorWidth =
    width <= DOOR_WIDTHS.max + 150 ? width : Math.max(DOOR_WIDTHS.min, Math.min(DOOR_WIDTHS.max, width / 2));
  const rest = width - doorWidth;
  const leftWidth = door === "left" ? 0 : door === "middle" && rest >= 400 ? rest / 2 : rest;
  const parts = [
    { start: 0, width: leftWidth, isDoor: false },
    { start: leftWidth, width: doorWidth, isDoor: true },
    { start: leftWidth + doorWidth, width: rest - leftWidth, isDoor: false },
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
  const panes = divideFront(shape, width, door);
  const paneHeight = height - GAP - HEADER;
  const doorWidth = panes.find((pane) => pane.isDoor)?.width ?? 0;
  const doorMass = doorWidth > 0 ? weighGlass((doorWidth - GAP) * paneHeight, GLASS_THICKNESS) : 0;
  return {
    shape,
    width,
    /** Width of the side pane of a corner; 0 without it. */
    depth: shape === "corner" ? readNumber(sizes, "depth") : 0,
    height,
    door,
    panes,
    /** From the gap at the floor to the bar along the top. */
    paneHeight,
    /** 0 without a door. */
    doorWidth,
    doorMass,
    hinges: readChoice(sizes, "hinges"),
    hingeCount: doorMass > HINGE_PAIR_MAX ? 3 : 2,
    thickness: GLASS_THICKNESS,
  };
}

export const shapes = {
  niche: { label: "Between two walls", title: "between two walls" },
  corner: { label: "In a corner", title: "in a corner" },
  walkin: { label: "Walk-in, no door", title: "walk-in" },
};
const doors = { right: "Right", middle: "Middle", left: "Left" };

/** Assumes hinges on the wall for a door at the right end of a niche, else on the left. */
function listDoorFields(shape: string, door: string) {
  const isHungOnWall = shape === "niche" && (door === "" || door === "right");
  const sides = isHungOnWall ? { right: "Right", left: "Left" } : { left: "Left", right: "Right" };
  return [
    choiceField("door", "Door position", doors, "Seen from outside."),
    choiceField("hinges", "Door hinges", sides, "Seen from outside."),
  ];
}

export function listFields(sizes: Sizes) {
  const shape = readChoice(sizes, "shape");
  return [
    choiceField("shape", "Position", shapes),
    lengthField(
      "width",
      shape === "walkin" ? "Glass width" : "Front width",
      [550, 3000],
      shape === "walkin" ? 1000 : 1200,
      "From wall to wall, or from the wall to the corner of the glass. Measure over the tiles.",
    ),
    ...(shape === "corner"
      ? [lengthField("depth", "Side depth", [500, 2000], 900, "From the wall to the front.")]
      : []),
    lengthField("height", "Glass height", [1600, 2700], 2000, "From the finished floor."),
    ...(shape === "walkin" ? [] : listDoorFields(shape, readChoice(sizes, "door"))),
  ];
}

export function check(sizes: Sizes): SizeProblem[] {
  const width = readNumber(sizes, "width");
  if (readChoice(sizes, "shape") !== "walkin" || width <= 2000) return [];
  return [
    {
      field: "width",
      message: `A single pane without a door can be up to ${formatMetricAndFeet(2000)} wide.`,
    },
  ];
}

export function calculateShower(plan: ShowerPlan, count: PartCounter) {
  const { shape, depth, height, panes, paneHeight, thickness, doorWidth, doorMass: mass } = plan;
  const glassWidth = panes.reduce((sum, pane) => sum + pane.width - GAP, depth);
  const maxPaneWidth = Math.max(depth, ...panes.map((pane) => pane.width));
  return {
    facts: omitFalse([
      ...glassFacts(count("pane"), glassWidth * paneHeight, thickness, `${thickness} mm toughened`),
      doorWidth > 0 && lengthFact("Door", doorWidth, { of: "part", note: "wide, opens outwards" }),
      doorWidth > 0 && massFact("Door weight", mass, { of: "part", note: "of glass" }),
      doorWidth > 0 && countFact("Hinges", count("hinge")),
      doorWidth > 0 && textFact("Hinge side", `${plan.hinges}, seen from outside`),
      textFact("Support", shape === "walkin" ? "bar from the free edge to the wall" : "bar along the top"),
    ]),
    warnings: omitFalse([
      largePaneWarning(maxPaneWidth, height, thickness),
      mass > HINGE_PAIR_MAX &&
        sizeWarning(
          `The door weighs ${formatMass(mass)}.`,
          "A pair of hinges carries up to 45 kg, so it has a third hinge. A narrower door is lighter.",
        ),
      doorWidth > 750 &&
        sizeWarning(
          `A glass door of ${formatMetric(doorWidth)} is wide.`,
          "Above 750 mm, it sags and needs a lot of room to open. Fixed glass beside it is better.",
        ),
      doorWidth > 0 &&
        doorWidth < 600 &&
        sizeWarning(
          `A door of ${formatMetric(doorWidth)} is narrow.`,
          "Below 600 mm, people have to turn sideways.",
        ),
    ]),
  };
}
