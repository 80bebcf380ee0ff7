import type { Pen, Scene, SketchShape, View } from "~/sizes/drawing/scene";
import { describeFacts } from "~/sizes/facts";
import { type Piece, type PieceKindName, pieceKindNames, pieceKindTexts, type Sizes } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { calculatePiece, completeSizes } from "~/sizes/sizes";

export const kinds = pieceKindNames.map((name) => ({
  name,
  label: pieceKindTexts[name].label,
  ...findPieceKind(name),
}));

export function drawScene(kind: PieceKindName, sizes: Sizes): Scene {
  const { draw, ...known } = findPieceKind(kind);
  if (!draw) throw new Error(`There is no drawing of a ${kind}.`);
  return draw(completeSizes(known, sizes).sizes);
}

export function findView(kind: PieceKindName, sizes: Sizes, title: RegExp): View {
  const view = drawScene(kind, sizes).views.find((one) => title.test(one.title));
  if (!view) throw new Error(`There is no view ${title}.`);
  return view;
}

export const createPiece = (kind: PieceKindName, sizes: Sizes): Piece => ({
  kind,
  sizes,
  count: 1,
  remark: "",
});

export const calculate = (kind: PieceKindName, sizes: Sizes) => calculatePiece(createPiece(kind, sizes));

export const readFacts = (kind: PieceKindName, sizes: Sizes) =>
  Object.fromEntries(
    describeFacts(calculate(kind, sizes).facts, 1, "mm").map(({ label, value }) => [label, value]),
  );

type Rect = Extract<SketchShape, { form: "rect" }>;
export const listRects = ({ shapes }: View, pen: Pen) =>
  shapes.filter((shape): shape is Rect => shape.form === "rect" && shape.pen === pen);
export const listSashes = (view: View, width: number) =>
  listRects(view, "steel").filter((rect) => Math.abs(rect.width - width) < 0.01);

/** Direction of each arrow, read from its head: a line of three points from one barb via the tip to the other. */
export function listArrowDirections({ shapes }: View): ("left" | "right")[] {
  return shapes.flatMap((shape) => {
    if (shape.form !== "polygon" || shape.points.length !== 6 || shape.pen !== "edge") return [];
    const [barb = 0, , tip = 0] = shape.points;
    return [tip > barb ? ("right" as const) : ("left" as const)];
  });
}
