import type { PieceKind, SizeField, SizeProblem, Sizes } from "./kind";
import { formatMetricAndFeet } from "./length";

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
