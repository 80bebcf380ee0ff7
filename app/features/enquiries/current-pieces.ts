import { meansNoValue } from "~/sizes/fields";
import type { Piece } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
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
  const { count, remark } = piece;
  return JSON.stringify([piece.kind, count, remark, listSizes(piece).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** The form does not send a choice that means the same as no value. */
function listSizes(piece: Piece) {
  const omitted = findPieceKind(piece.kind)
    .listFields(piece.sizes)
    .filter((field) => meansNoValue(field, piece.sizes[field.name]))
    .map(({ name }) => name);
  return Object.entries(piece.sizes).filter(([name]) => !omitted.includes(name));
}

/** E.g. "1. Gate × 2: 3,600 × 1,800 mm; 2. Door". */
export function outlinePieces(pieces: readonly Piece[], unit: Unit = "mm"): string {
  return pieces.map((piece, index) => outlinePiece(piece, index + 1, unit)).join("; ");
}

export function outlinePiece(piece: Piece, number: number, unit: Unit): string {
  return [formatPieceTitle(piece, number), summarizeSizes(piece, unit)].filter(Boolean).join(": ");
}

/** Returns 0 for another kind of work; larger if it is more likely that the pieces are the same with other sizes. */
export function comparePieces(one: Piece, other: Piece): number {
  if (one.kind !== other.kind) return 0;
  if (arePiecesEqual([one], [other])) return 5;
  const hasSameRemark = one.remark !== "" && one.remark === other.remark;
  return 1 + (hasSameRemark ? 2 : 0) + (serializeChoices(one) === serializeChoices(other) ? 1 : 0);
}

function serializeChoices(piece: Piece): string {
  return JSON.stringify(
    listSizes(piece)
      .filter(([, value]) => typeof value === "string")
      .sort(),
  );
}

/** Pairs the most likely first; of equally likely ones, the first with the first. `unused` has indexes of `pieces`. */
export function pairPieces<One>(
  ones: readonly One[],
  pieces: readonly Piece[],
  compare: (one: One, piece: Piece, position: number) => number,
) {
  const unused = new Set(pieces.keys());
  const paired = new Map<number, Piece>();
  const candidates = ones.flatMap((one, position) =>
    pieces.map((piece, index) => ({ position, piece, index, likeness: compare(one, piece, position) })),
  );
  for (const { position, piece, index, likeness } of candidates.sort((a, b) => b.likeness - a.likeness))
    if (likeness > 0 && !paired.has(position) && unused.delete(index)) paired.set(position, piece);
  return { pairs: ones.map((one, position) => ({ one, piece: paired.get(position) ?? null })), unused };
}
