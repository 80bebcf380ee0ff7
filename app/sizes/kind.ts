import type { Scene } from "./drawing/scene";

/** All are measured and drawn, except "structure" and "other", which the customer describes in words. */
export const pieceKindTexts = {
  railing: { label: "Railing or balcony", singular: "railing", plural: "railings" },
  stair: { label: "Stair railing", singular: "stair railing", plural: "stair railings" },
  gate: { label: "Gate", singular: "gate", plural: "gates" },
  door: { label: "Door", singular: "door", plural: "doors" },
  window: { label: "Window", singular: "window", plural: "windows" },
  shower: { label: "Shower glass", singular: "shower", plural: "showers" },
  pergola: { label: "Pergola or canopy", singular: "pergola", plural: "pergolas" },
  charupudi: { label: "Charupudi (sit-out bench)", singular: "charupudi", plural: "charupudis" },
  structure: { label: "Structural steel work", singular: "structure", plural: "structures" },
  other: { label: "Something else", singular: "other item", plural: "other items" },
} as const;

export type PieceKindName = keyof typeof pieceKindTexts;

export const pieceKindNames = Object.keys(pieceKindTexts) as PieceKindName[];

/** By field name: lengths in mm, counts, and values of choices. Unknown sizes are missing. */
export type Sizes = Readonly<Record<string, number | string>>;

export interface Piece {
  kind: PieceKindName;
  sizes: Sizes;
  count: number;
  remark: string;
}

interface BaseField {
  /** Key in `Sizes`, and end of the form field's name. */
  name: string;
  label: string;
  /** How to measure it with a tape. */
  help?: string;
}

/** In mm, from `min` to `max`; `assumed` until the customer gives a length. */
export interface LengthField extends BaseField {
  type: "length";
  min: number;
  max: number;
  assumed: number;
}

export interface CountField extends BaseField {
  type: "count";
  min: number;
  max: number;
  assumed: number;
}

export interface ChoiceField extends BaseField {
  type: "choice";
  options: readonly { value: string; label: string }[];
  /** What a stored piece without a value means. */
  assumed: string;
  /** What a new piece gets if nothing is chosen; `assumed` if missing. The assumed option is then stored as no value. */
  initial?: string;
}

export type SizeField = LengthField | CountField | ChoiceField;

export interface SizeProblem {
  field: string;
  message: string;
}

export interface NumberFact {
  label: string;
  value: number;
  unit: "mm" | "m²" | "kg" | "pcs";
  quantity: "length" | "area" | "mass" | "count";
  /** Values of a whole piece add up over several pieces; values of a part, such as a leaf or a gap, do not. */
  of: "piece" | "part";
  /** For a mass or an area of a single material. */
  material?: "steel" | "glass";
  /** Follows the number, e.g. "of 12 mm toughened glass". */
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

/** A point that the fabricator will check. Certifies nothing. */
export interface SizeWarning {
  message: string;
  reason: string;
}

export interface Calculation {
  facts: readonly Fact[];
  warnings: readonly SizeWarning[];
}

/** Coordinates in sheet mm, y downwards. */
export interface Mark {
  element: "path" | "line" | "rect" | "circle" | "text" | "image";
  attributes: Readonly<Record<string, number | string>>;
  className: string;
  text?: string;
}

/** To scale. Rendered by React, the SVG writer and the PDF writer. */
export interface Drawing {
  /** In sheet mm. */
  width: number;
  height: number;
  marks: readonly Mark[];
  description: string;
  /** Object mm per sheet mm: 20 is a scale of 1:20. */
  scale: number;
}

/** "small" fits a 320 px phone and has only overall dimensions. "paper" is A4 with a title block. */
export type SheetSize = "small" | "wide" | "paper";

export interface PieceKind {
  /** Depends on the choices: an L-shaped railing has a second length. Empty for kinds described in words. */
  listFields(sizes: Sizes): readonly SizeField[];
  /** Names of the lengths that "10 x 4" fills: by default the first two, none if they could be others. */
  listPair?(sizes: Sizes): readonly string[];
  /** Checks fields against each other; the schema checks each field's own range. */
  check?(sizes: Sizes): readonly SizeProblem[];
  /** Requires complete sizes. */
  calculate(sizes: Sizes): Calculation;
  /** Requires complete sizes. Missing for kinds described in words. */
  draw?(sizes: Sizes): Scene;
}
