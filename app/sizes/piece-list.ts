import { pieceListWords } from "~/content/pieces";
import type { KindName, Piece, SizeField } from "./kind";
import { findKind } from "./kinds";
import { formatBoth, type Unit } from "./length";

export const MAX_PIECES = 8;

export const REMARK_LENGTH = 500;

export const MAX_COUNT = 999;

export interface PieceList {
  unit: Unit;
  isUnmeasured: boolean;
  pieces: readonly Piece[];
}

export function isInFeet({ unit }: Pick<PieceList, "unit">): boolean {
  return unit === "ft" || unit === "in";
}

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

/** Summarizes pieces: "2 gates, 1 railing". */
export function summarizePieces(pieces: readonly Pick<Piece, "kind" | "count">[]): string {
  const counts = new Map<KindName, number>();
  for (const { kind, count } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => `${count} ${countedKinds[kind][count === 1 ? 0 : 1]}`).join(", ");
}

export function titlePiece({ kind, count }: Piece, number: number): string {
  return `${number}. ${findKind(kind).label}${count > 1 ? ` × ${count}` : ""}`;
}

/** Whether at least one length or count is known; false for kinds described in words. */
export function isMeasured({ kind, sizes }: Piece): boolean {
  return findKind(kind)
    .listFields(sizes)
    .some(({ type, name }) => type !== "choice" && sizes[name] !== undefined);
}

/** Lists sizes and choices with their labels, lengths in both units, unknown ones marked. */
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

/** Formats pieces as text lines for chats and spreadsheets, without unknown sizes; `remarks` adds the sender's remarks. */
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

/** Formats the known lengths of a piece: "3,600 × 1,800 mm"; empty when none is known. */
export function shortenSizes({ kind, sizes }: Piece): string {
  const lengths = findKind(kind)
    .listFields(sizes)
    // A gap between bars is no overall size.
    .filter(({ type, name }) => type === "length" && name !== "gap" && sizes[name] !== undefined)
    .map(({ name }) => String(sizes[name]).replace(/\B(?=(\d{3})+$)/g, ","));
  return lengths.length > 0 ? `${lengths.join(" × ")} mm` : "";
}
