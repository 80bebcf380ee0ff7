/** Dimensions along one side of a view; `stations` are ascending positions in object mm. */
export interface Chain {
  side: "bottom" | "left" | "right";
  stations: readonly number[];
  /** Every sheet shows overall chains, outermost. Chains of parts are omitted where they do not fit. */
  isOverall: boolean;
  /** Replaces the chain if one on this side that has a fallback does not fit. Empty: the chain is omitted. */
  fallback?: readonly Chain[];
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

/**
 * Three line weights: `steel` for the object; `edge`, `bar`, `glass` and `wood` for infill and edges; the
 * rest for reading aids. `steel` and `bar` cover the shapes behind them.
 */
export type Pen = "steel" | "edge" | "bar" | "glass" | "wood" | "thin" | "hidden" | "center" | "person";

/** Parts that facts count. */
export type Part =
  | ("post" | "pane" | "bar" | "panel" | "leaf" | "sash" | "hinge" | "standoff")
  | ("rail" | "rafter" | "slat" | "crossbeam" | "riser" | "landing");

/** In object mm, x to the right, y upwards. */
export type SketchShape = { part?: Part } & Form;

type Form =
  | { form: "polygon"; pen: Pen; points: readonly number[]; isClosed: boolean }
  | { form: "rect"; pen: Pen; x: number; y: number; width: number; height: number }
  | { form: "strip"; pen: Pen; points: readonly [number, number, number, number]; width: number }
  | { form: "arc"; pen: Pen; x: number; y: number; radius: number; from: number; to: number }
  | { form: "hatch"; pen: Pen; x: number; y: number; width: number; height: number };

export class Sketch {
  readonly shapes: SketchShape[] = [];
  /** Alternating x and y. */
  private readonly points: number[] = [];

  /** Left, bottom, right, top. */
  get box(): readonly [number, number, number, number] {
    const xs = this.points.filter((_, index) => index % 2 === 0);
    const ys = this.points.filter((_, index) => index % 2 === 1);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  private add(shape: SketchShape, ...points: number[]): this {
    this.shapes.push(shape);
    this.points.push(...points);
    return this;
  }

  /** Marks the last shape as a part. */
  as(part: Part): this {
    const shape = this.shapes[this.shapes.length - 1];
    if (shape) shape.part = part;
    return this;
  }

  rect(pen: Pen, x: number, y: number, width: number, height: number): this {
    return this.add({ form: "rect", pen, x, y, width, height }, x, y, x + width, y + height);
  }

  line(pen: Pen, ...points: number[]): this {
    return this.add({ form: "polygon", pen, points, isClosed: false }, ...points);
  }

  area(pen: Pen, ...points: number[]): this {
    return this.add({ form: "polygon", pen, points, isClosed: true }, ...points);
  }

  /** Adds a bar along a line. Its ends are cut vertically, or horizontally on steep bars. */
  strip(pen: Pen, x1: number, y1: number, x2: number, y2: number, width: number): this {
    return this.add({ form: "strip", pen, points: [x1, y1, x2, y2], width }, x1, y1, x2, y2);
  }

  /** Angles are in radians, counterclockwise. */
  arc(pen: Pen, x: number, y: number, radius: number, from: number, to: number): this {
    const ends = [from, to].flatMap((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    return this.add({ form: "arc", pen, x, y, radius, from, to }, ...ends);
  }

  circle(pen: Pen, x: number, y: number, radius: number): this {
    const shape: SketchShape = { form: "arc", pen, x, y, radius, from: 0, to: 2 * Math.PI };
    return this.add(shape, x - radius, y - radius, x + radius, y + radius);
  }

  hatch(x: number, y: number, width: number, height: number): this {
    return this.add({ form: "hatch", pen: "thin", x, y, width, height }, x, y, x + width, y + height);
  }

  glass(x: number, y: number, width: number, height: number): this {
    const reach = Math.min(width, height) * 0.2;
    const [right, top] = [x + width - reach * 0.45, y + height - reach * 0.45];
    this.rect("glass", x, y, width, height).as("pane");
    this.line("thin", right - reach * 0.8, top - reach, right, top);
    return this.line("thin", right - reach * 1.2, top - reach * 0.9, right - reach * 0.48, top);
  }
}
