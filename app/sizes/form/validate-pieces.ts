import { pieceProblems } from "~/content/pieces";
import { collapseWhitespace } from "~/platform/text/text";
import { type LengthField, type Piece, pieceKindTexts, type SizeField, type SizeProblem } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { parseLength, toLatinDigits, type Unit } from "~/sizes/length";
import { MAX_COUNT, MAX_REMARK_LENGTH, type PieceList } from "~/sizes/piece-list";
import { checkSizes, readSizes } from "~/sizes/sizes";
import { isWithin } from "./carry-over";
import { offerLengths, writeOffer } from "./offer-feet";
import { splitSizes } from "./split-sizes";
import {
  isUntouched,
  listTypedFields,
  pieceFieldName,
  sizeFieldName,
  type TypedPiece,
  type TypedPieces,
} from "./typed-pieces";

interface PieceProblem extends SizeProblem {
  /** For the error summary, e.g. "1. Gate, Height". */
  label?: string;
  /** Name of the size, for a problem of a size. */
  size?: string;
}

export interface ValidatedPiece {
  /** Null without a kind. Omits values that cannot be parsed. */
  piece: Piece | null;
  problems: readonly PieceProblem[];
}

export interface ValidatedPieces {
  list: PieceList;
  problems: readonly PieceProblem[];
}

/** Skips untouched pieces; field names keep their numbers. */
export function validatePieces(typed: TypedPieces): ValidatedPieces {
  const validated = typed.pieces.map((piece, index) => validatePiece(piece, index + 1, typed));
  const pieces = validated.flatMap(({ piece }) => piece ?? []);
  const tooManyProblem = typed.hasSurplus ? [{ field: "pieces", message: pieceProblems.tooMany }] : [];
  return {
    list: { unit: typed.unit, isUnmeasured: typed.isUnmeasured, pieces },
    problems: [...tooManyProblem, ...validated.flatMap(({ problems }) => problems)],
  };
}

export function validatePiece(
  unsplit: TypedPiece,
  number: number,
  { unit, isUnmeasured }: Pick<TypedPieces, "unit" | "isUnmeasured">,
): ValidatedPiece {
  const typed = isUnmeasured ? unsplit : splitSizes(unsplit, unit);
  if (isUntouched(typed)) return { piece: null, problems: [] };
  if (typed.kind === "")
    return {
      piece: null,
      problems: [{ field: pieceFieldName(number, "kind"), message: pieceProblems.kind }],
    };
  const fields = listTypedFields(typed).filter(({ type }) => !isUnmeasured || type === "choice");
  const typedSizes = fields.flatMap(({ name }) => {
    const text = typed.sizes[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const { sizes, problems } = readSizes(fields, Object.fromEntries(typedSizes), unit);
  const findLabel = (size: string) => fields.find(({ name }) => name === size)?.label ?? "";
  const title = `${number}. ${pieceKindTexts[typed.kind].label}`;
  const count = readCount(typed.count);
  const remark = collapseWhitespace(typed.remark);
  const otherProblems = [
    ...(count === null ? [{ field: pieceFieldName(number, "count"), message: pieceProblems.count }] : []),
    ...(remark.length > MAX_REMARK_LENGTH
      ? [{ field: pieceFieldName(number, "remark"), message: pieceProblems.remark, label: title }]
      : []),
  ];
  const unreadableFields = new Set(problems.map(({ field }) => field));
  const conflicts = checkSizes(findPieceKind(typed.kind), sizes).filter(
    ({ field }) => !unreadableFields.has(field),
  );
  const invalidFields = new Set([...problems, ...conflicts].map(({ field }) => field));
  const questions = askReadings(fields, typed, unit).filter(({ field }) => !invalidFields.has(field));
  return {
    piece: { kind: typed.kind, sizes, count: count ?? 1, remark },
    problems: [
      ...[...problems, ...conflicts, ...questions].map(({ field, message }) => ({
        field: sizeFieldName(number, field),
        size: field,
        message: askUnit(fields, field, typed.sizes[field] ?? "", unit) ?? message,
        label: `${title}, ${findLabel(field)}`,
      })),
      ...otherProblems,
    ],
  };
}

/** Asks about "10/6", and for the unit of a number that is impossible in feet; null without another reading. */
function askUnit(fields: readonly SizeField[], name: string, text: string, unit: Unit): string | null {
  const field = fields.find((candidate) => candidate.name === name);
  if (field?.type !== "length") return null;
  const mm = parseLength(text, unit);
  const isAsked = mm === null || (unit === "ft" && !isWithin(field, mm));
  const readings = isAsked ? listReadings(field, text, unit) : [];
  if (readings.length === 0) return null;
  return pieceProblems[mm === null ? "notLength" : "whichUnit"](text.trim(), readings);
}

/** Asks a browser without scripts about "10.6" in feet; sent again unchanged, it is decimal. */
function askReadings(
  fields: readonly SizeField[],
  { sizes, shownSizes }: TypedPiece,
  unit: Unit,
): SizeProblem[] {
  if (!shownSizes) return [];
  return fields.flatMap((field) => {
    const text = sizes[field.name] ?? "";
    if (field.type !== "length" || text === shownSizes[field.name]) return [];
    const readings = listReadings(field, text, unit);
    if (readings.length === 0) return [];
    return [{ field: field.name, message: pieceProblems.whichReading(text.trim(), readings) }];
  });
}

function listReadings(field: LengthField, text: string, unit: Unit): string[] {
  return offerLengths(field, text, unit).flatMap(({ type }) => writeOffer(type, text) ?? []);
}

function readCount(text: string): number | null {
  const trimmed = toLatinDigits(text).trim();
  if (trimmed === "") return 1;
  const count = /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : 0;
  return count >= 1 && count <= MAX_COUNT ? count : null;
}
