import { isPossible } from "./complete-sizes";
import type { Kind, SizeField, SizeProblem, Sizes } from "./kind";
import { formatBoth } from "./length";

function explain(field: SizeField): string {
  if (field.type === "choice") return `Choose one of: ${field.options.map(({ label }) => label).join("; ")}.`;
  if (field.type === "count") return `A whole number from ${field.min} to ${field.max}.`;
  return `From ${formatBoth(field.min)} to ${formatBoth(field.max)} can be made.`;
}

/**
 * Looks for sizes that cannot be made, each by itself and then together. Sizes that nobody knew, and those that the choices do
 * not ask for, are no problem.
 *
 * @returns a sentence for each field's place, at most one to a field
 */
export function checkSizes(kind: Kind, sizes: Sizes): SizeProblem[] {
  const problems = kind
    .listFields(sizes)
    .filter((field) => sizes[field.name] !== undefined && !isPossible(field, sizes[field.name]))
    .map((field) => ({ field: field.name, message: explain(field) }));
  return problems.length > 0 ? problems : [...(kind.check?.(sizes) ?? [])];
}
