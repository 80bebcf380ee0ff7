import type { Kind, SizeField, SizeProblem, Sizes } from "./kind";
import { formatBoth } from "./length";

function explain(field: SizeField): string {
  if (field.type === "choice") return `Choose one of: ${field.options.map(({ label }) => label).join("; ")}.`;
  if (field.type === "count") return `A whole number from ${field.min} to ${field.max}.`;
  return `Enter a size from ${formatBoth(field.min)} to ${formatBoth(field.max)}.`;
}

/** Returns at most one problem per field; ignores missing sizes and those that do not apply to the choices. */
export function checkSizes(kind: Kind, sizes: Sizes): SizeProblem[] {
  const problems = kind
    .listFields(sizes)
    .filter((field) => sizes[field.name] !== undefined && !isPossible(field, sizes[field.name]))
    .map((field) => ({ field: field.name, message: explain(field) }));
  return problems.length > 0 ? problems : [...(kind.check?.(sizes) ?? [])];
}

function isPossible(field: SizeField, value: unknown): value is number | string {
  if (field.type === "choice") return field.options.some((option) => option.value === value);
  if (typeof value !== "number" || !(value >= field.min && value <= field.max)) return false;
  return field.type === "length" || Number.isInteger(value);
}

/** Replaces missing and impossible sizes by typical ones (listed in `assumed`) and drops sizes that do not apply. */
export function completeSizes(kind: Kind, sizes: Sizes): { sizes: Sizes; assumed: string[] } {
  const assumed: string[] = [];
  const complete: Record<string, number | string> = {};
  for (const field of kind.listFields(sizes)) {
    const value = sizes[field.name];
    if (isPossible(field, value)) complete[field.name] = value;
    else {
      complete[field.name] = field.typical;
      assumed.push(field.name);
    }
  }
  // A given size may conflict with another's typical one: then the conflicting sizes are assumed too.
  for (const { field } of kind.check?.(complete) ?? []) {
    const typical = kind.listFields(sizes).find(({ name }) => name === field)?.typical;
    if (typical !== undefined) complete[field] = typical;
    if (!assumed.includes(field)) assumed.push(field);
  }
  return { sizes: complete, assumed };
}
