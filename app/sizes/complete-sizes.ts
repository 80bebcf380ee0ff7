import type { Kind, SizeField, Sizes } from "./kind";

/** Whether a field's answer is one that can be made. */
export function isPossible(field: SizeField, value: unknown): value is number | string {
  if (field.type === "choice") return field.options.some((option) => option.value === value);
  if (typeof value !== "number" || !(value >= field.min && value <= field.max)) return false;
  return field.type === "length" || Number.isInteger(value);
}

/**
 * Puts the typical answer where none was given, and where what was given cannot be made. Answers to fields that the choices do
 * not ask for are left out.
 *
 * @returns complete sizes, and the names of the fields that were assumed
 */
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
  // A known size may not go with another's typical one: then those that clash are assumed too.
  for (const { field } of kind.check?.(complete) ?? []) {
    const typical = kind.listFields(sizes).find(({ name }) => name === field)?.typical;
    if (typical !== undefined) complete[field] = typical;
    if (!assumed.includes(field)) assumed.push(field);
  }
  return { sizes: complete, assumed };
}
