import type { Scene } from "./drawing/scene";

/** Kinds that are measured and drawn, and those described in words ("structure" and "other"). */
export type KindName =
  | "railing"
  | "stair"
  | "gate"
  | "door"
  | "window"
  | "shower"
  | "pergola"
  | "charupudi"
  | "structure"
  | "other";

/** Values by field name: lengths in mm, counts as numbers, choices as their values. Unknown sizes are missing. */
export type Sizes = Readonly<Record<string, number | string>>;

export interface Piece {
  kind: KindName;
  sizes: Sizes;
  count: number;
  remark: string;
}

interface FieldWords {
  /** Key in `Sizes`, and suffix of the form field's name. */
  name: string;
  label: string;
  /** How a house owner measures it with a tape. */
  help?: string;
}

/** A length in mm from `min` to `max`; `typical` is drawn until the length is known. */
export interface LengthField extends FieldWords {
  type: "length";
  min: number;
  max: number;
  typical: number;
}

export interface CountField extends FieldWords {
  type: "count";
  min: number;
  max: number;
  typical: number;
}

export interface ChoiceField extends FieldWords {
  type: "choice";
  options: readonly { value: string; label: string }[];
  /** Value drawn until one is chosen. */
  typical: string;
}

export type SizeField = LengthField | CountField | ChoiceField;

export interface SizeProblem {
  field: string;
  message: string;
}

/** A quantity of one piece. Lengths in mm, areas in m², masses in kg. */
export interface NumberFact {
  label: string;
  value: number;
  unit: "mm" | "m²" | "kg" | "pcs";
  quantity: "length" | "area" | "mass" | "count";
  /** Whether it is of the whole piece, and adds up over several, or of a part such as a leaf or a gap. */
  of: "piece" | "part";
  /** Of a mass or an area; missing where several materials are mixed. */
  material?: "steel" | "glass";
  /** Follows the number: "12 mm toughened". */
  note?: string;
}

/** Width and height of a part, in mm. */
export interface DimensionsFact {
  label: string;
  quantity: "dimensions";
  width: number;
  height: number;
}

export interface TextFact {
  label: string;
  quantity: "text";
  text: string;
}

export type Fact = NumberFact | DimensionsFact | TextFact;

/** A point the fabricator will check, with its reason. It certifies nothing. */
export interface SizeWarning {
  message: string;
  reason: string;
}

export interface Calculation {
  facts: readonly Fact[];
  warnings: readonly SizeWarning[];
}

/** A line, shape or text of a drawing. Coordinates are sheet mm, y downwards. */
export interface Mark {
  /** SVG element and its attributes; the class carries the presentation. */
  element: "path" | "line" | "rect" | "circle" | "text" | "image";
  attributes: Readonly<Record<string, number | string>>;
  /** One of the classes of the drawing's style sheet. */
  className: string;
  text?: string;
}

/** A drawing to scale, rendered both by React and by the SVG writer. */
export interface Drawing {
  /** Size of the sheet, in millimetres on paper. */
  width: number;
  height: number;
  marks: readonly Mark[];
  description: string;
  /** Object mm per sheet mm: 20 is a scale of 1:20. */
  scale: number;
}

/** "small" fits a 320 px phone: overall dimensions only, texts in the same size. "paper" is A4 with title block. */
export type SheetSize = "small" | "wide" | "paper";

/** All functions are pure. */
export interface Kind {
  name: KindName;
  label: string;
  /** Fields under the current choices: an L-shaped railing has a second length. Empty for kinds described in words. */
  listFields(sizes: Sizes): readonly SizeField[];
  /** Problems between fields; the schema checks each field's own range. */
  check?(sizes: Sizes): readonly SizeProblem[];
  /** Takes complete sizes. */
  calculate(sizes: Sizes): Calculation;
  /** Takes complete sizes; missing for kinds described in words. */
  draw?(sizes: Sizes): Scene;
}
