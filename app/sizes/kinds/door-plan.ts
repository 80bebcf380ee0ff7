import { readChoice, readNumber } from "../fields";
import type { Sizes } from "../kind";
import { spaceBars } from "../spacing";

/** Face of the frame and of a leaf's rails; clearance to the floor. In mm. */
export const FRAME = 60;
export const RAIL = 80;
export const FOOT = 8;
/** Glass above and beside the door, frame included. */
export const FANLIGHT = 360;
export const SIDELIGHT = 360;

/** Lengths in mm. */
export interface DoorPlan {
  style: string;
  opens: string;
  width: number;
  height: number;
  leaves: number;
  fanlight: boolean;
  sidelight: string;
  leaf: { width: number; height: number };
}

export function planDoor(sizes: Sizes): DoorPlan {
  const width = readNumber(sizes, "width");
  const height = readNumber(sizes, "height");
  const leaves = readChoice(sizes, "leaves") === "two" ? 2 : 1;
  const fanlight = readChoice(sizes, "fanlight") === "yes";
  const sidelight = readChoice(sizes, "sidelight");
  const clear = width - 2 * FRAME - (sidelight === "none" ? 0 : SIDELIGHT);
  return {
    style: readChoice(sizes, "style"),
    opens: readChoice(sizes, "opens"),
    width,
    height,
    leaves,
    fanlight,
    sidelight,
    leaf: { width: clear / leaves, height: height - FRAME - FOOT - (fanlight ? FANLIGHT : 0) },
  };
}

export const safetyBars = (leaf: { width: number }) => spaceBars(leaf.width - 2 * RAIL, 16, 85);
