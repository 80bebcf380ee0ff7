import type { Scene } from "./drawing/scene";

/** What can be measured and drawn, and what stays in words ("structure" and "other"). */
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

/**
 * Answers by the names of a kind's fields: lengths in millimetres, counts as numbers, choices as their values. What nobody knew is
 * missing.
 */
export type Sizes = Readonly<Record<string, number | string>>;

/** One line of "What should be made, and how big?". */
export interface Piece {
  kind: KindName;
  sizes: Sizes;
  /** How many of it; 1 or more. */
  count: number;
  remark: string;
}

interface FieldWords {
  /** Key in `Sizes`, and end of the name of the form's field. */
  name: string;
  label: string;
  /** How a house owner measures it with a tape. */
  help?: string;
}

/** A length in millimetres. `min` and `max` are what can be made; `typical` is drawn until the length is known. */
export interface LengthField extends FieldWords {
  type: "length";
  min: number;
  max: number;
  typical: number;
}

/** A whole number, such as the steps of a stair. */
export interface CountField extends FieldWords {
  type: "count";
  min: number;
  max: number;
  typical: number;
}

export interface ChoiceField extends FieldWords {
  type: "choice";
  options: readonly { value: string; label: string }[];
  /** Value that is drawn until one is chosen. */
  typical: string;
}

export type SizeField = LengthField | CountField | ChoiceField;

/** A sentence for a field's place, about what is possible. */
export interface SizeProblem {
  /** Name of the field. */
  field: string;
  message: string;
}

/** A quantity that follows from the sizes, such as the weight of the glass. */
export interface SizeFact {
  label: string;
  value: string;
}

/** What the fabricator will look at, with its reason. It warns and certifies nothing. */
export interface SizeWarning {
  message: string;
  reason: string;
}

/** What follows from the sizes. */
export interface WorkedOut {
  facts: readonly SizeFact[];
  warnings: readonly SizeWarning[];
}

/** A line, a shape or a text of a drawing. Coordinates are millimetres on the sheet, y downwards. */
export interface Mark {
  /** SVG element and its attributes, without presentation: that is the class's. */
  element: "path" | "line" | "rect" | "circle" | "text";
  attributes: Readonly<Record<string, number | string>>;
  /** Pen or fill of the line language: one of the classes of the drawing's style sheet. */
  className: string;
  /** The words of a text. */
  text?: string;
}

/** A drawing to scale. React and the writer of SVG files render the same one. */
export interface Drawing {
  /** Size of the sheet, in millimetres on paper. */
  width: number;
  height: number;
  marks: readonly Mark[];
  /** What is to be seen, in words, for who cannot see it. */
  description: string;
  /** Millimetres of the object for one on the sheet: 20 is a scale of 1:20. */
  scale: number;
}

/**
 * Where a drawing is shown. "small" is a phone of 320 px: overall dimensions only, texts of the same size. "paper" is A4 with title
 * block.
 */
export type SheetSize = "small" | "wide" | "paper";

/** One kind of thing that is made. All functions are pure. */
export interface Kind {
  name: KindName;
  label: string;
  /** The fields to ask for under the choices made so far: an L-shaped railing has a second length. Empty for kinds in words. */
  listFields(sizes: Sizes): readonly SizeField[];
  /** Problems that several fields make together; each field's own range is checked by the schema. */
  check?(sizes: Sizes): readonly SizeProblem[];
  /** What follows from complete sizes. */
  workOut(sizes: Sizes): WorkedOut;
  /** Its picture from complete sizes; kinds in words have none. */
  draw?(sizes: Sizes): Scene;
}
