import type { Axis, JointMark, Point, SheetPoint } from "./axonometry";

type Material = "steel" | "glass" | "wood" | "masonry" | "rubber";

export interface JointPart {
  readonly name: string;
  readonly grade: string;
  /** Thickness or section. */
  readonly size: string;
  readonly why: string;
  readonly material: Material;
  /** Faces and lines, back to front. */
  readonly marks: readonly JointMark[];
  /** The portion inside other parts once assembled; drawn before the marks. */
  readonly buried?: readonly JointMark[];
  /** Steps the part moves along the joint's axis in the exploded view. */
  readonly steps: number;
  readonly anchor: Point;
  readonly leader?: SheetPoint;
}

export interface Joint {
  readonly title: string;
  readonly text: string;
  readonly axis: Axis;
  /** From the fixed part to the outermost, which is also the drawing order. */
  readonly parts: readonly JointPart[];
}
