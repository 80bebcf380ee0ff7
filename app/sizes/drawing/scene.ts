import type { Sketch, SketchShape } from "./sketch";

/** Dimensions along one side of a view; `stations` are ascending positions in object mm. */
export interface Chain {
  side: "bottom" | "left" | "right";
  stations: readonly number[];
  /** Every sheet shows overall chains, outermost. Chains of parts are omitted where they do not fit. */
  isOverall: boolean;
  /** Replace `stations` if those do not fit. */
  fallbackStations?: readonly number[];
  /** Marks the dimension as assumed if one of these fields is assumed. */
  fields?: readonly string[];
}

export const createOverallChain = (
  side: Chain["side"],
  stations: readonly number[],
  ...fields: string[]
): Chain => ({
  side,
  stations,
  isOverall: true,
  fields,
});

export const createPartsChain = (
  side: Chain["side"],
  stations: readonly number[],
  ...fields: string[]
): Chain => ({
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
  /** Omitted on small sheets. */
  isExtra?: boolean;
  letters?: readonly Letter[];
}

interface ViewDetails extends Partial<Omit<View, "title" | "shapes" | "chains">> {
  chains?: readonly (Chain | false | undefined)[];
}

/** `box` defaults to the extent of the shapes. */
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
  /** Free object mm around the letter. Without enough space on the sheet, the letter is omitted. */
  space: number;
}

export interface Scene {
  title: string;
  size: string;
  material: string;
  description: string;
  views: readonly View[];
}
