import { completeSizes } from "./complete-sizes";
import type { Piece, WorkedOut } from "./kind";
import { findKind } from "./kinds";

/** Calculates facts for one of a piece; typical sizes replace missing ones. */
export function workOut(piece: Piece): WorkedOut {
  const kind = findKind(piece.kind);
  return kind.workOut(completeSizes(kind, piece.sizes).sizes);
}
