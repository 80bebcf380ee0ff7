import type { Piece } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import { formatPieceTitle, type PieceList, summarizeSizes } from "~/sizes/piece-list";
import type { StoredPieces } from "~/sizes/schema";

interface EnquiryPieces {
  /** Requested by the customer; they never change. */
  pieces: StoredPieces;
  /** Measured by the owner; null until then. */
  measuredPieces: PieceList | null;
}

export function getCurrentPieces({ pieces, measuredPieces }: EnquiryPieces): StoredPieces {
  return measuredPieces ? { list: measuredPieces, unreadable: null } : pieces;
}

export function arePiecesEqual(one: readonly Piece[], other: readonly Piece[]): boolean {
  return (
    one.length === other.length &&
    one.every((piece, index) => serializePiece(piece) === serializePiece(other[index]))
  );
}

/** Null is a list without pieces. The unit counts, because the form and the texts use it. */
export function areListsEqual(one: PieceList | null, other: PieceList | null): boolean {
  if (!one || !other) return one === other;
  const haveSameUnit = one.unit === other.unit && one.isUnmeasured === other.isUnmeasured;
  return haveSameUnit && arePiecesEqual(one.pieces, other.pieces);
}

function serializePiece(piece: Piece | undefined): string {
  if (!piece) return "";
  const { kind, sizes, count, remark } = piece;
  return JSON.stringify([kind, count, remark, Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** E.g. "1. Gate × 2: 3,600 × 1,800 mm; 2. Door". */
export function outlinePieces(pieces: readonly Piece[], unit: Unit = "mm"): string {
  return pieces.map((piece, index) => outlinePiece(piece, index + 1, unit)).join("; ");
}

export function outlinePiece(piece: Piece, number: number, unit: Unit): string {
  return [formatPieceTitle(piece, number), summarizeSizes(piece, unit)].filter(Boolean).join(": ");
}

/** Pairs each measured piece with the next requested piece of its kind. `unpaired` pieces were not measured. */
export function pairPieces(measuredPieces: readonly Piece[], requestedPieces: readonly Piece[]) {
  const remaining = [...requestedPieces];
  const pairs = measuredPieces.map((piece) => {
    const index = remaining.findIndex(({ kind }) => kind === piece.kind);
    return { piece, requestedPiece: index === -1 ? null : (remaining.splice(index, 1)[0] ?? null) };
  });
  return { pairs, unpaired: remaining };
}
