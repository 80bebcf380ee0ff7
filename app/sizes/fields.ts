import type { ChoiceField, CountField, LengthField, SizeField, Sizes } from "./kind";

type Range = readonly [min: number, max: number];

export function lengthField(
  name: string,
  label: string,
  [min, max]: Range,
  assumed: number,
  help?: string,
): LengthField {
  return { type: "length", name, label, min, max, assumed, ...(help && { help }) };
}

export function countField(
  name: string,
  label: string,
  [min, max]: Range,
  assumed: number,
  help?: string,
): CountField {
  return { type: "count", name, label, min, max, assumed, ...(help && { help }) };
}

/** `options` are labels by value. The first is assumed until the customer chooses. */
export function choiceField(
  name: string,
  label: string,
  options: Readonly<Record<string, string | { label: string }>>,
  help?: string,
): ChoiceField {
  const list = Object.entries(options).map(([value, option]) => ({
    value,
    label: typeof option === "string" ? option : option.label,
  }));
  return {
    type: "choice",
    name,
    label,
    options: list,
    assumed: list[0]?.value ?? "",
    ...(help && { help }),
  };
}

/** True for a choice that means the same as no value. */
export const meansNoValue = (field: SizeField, value: Sizes[string] | undefined) =>
  field.type === "choice" && field.initial !== undefined && value === field.assumed;

/** Returns 0 if missing. */
export function readNumber(sizes: Sizes, name: string): number {
  const value = sizes[name];
  return typeof value === "number" ? value : 0;
}

/** Returns an empty string if missing. */
export function readChoice(sizes: Sizes, name: string): string {
  const value = sizes[name];
  return typeof value === "string" ? value : "";
}
