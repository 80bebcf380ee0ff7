import type { Scene } from "./drawing/scene";

/** Some are measured and drawn, others ("structure" and "other") described in words. */
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

/** By field name: lengths in mm, counts as numbers, choices as their values. Unknown sizes are missing. */
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

/** In mm, from `min` to `max`; `typical` is drawn until the length is known. */
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
  /** Drawn until the customer chooses. */
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
  /** A value of the whole piece adds up over several pieces; a value of a part, such as a leaf or a gap, does not. */
  of: "piece" | "part";
  /** For a mass or an area; missing where several materials are mixed. */
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

/** A point that the fabricator will check, with its reason. Certifies nothing. */
export interface SizeWarning {
  message: string;
  reason: string;
}

export interface Calculation {
  facts: readonly Fact[];
  warnings: readonly SizeWarning[];
}

/** Coordinates are sheet mm, y downwards. */
export interface Mark {
  /** The class determines the presentation. */
  element: "path" | "line" | "rect" | "circle" | "text" | "image";
  attributes: Readonly<Record<string, number | string>>;
  className: string;
  text?: string;
}

/** To scale; both React and the SVG writer render it. */
export interface Drawing {
  /** In mm on paper. */
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
  /** Depends on the choices: an L-shaped railing has a second length. Empty for kinds described in words. */
  listFields(sizes: Sizes): readonly SizeField[];
  /** Checks fields against each other; the schema checks each field's own range. */
  check?(sizes: Sizes): readonly SizeProblem[];
  /** Requires complete sizes. */
  calculate(sizes: Sizes): Calculation;
  /** Requires complete sizes; missing for kinds described in words. */
  draw?(sizes: Sizes): Scene;
}
