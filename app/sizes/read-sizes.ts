import { pieceProblems } from "~/content/pieces";
import type { SizeField, SizeProblem, Sizes } from "./kind";
import { parseLength, roundLength, toLatinDigits, type Unit } from "./length";

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
    if (value === field.assumed) delete sizes[field.name];
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
  const excerpt = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return field.type === "length" ? pieceProblems.length(excerpt) : pieceProblems.number(excerpt);
}
