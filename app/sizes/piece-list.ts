import { pieceListWords } from "~/content/pieces";
import type { KindName, Piece, SizeField } from "./kind";
import { findKind } from "./kinds";
import { formatBoth, type Unit } from "./length";

/** Most pieces of one enquiry. */
export const MAX_PIECES = 8;

/** Longest remark about a piece, in characters. */
export const REMARK_LENGTH = 500;

/** Most of one piece. */
export const MAX_COUNT = 999;

/** What should be made, and how big: the answer to one question of the quote form. */
export interface PieceList {
  /** What the sender measures in. */
  unit: Unit;
  /** Whether the sender said that the sizes are not known yet. */
  isUnmeasured: boolean;
  pieces: readonly Piece[];
}

/** Whether lengths are told in feet as well, beside the millimetres of the drawing. */
export function isInFeet({ unit }: Pick<PieceList, "unit">): boolean {
  return unit === "ft" || unit === "in";
}

/** One and several of each kind, as they are counted: "2 gates, 1 railing". */
const countedKinds: Readonly<Record<KindName, readonly [one: string, several: string]>> = {
  railing: ["railing", "railings"],
  stair: ["stair railing", "stair railings"],
  gate: ["gate", "gates"],
  door: ["door", "doors"],
  window: ["window", "windows"],
  shower: ["shower", "showers"],
  pergola: ["pergola", "pergolas"],
  charupudi: ["charupudi", "charupudis"],
  structure: ["structure", "structures"],
  other: ["other piece", "other pieces"],
};

/** The pieces in short: "2 gates, 1 railing". */
export function summarizePieces(pieces: readonly Pick<Piece, "kind" | "count">[]): string {
  const counts = new Map<KindName, number>();
  for (const { kind, count } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => `${count} ${countedKinds[kind][count === 1 ? 0 : 1]}`).join(", ");
}

/** A number, a name and how many: "1. Gate × 2". */
export function titlePiece({ kind, count }: Piece, number: number): string {
  return `${number}. ${findKind(kind).label}${count > 1 ? ` × ${count}` : ""}`;
}

/** Whether a length or a number of a piece is known. Kinds in words have none. */
export function isMeasured({ kind, sizes }: Piece): boolean {
  return findKind(kind)
    .listFields(sizes)
    .some(({ type, name }) => type !== "choice" && sizes[name] !== undefined);
}

/** The sizes and choices of a piece with their labels, lengths in both units; what is not known says so. */
export function describeSizes({ kind, sizes }: Piece): { label: string; value: string }[] {
  return findKind(kind)
    .listFields(sizes)
    .map((field) => ({ label: field.label, value: describeSize(field, sizes[field.name]) }));
}

function describeSize(field: SizeField, value: number | string | undefined): string {
  if (value === undefined) return pieceListWords.unknown;
  if (field.type === "choice") return field.options.find((option) => option.value === value)?.label ?? "";
  return field.type === "length" ? formatBoth(Number(value)) : String(value);
}

/** The pieces as lines of text for chats and spreadsheets, without what is not known; `remarks` adds the sender's own words. */
export function writePieces({ pieces, isUnmeasured }: PieceList, { remarks }: { remarks: boolean }): string {
  const lines = pieces.map((piece, index) =>
    [
      titlePiece(piece, index + 1),
      ...describeSizes(piece)
        .filter(({ value }) => value !== pieceListWords.unknown)
        .map(({ label, value }) => `  ${label}: ${value}`),
      ...(remarks && piece.remark ? [`  ${pieceListWords.remark}: ${piece.remark}`] : []),
    ].join("\n"),
  );
  return [...(isUnmeasured ? [pieceListWords.unmeasured] : []), ...lines].join("\n");
}

/** The sizes of a piece on one line, such as "3,600 × 1,800 mm": its lengths alone. Empty when none is known. */
export function shortenSizes({ kind, sizes }: Piece): string {
  const lengths = findKind(kind)
    .listFields(sizes)
    // A gap between bars is no size of the whole.
    .filter(({ type, name }) => type === "length" && name !== "gap" && sizes[name] !== undefined)
    .map(({ name }) => String(sizes[name]).replace(/\B(?=(\d{3})+$)/g, ","));
  return lengths.length > 0 ? `${lengths.join(" × ")} mm` : "";
}
