import { completeSizes } from "./complete-sizes";
import type { Piece, WorkedOut } from "./kind";
import { findKind } from "./kinds";

/** What follows from a piece's sizes, for one of it; typical sizes stand in for missing ones. */
export function workOut(piece: Piece): WorkedOut {
  const kind = findKind(piece.kind);
  return kind.workOut(completeSizes(kind, piece.sizes).sizes);
}
