import { completeSizes } from "./complete-sizes";
import type { Calculation, Piece } from "./kind";
import { findPieceKind } from "./kinds";

/** Calculates a single piece, whatever its count. `assumed` lists the fields whose sizes are missing or impossible. */
export function calculatePiece(piece: Piece): Calculation & { assumed: readonly string[] } {
  const kind = findPieceKind(piece.kind);
  const { sizes, assumed } = completeSizes(kind, piece.sizes);
  return { ...kind.calculate(sizes), assumed };
}
