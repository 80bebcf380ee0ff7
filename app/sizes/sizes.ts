import { pieceProblems } from "~/content/pieces";
import { shortenText } from "~/platform/text/text";
import { meansNoValue } from "./fields";
import type { Calculation, Piece, PieceKind, SizeField, SizeProblem, Sizes } from "./kind";
import { findPieceKind } from "./kinds";
import { formatMetricAndFeet, parseLength, roundLength, toLatinDigits, type Unit } from "./length";

/** Reads numbers and texts, e.g. "3 ft 6 in", by field name. `unit` applies to texts without one. */
export function readSizes(
  fields: readonly SizeField[],
  sentSizes: Sizes,
  unit: Unit,
): { sizes: Sizes; problems: SizeProblem[] } {
  const sizes: Record<string, number | string> = {};
  const problems: SizeProblem[] = [];
  for (const [name, value] of Object.entries(sentSizes)) {
    const field = fields.find((candidate) => candidate.name === name);
    const size = field ? readSize(field, value, unit) : null;
    if (size !== null) sizes[name] = size;
    else problems.push({ field: name, message: describeUnreadable(field, String(value)) });
  }
  for (const field of fields) {
    if (field.type !== "choice" || !field.initial) continue;
    const value = sizes[field.name] ?? field.initial;
    if (meansNoValue(field, value)) delete sizes[field.name];
    else sizes[field.name] = value;
  }
  return { sizes, problems };
}

function readSize(field: SizeField, value: number | string, unit: Unit): number | string | null {
  if (field.type === "choice") return field.options.some((option) => option.value === value) ? value : null;
  if (typeof value === "number") {
    if (field.type === "count") return Number.isInteger(value) ? value : null;
    return Number.isFinite(value) ? roundLength(value) : null;
  }
  if (field.type === "length") return parseLength(value, unit);
  const count = toLatinDigits(value).trim();
  return /^[+-]?\d{1,6}$/.test(count) ? Number(count) : null;
}

function describeUnreadable(field: SizeField | undefined, text: string): string {
  if (!field) return pieceProblems.unknownSize;
  if (field.type === "choice") return pieceProblems.choice;
  const excerpt = shortenText(text, 41);
  return field.type === "length" ? pieceProblems.length(excerpt) : pieceProblems.number(excerpt);
}

function describeRange(field: SizeField): string {
  if (field.type === "choice") return `Choose one of: ${field.options.map(({ label }) => label).join("; ")}.`;
  if (field.type === "count") return `Enter a whole number from ${field.min} to ${field.max}.`;
  return `Enter a size from ${formatMetricAndFeet(field.min)} to ${formatMetricAndFeet(field.max)}.`;
}

/** Returns at most one problem per field; ignores missing sizes and those that the choices do not use. */
export function checkSizes(kind: PieceKind, sizes: Sizes): SizeProblem[] {
  const problems = kind
    .listFields(sizes)
    .filter((field) => sizes[field.name] !== undefined && !isPossible(field, sizes[field.name]))
    .map((field) => ({ field: field.name, message: describeRange(field) }));
  return problems.length > 0 ? problems : [...(kind.check?.(sizes) ?? [])];
}

function isPossible(field: SizeField, value: unknown): value is number | string {
  if (field.type === "choice") return field.options.some((option) => option.value === value);
  if (typeof value !== "number" || !(value >= field.min && value <= field.max)) return false;
  return field.type === "length" || Number.isInteger(value);
}

/** Assumes missing and impossible sizes, lists their names in `assumed`, and drops sizes that the choices do not use. */
export function completeSizes(kind: PieceKind, sizes: Sizes): { sizes: Sizes; assumed: string[] } {
  const assumed: string[] = [];
  const completed: Record<string, number | string> = {};
  for (const field of kind.listFields(sizes)) {
    const value = sizes[field.name];
    if (isPossible(field, value)) completed[field.name] = value;
    else {
      completed[field.name] = field.assumed;
      const isKnown = value === undefined && field.type === "choice" && field.initial !== undefined;
      if (!isKnown) assumed.push(field.name);
    }
  }
  // A given size that conflicts with an assumed one is assumed as well.
  for (const { field } of kind.check?.(completed) ?? []) {
    const value = kind.listFields(sizes).find(({ name }) => name === field)?.assumed;
    if (value !== undefined) completed[field] = value;
    if (!assumed.includes(field)) assumed.push(field);
  }
  return { sizes: completed, assumed };
}

/** Sets choices that only a changed piece has: as given or, without `given`, as in a new piece. */
export function fillNewChoices(changed: Piece, before: Piece, given?: Sizes): Piece {
  const { listFields } = findPieceKind(changed.kind);
  const names = new Set(listFields(before.sizes).map(({ name }) => name));
  const choices = listFields(changed.sizes).flatMap((field) => {
    const value = field.type === "choice" && (given ? given[field.name] : field.initial);
    return value && !names.has(field.name) ? [[field.name, value] as const] : [];
  });
  if (choices.length === 0) return changed;
  return { ...changed, sizes: { ...changed.sizes, ...Object.fromEntries(choices) } };
}

/** Calculates a single piece, whatever its count. `assumed` lists the fields whose sizes are missing or impossible. */
export function calculatePiece(piece: Piece): Calculation & { assumed: readonly string[] } {
  const kind = findPieceKind(piece.kind);
  const { sizes, assumed } = completeSizes(kind, piece.sizes);
  return { ...kind.calculate(sizes), assumed };
}
