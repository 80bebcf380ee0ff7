import type { SketchShape } from "./sketch";

/** A line of dimensions along one side of a view. Stations are object millimetres along that side's axis, rising. */
export interface Chain {
  side: "bottom" | "left" | "right";
  stations: readonly number[];
  /** Overall ones stand outside and on every sheet; parts stand inside and only where there is room. */
  isOverall: boolean;
  /** Fields that it shows: if one of them was assumed, so is the dimension. */
  fields?: readonly string[];
}

/** The overall dimension of a side, from its first station to its last; `fields` are those that it shows. */
export const overall = (side: Chain["side"], stations: readonly number[], ...fields: string[]): Chain => ({
  side,
  stations,
  isOverall: true,
  fields,
});

/** Dimensions of the parts of a side, between its stations. */
export const parts = (side: Chain["side"], stations: readonly number[], ...fields: string[]): Chain => ({
  side,
  stations,
  isOverall: false,
  fields,
});

/** A few words with a line to a point of the object. */
export interface Note {
  x: number;
  y: number;
  text: string;
}

/** One picture of the object: an elevation, a plan or a section. Lengths in mm of the object, x to the right, y upwards. */
export interface View {
  title: string;
  shapes: readonly SketchShape[];
  /** What it covers: left, bottom, right, top. */
  box: readonly [number, number, number, number];
  chains: readonly Chain[];
  notes: readonly Note[];
  /** Whether it stands on the ground, at y = 0. */
  hasGround?: boolean;
  /** Whether a small sheet does without it. */
  isExtra?: boolean;
  /** Single letters and short words at points of the object, such as the names of a plan's sides. */
  letters?: readonly Letter[];
}

/** A few letters beside a point of the object. */
export interface Letter extends Note {
  /** How far beside, in mm on the sheet, y downwards. */
  dx: number;
  dy: number;
  /** Object millimetres that are free for it; it is left out where that is too little on the sheet. */
  room: number;
}

/** What a kind draws: the views, and words about the whole. */
export interface Scene {
  /** Name of the thing, for the title block: "Railing, glass between posts". */
  title: string;
  /** Its overall sizes, for the title block: "3,600 × 1,050 mm". */
  size: string;
  material: string;
  /** What is to be seen, in a sentence or two. */
  description: string;
  views: readonly View[];
}
