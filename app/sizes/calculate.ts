import { completeSizes } from "./complete-sizes";
import type { Calculation, Piece } from "./kind";
import { findKind } from "./kinds";

/** For one of a piece. Typical sizes replace missing ones, whose fields `assumed` names. */
export function calculate(piece: Piece): Calculation & { assumed: readonly string[] } {
  const kind = findKind(piece.kind);
  const { sizes, assumed } = completeSizes(kind, piece.sizes);
  return { ...kind.calculate(sizes), assumed };
}
