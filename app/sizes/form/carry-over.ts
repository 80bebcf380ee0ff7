import type { LengthField, PieceKindName } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { parseLength, type Unit, writeLength } from "~/sizes/length";
import { splitSizes } from "./split-sizes";
import {
  listTypedFields,
  readTypedPieces,
  type TypedPiece,
  type TypedPieces,
  type TypedTexts,
  writeTypedPieces,
} from "./typed-pieces";

/** These lengths mean the same in every kind. */
const sharedLengths: ReadonlySet<string> = new Set(["width", "height", "length", "gap"]);

/** Contains the form as it was shown, for browsers without scripts: the unit and kinds may have changed since. */
export const SHOWN_FIELD = "pieces-shown";

export function writeShownPieces(typed: TypedPieces): string {
  const pieces = typed.pieces.map((piece) => ({ ...piece, count: "", remark: "" }));
  return new URLSearchParams(writeTypedPieces({ ...typed, pieces })).toString();
}

export function readChangedPieces(texts: TypedTexts): TypedPieces {
  const read = readTypedPieces(texts);
  const typed = { ...read, pieces: read.pieces.map((piece) => splitSizes(piece, read.unit)) };
  const shownTexts = texts[SHOWN_FIELD];
  if (shownTexts === undefined) return typed;
  const shown = readTypedPieces(Object.fromEntries(new URLSearchParams(shownTexts)));
  const changed = carryOver(shown, typed);
  const shownPieces = shown.unit === changed.unit ? shown.pieces : [];
  const pieces = changed.pieces.map((piece, index) => ({
    ...piece,
    shownSizes: shownPieces[index]?.sizes ?? {},
  }));
  return { ...changed, pieces };
}

/** Converts lengths if the unit changed. If a kind changed, keeps only typed lengths with the same meaning. */
export function carryOver(shown: TypedPieces, read: TypedPieces): TypedPieces {
  const typed = read.isUnmeasured ? { ...read, unit: shown.unit } : read;
  const pieces = typed.pieces.map((piece, index) => {
    const shownPiece = shown.pieces[index];
    if (!shownPiece) return piece;
    const { kind, proposed, otherKindSizes } = shownPiece;
    const carried = { ...piece, proposed, otherKindSizes };
    const converted =
      shown.unit === typed.unit ? carried : convertPiece(carried, shownPiece, shown.unit, typed.unit);
    return kind === piece.kind ? converted : changeKind(converted, kind);
  });
  return { ...typed, pieces };
}

function changeKind(
  { sizes, proposed, otherKindSizes, ...piece }: TypedPiece,
  previousKind: PieceKindName | "",
): TypedPiece {
  const carriedSizes = Object.entries(sizes).filter(
    ([name, text]) => sharedLengths.has(name) && text !== "" && text !== proposed?.[name],
  );
  return {
    ...piece,
    proposed,
    sizes: { ...otherKindSizes?.[piece.kind], ...Object.fromEntries(carriedSizes) },
    otherKindSizes: { ...otherKindSizes, [previousKind]: sizes },
  };
}

function convertPiece(piece: TypedPiece, shownPiece: TypedPiece, from: Unit, to: Unit): TypedPiece {
  // The form showed the fields of the previous kind.
  const lengths = listLengths({ ...piece, kind: shownPiece.kind });
  const isInOldUnit = (name: string, text: string) => {
    // Both the text and the unit were chosen in this form.
    if (text !== shownPiece.sizes[name]) return false;
    const field = lengths.get(name);
    const [fitsOldUnit, fitsNewUnit] = [from, to].map(
      (unit) => field && isWithin(field, parseLength(text, unit)),
    );
    const isLength = field !== undefined || sharedLengths.has(name);
    // E.g. "12" for a gate is never 12 mm.
    return isLength && (fitsOldUnit || !fitsNewUnit);
  };
  const convert = (texts: TypedTexts, isLength: (name: string, text: string) => boolean | undefined) =>
    mapTexts(texts, (text, name) => (isLength(name, text) ? convertLength(text, from, to) : text));
  const otherKindSizes = Object.entries(piece.otherKindSizes ?? {}).map(([kind, sizes]) => {
    const otherLengths = listLengths({ ...piece, kind: kind as PieceKindName | "", sizes });
    return [kind, convert(sizes, (name) => otherLengths.has(name) || sharedLengths.has(name))];
  });
  return {
    ...piece,
    sizes: convert(piece.sizes, isInOldUnit),
    proposed: piece.proposed && convert(piece.proposed, (name) => lengths.has(name)),
    otherKindSizes: Object.fromEntries(otherKindSizes),
  };
}

/** Returns lengths by name, including those that the current choices hide. */
function listLengths(piece: TypedPiece): Map<string, LengthField> {
  if (piece.kind === "") return new Map();
  const { listFields } = findPieceKind(piece.kind);
  const shown = listTypedFields(piece);
  const hidden = shown.flatMap((field) =>
    field.type === "choice" ? field.options.flatMap(({ value }) => listFields({ [field.name]: value })) : [],
  );
  return new Map(
    [...hidden, ...shown].flatMap((field) => (field.type === "length" ? [[field.name, field]] : [])),
  );
}

export function isWithin({ min, max }: LengthField, mm: number | null): boolean {
  return mm !== null && mm >= min && mm <= max;
}

function convertLength(text: string, from: Unit, to: Unit): string {
  const mm = parseLength(text, from);
  return mm === null || mm < 0 ? text : writeLength(mm, to);
}

function mapTexts(texts: TypedTexts, change: (text: string, name: string) => string): TypedTexts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text, name)]));
}
