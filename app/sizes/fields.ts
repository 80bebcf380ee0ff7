import type { ChoiceField, CountField, LengthField, Sizes } from "./kind";

type Range = readonly [min: number, max: number];

/** A length that can be made from `range[0]` to `range[1]` millimetres. */
export function askLength(
  name: string,
  label: string,
  [min, max]: Range,
  typical: number,
  help?: string,
): LengthField {
  return { type: "length", name, label, min, max, typical, ...(help && { help }) };
}

/** A whole number. */
export function askCount(
  name: string,
  label: string,
  [min, max]: Range,
  typical: number,
  help?: string,
): CountField {
  return { type: "count", name, label, min, max, typical, ...(help && { help }) };
}

/** One of several; `options` are their labels by value. The first is drawn until one is chosen. */
export function askChoice(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  help?: string,
): ChoiceField {
  const list = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  return {
    type: "choice",
    name,
    label,
    options: list,
    typical: list[0]?.value ?? "",
    ...(help && { help }),
  };
}

/** A length or count out of complete sizes; 0 where there is none. */
export function readNumber(sizes: Sizes, name: string): number {
  const value = sizes[name];
  return typeof value === "number" ? value : 0;
}

/** A choice out of sizes; empty where none was made. */
export function readChoice(sizes: Sizes, name: string): string {
  const value = sizes[name];
  return typeof value === "string" ? value : "";
}
