import { readChoice, readNumber } from "../fields";
import type { Sizes } from "../kind";

/** Between panes, beside hinges and at the floor, in mm. */
export const GAP = 8;
const DOOR = { least: 550, most: 750 };

/** A pane of the front, from left to right. Lengths in mm. */
interface ShowerPane {
  start: number;
  width: number;
  isDoor: boolean;
}

/** Lengths in mm. */
export interface ShowerPlan {
  shape: string;
  width: number;
  /** Of a corner's side glass; 0 without one. */
  depth: number;
  height: number;
  door: string;
  panes: ShowerPane[];
  /** Glass: 8 mm up to a height of 2,000 mm; 10 mm above, and for the free edge of a walk-in. */
  thickness: number;
}

function divideFront(shape: string, width: number, door: string): ShowerPane[] {
  if (shape === "walkin") return [{ start: 0, width, isDoor: false }];
  // A remainder below 150 mm is too narrow for a pane: the door takes it.
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

export function planShower(sizes: Sizes): ShowerPlan {
  const shape = readChoice(sizes, "shape");
  const width = readNumber(sizes, "width");
  const height = readNumber(sizes, "height");
  const door = readChoice(sizes, "door");
  return {
    shape,
    width,
    depth: shape === "corner" ? readNumber(sizes, "depth") : 0,
    height,
    door,
    panes: divideFront(shape, width, door),
    thickness: height > 2000 || shape === "walkin" ? 10 : 8,
  };
}
