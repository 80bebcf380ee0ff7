import type { Piece } from "~/sizes/kind";
import { type PieceList, shortenSizes, titlePiece } from "~/sizes/piece-list";
import type { StoredPieces } from "~/sizes/schema";

interface WithPieces {
  /** As the customer requested them; never change. */
  pieces: StoredPieces;
  /** As the owner measured them; null before. */
  measuredPieces: PieceList | null;
}

export function currentPieces({ pieces, measuredPieces }: WithPieces): StoredPieces {
  return measuredPieces ? { list: measuredPieces, unreadable: null } : pieces;
}

export function arePiecesEqual(one: readonly Piece[], other: readonly Piece[]): boolean {
  return one.length === other.length && one.every((piece, index) => write(piece) === write(other[index]));
}

function write(piece: Piece | undefined): string {
  if (!piece) return "";
  const { kind, sizes, count, remark } = piece;
  return JSON.stringify([kind, count, remark, Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** As "1. Gate × 2: 3,600 × 1,800 mm; 2. Door". */
export function outlinePieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) =>
      [titlePiece(piece, index + 1), shortenSizes(piece, "mm")].filter(Boolean).join(": "),
    )
    .join("; ");
}

/** Pairs each measured piece with the requested one of its kind, in order. `unpaired` were not measured. */
export function pairPieces(measured: readonly Piece[], requested: readonly Piece[]) {
  const left = [...requested];
  const pairs = measured.map((piece) => {
    const at = left.findIndex(({ kind }) => kind === piece.kind);
    return { piece, requested: at === -1 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  return { pairs, unpaired: left };
}
