import type { Sketch, SketchShape } from "./sketch";

/** Dimensions along one side of a view; stations are object mm along its axis, ascending. */
export interface Chain {
  side: "bottom" | "left" | "right";
  stations: readonly number[];
  /** Overall chains are outermost and on every sheet. Parts are inside and only where they fit. */
  isOverall: boolean;
  /** Stations to show where not all fit. */
  fewer?: readonly number[];
  /** If one of these fields was assumed, the dimension is marked as assumed. */
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

/** An elevation, plan or section. Lengths in object mm, x to the right, y upwards. */
export interface View {
  title: string;
  shapes: readonly SketchShape[];
  /** Left, bottom, right, top. */
  box: readonly [number, number, number, number];
  chains: readonly Chain[];
  notes: readonly Note[];
  hasGround?: boolean;
  /** Small sheets omit it. */
  isExtra?: boolean;
  letters?: readonly Letter[];
}

interface ViewDetails extends Partial<Omit<View, "title" | "shapes" | "chains">> {
  chains?: readonly (Chain | false | undefined)[];
}

/** The box defaults to the extent of the shapes. */
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
  /** Free object mm around it. Omits the letter where that is too small on the sheet. */
  room: number;
}

export interface Scene {
  title: string;
  size: string;
  material: string;
  description: string;
  views: readonly View[];
}
