import type { Axis, JointMark, Point, SheetPoint } from "./axonometry";

/** What a part is made of, by which it is drawn. */
type Material = "steel" | "glass" | "wood" | "masonry" | "rubber";

/** One part of a joint. */
export interface JointPart {
  readonly name: string;
  readonly grade: string;
  /** Thickness or section. */
  readonly size: string;
  /** Why it is made like this. */
  readonly why: string;
  readonly material: Material;
  /** Faces and lines, those behind first. */
  readonly marks: readonly JointMark[];
  /** What of it is inside other parts once the joint is together; drawn before the marks. */
  readonly buried?: readonly JointMark[];
  /** How many steps the part moves along the joint's axis when the joint is pulled apart. */
  readonly steps: number;
  /** Where its number points to. */
  readonly anchor: Point;
  /** From there to the number, when the way of the others is taken. */
  readonly leader?: SheetPoint;
}

/** How the parts of a joint come together. */
export interface Joint {
  readonly title: string;
  readonly text: string;
  /** The direction in which the joint comes apart. */
  readonly axis: Axis;
  /** From the one that stays to the outermost: the order in which they are drawn, too. */
  readonly parts: readonly JointPart[];
}
