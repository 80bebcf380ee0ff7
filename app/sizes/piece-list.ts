import { pieceListTexts, piecesTexts } from "~/content/pieces";
import { meansNoValue } from "./fields";
import { type Piece, type PieceKindName, pieceKindTexts, type SizeField } from "./kind";
import { findPieceKind } from "./kinds";
import { formatMetric, formatWithConversion, type Unit } from "./length";
import { completeSizes } from "./sizes";

export const MAX_PIECES = 8;

export const MAX_REMARK_LENGTH = 500;

export const MAX_COUNT = 999;

export interface PieceList {
  unit: Unit;
  isUnmeasured: boolean;
  pieces: readonly Piece[];
}

export function usesFeet({ unit }: Pick<PieceList, "unit">): boolean {
  return unit === "ft" || unit === "in";
}

/** E.g. "2 gates, 1 railing". */
export function summarizePieces(pieces: readonly Pick<Piece, "kind" | "count">[]): string {
  const counts = new Map<PieceKindName, number>();
  for (const { kind, count } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts]
    .map(([kind, count]) => `${count} ${pieceKindTexts[kind][count === 1 ? "singular" : "plural"]}`)
    .join(", ");
}

export function formatPieceTitle({ kind, count }: Piece, number: number): string {
  return `${number}. ${pieceKindTexts[kind].label}${count > 1 ? ` × ${count}` : ""}`;
}

/** Returns true if at least one length or count is known; false for kinds described in words. */
export function isMeasured({ kind, sizes }: Piece): boolean {
  return findPieceKind(kind)
    .listFields(sizes)
    .some(({ type, name }) => type !== "choice" && sizes[name] !== undefined);
}

export interface DescribedSize {
  label: string;
  value: string;
  /** The customer left it blank. `value` is then the assumed size, or "not known yet" if all sizes are blank. */
  isAssumed: boolean;
}

/** Formats sizes with the customer's unit first. */
export function describeSizes(piece: Piece, unit: Unit): DescribedSize[] {
  const kind = findPieceKind(piece.kind);
  const { sizes, assumed } = completeSizes(kind, piece.sizes);
  return kind.listFields(sizes).map((field) => {
    const isAssumed = assumed.includes(field.name) || isUndecided(piece, field);
    const value = describeSize(field, sizes[field.name], unit);
    return { label: field.label, value: isAssumed ? markAssumed(piece, field, value) : value, isAssumed };
  });
}

/** A new piece has the initial option even if the customer did not choose it. */
function isUndecided(piece: Piece, field: SizeField): boolean {
  if (field.type !== "choice" || field.initial === undefined || isMeasured(piece)) return false;
  return piece.sizes[field.name] === field.initial;
}

function markAssumed(piece: Piece, { type }: SizeField, value: string): string {
  if (!isMeasured(piece)) return pieceListTexts.unknown;
  return type === "choice" ? pieceListTexts.assumed(value) : pieceListTexts.assumed(`≈ ${value}`);
}

function describeSize(field: SizeField, value: number | string | undefined, unit: Unit): string {
  if (field.type === "choice") return field.options.find((option) => option.value === value)?.label ?? "";
  return field.type === "length" ? formatWithConversion(Number(value), unit) : String(value);
}

/**
 * Lists the assumed lengths and counts, and the `choice` of this name; empty if none is assumed. `impossible` are fields whose
 * text is no possible size.
 */
export function describeAssumed(piece: Piece, impossible: readonly string[] = [], choice = ""): string {
  if (!isMeasured(piece) && impossible.length === 0) return piecesTexts.assumed;
  const kind = findPieceKind(piece.kind);
  const { sizes, assumed } = completeSizes(kind, piece.sizes);
  const fields = kind
    .listFields(sizes)
    .filter(
      ({ name, type }) =>
        (type !== "choice" || name === choice) && (assumed.includes(name) || impossible.includes(name)),
    );
  const listLabels = (isListed: boolean) =>
    fields.filter(({ name }) => impossible.includes(name) === isListed).map(({ label }) => label);
  const [wrong, missing] = [listLabels(true), listLabels(false)];
  return [
    wrong.length > 0 ? piecesTexts.impossible(wrong) : "",
    missing.length > 0 ? piecesTexts.partlyAssumed(missing) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Writes text for chats and spreadsheets, without assumed sizes. */
export function writePieces(
  { pieces, isUnmeasured, unit }: PieceList,
  { includesRemarks }: { includesRemarks: boolean },
): string {
  const lines = pieces.map((piece, index) =>
    [
      formatPieceTitle(piece, index + 1),
      ...describeSizes(piece, unit)
        .filter(({ isAssumed }) => !isAssumed)
        .map(({ label, value }) => `  ${label}: ${value}`),
      ...(includesRemarks && piece.remark ? [`  ${pieceListTexts.remark}: ${piece.remark}`] : []),
    ].join("\n"),
  );
  return [...(isUnmeasured ? [pieceListTexts.unmeasured] : []), ...lines].join("\n");
}

/** Labels each known size, e.g. "How it opens: Sliding to the side · Clear opening: 12′ 0″ (3,658 mm)". */
export function summarizeSizes({ kind, sizes }: Piece, unit: Unit): string {
  return findPieceKind(kind)
    .listFields(sizes)
    .flatMap((field) => {
      const value = sizes[field.name];
      if (value === undefined || value === "no" || value === "none" || meansNoValue(field, value)) return [];
      return value === "yes" ? field.label : `${field.label}: ${summarizeSize(field, value, unit)}`;
    })
    .join(" · ");
}

function summarizeSize(field: SizeField, value: number | string, unit: Unit): string {
  const isMetric = field.type === "length" && unit === "mm";
  return isMetric ? formatMetric(Number(value)) : describeSize(field, value, unit);
}
