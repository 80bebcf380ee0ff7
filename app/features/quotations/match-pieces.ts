import { arePiecesEqual } from "~/features/enquiries/current-pieces";
import type { Piece } from "~/sizes/kind";
import type { QuotationLine } from "./quotation";

/**
 * Finds the piece of the enquiry for each line: an equal one or else, except for removed lines, the next of its kind.
 * Also returns the pieces without a line.
 */
export function matchPieces(
  { lines, leftOut = [] }: { lines: readonly QuotationLine[]; leftOut?: readonly QuotationLine[] },
  pieces: readonly Piece[],
) {
  const newPieces = [...pieces];
  const matched = new Map<string, Piece>();
  const match = (isMatch: (piece: Piece, own: Piece) => boolean) => (line: QuotationLine) => {
    const own = line.piece;
    if (!own || matched.has(line.id)) return;
    const index = newPieces.findIndex((piece) => isMatch(piece, own));
    for (const piece of index < 0 ? [] : newPieces.splice(index, 1)) matched.set(line.id, piece);
  };
  [...lines, ...leftOut].forEach(match((piece, own) => arePiecesEqual([piece], [own])));
  lines.forEach(match((piece, own) => piece.kind === own.kind));
  return { matched, newPieces };
}
