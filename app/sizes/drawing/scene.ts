import type { Sketch, SketchShape } from "./sketch";

/** Dimensions along one side of a view; stations are object mm along its axis, ascending. */
export interface Chain {
  side: "bottom" | "left" | "right";
  stations: readonly number[];
  /** Overall chains are outermost and on every sheet; parts are inside and only where there is room. */
  isOverall: boolean;
  /** Stations to show where there is no room for all. */
  fewer?: readonly number[];
  /** The fields it shows: if one was assumed, the dimension is marked as assumed. */
  fields?: readonly string[];
}

export const overall = (side: Chain["side"], stations: readonly number[], ...fields: string[]): Chain => ({
  side,
  stations,
  isOverall: true,
  fields,
});

export const parts = (side: Chain["side"], stations: readonly number[], ...fields: string[]): Chain => ({
  side,
  stations,
  isOverall: false,
  fields,
});

export interface Note {
  x: number;
  y: number;
  text: string;
}

/** An elevation, a plan or a section. Lengths in object mm, x to the right, y upwards. */
export interface View {
  title: string;
  shapes: readonly SketchShape[];
  /** Extent: left, bottom, right, top. */
  box: readonly [number, number, number, number];
  chains: readonly Chain[];
  notes: readonly Note[];
  hasGround?: boolean;
  /** Small sheets omit it. */
  isExtra?: boolean;
  letters?: readonly Letter[];
}

interface ViewDetails extends Partial<Omit<View, "title" | "shapes" | "chains">> {
  /** Missing entries are omitted. */
  chains?: readonly (Chain | false | undefined)[];
}

/** A sketch as a view; its box is the extent of the shapes unless given. */
export function toView(
  title: string,
  { shapes, box }: Sketch,
  { chains = [], ...details }: ViewDetails = {},
): View {
  return { title, shapes, box, notes: [], chains: chains.filter((chain) => !!chain), ...details };
}

export interface Letter extends Note {
  /** Offset in sheet mm, y downwards. */
  dx: number;
  dy: number;
  /** Free object mm around it; the letter is left out where that is too small on the sheet. */
  room: number;
}

export interface Scene {
  title: string;
  size: string;
  material: string;
  description: string;
  views: readonly View[];
}
