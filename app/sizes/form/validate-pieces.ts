import { pieceProblems } from "~/content/pieces";
import { checkSizes } from "~/sizes/complete-sizes";
import type { Piece, SizeField, SizeProblem } from "~/sizes/kind";
import { findKind } from "~/sizes/kinds";
import { parseLength, type Unit } from "~/sizes/length";
import { MAX_COUNT, MAX_REMARK_LENGTH, type PieceList } from "~/sizes/piece-list";
import {
  isUntouched,
  listTypedFields,
  pieceFieldName,
  sizeFieldName,
  type TypedPiece,
  type TypedPieces,
  type TypedTexts,
} from "./typed-pieces";

interface PieceProblem extends SizeProblem {
  /** For the error summary: "1. Gate, Height". */
  label?: string;
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
  typed: TypedPiece,
  number: number,
  { unit, isUnmeasured }: Pick<TypedPieces, "unit" | "isUnmeasured">,
): ValidatedPiece {
  if (isUntouched(typed)) return { piece: null, problems: [] };
  if (typed.kind === "")
    return {
      piece: null,
      problems: [{ field: pieceFieldName(number, "kind"), message: pieceProblems.kind }],
    };
  const fields = listTypedFields(typed).filter(({ type }) => !isUnmeasured || type === "choice");
  const { sizes, problems } = readSizes(fields, typed.sizes, unit);
  const labelOf = (size: string) => fields.find(({ name }) => name === size)?.label ?? "";
  const title = `${number}. ${findKind(typed.kind).label}`;
  const count = readCount(typed.count);
  const remark = typed.remark.trim();
  const others = [
    ...(count === null ? [{ field: pieceFieldName(number, "count"), message: pieceProblems.count }] : []),
    ...(remark.length > MAX_REMARK_LENGTH
      ? [{ field: pieceFieldName(number, "remark"), message: pieceProblems.remark, label: title }]
      : []),
  ];
  const unreadableFields = new Set(problems.map(({ field }) => field));
  const conflicts = checkSizes(findKind(typed.kind), sizes).filter(
    ({ field }) => !unreadableFields.has(field),
  );
  return {
    piece: { kind: typed.kind, sizes, count: count ?? 1, remark },
    problems: [
      ...[...problems, ...conflicts].map(({ field, message }) => ({
        field: sizeFieldName(number, field),
        message,
        label: `${title}, ${labelOf(field)}`,
      })),
      ...others,
    ],
  };
}

function readSizes(fields: readonly SizeField[], texts: TypedTexts, unit: Unit) {
  const sizes: Record<string, number | string> = {};
  const problems: SizeProblem[] = [];
  for (const field of fields) {
    const text = texts[field.name]?.trim() ?? "";
    if (text === "") continue;
    const size = readSize(field, text, unit);
    if (size === null) problems.push({ field: field.name, message: describeUnreadable(field, text) });
    else sizes[field.name] = size;
  }
  return { sizes, problems };
}

function readSize(field: SizeField, text: string, unit: Unit): number | string | null {
  if (field.type === "length") return parseLength(text, unit);
  if (field.type === "count") return /^[+-]?\d{1,6}$/.test(text) ? Number(text) : null;
  return field.options.some(({ value }) => value === text) ? text : null;
}

function describeUnreadable({ type }: SizeField, text: string): string {
  if (type === "choice") return pieceProblems.choice;
  const excerpt = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return type === "length" ? pieceProblems.length(excerpt) : pieceProblems.number(excerpt);
}

function readCount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === "") return 1;
  const count = /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : 0;
  return count >= 1 && count <= MAX_COUNT ? count : null;
}
