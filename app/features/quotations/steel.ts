import { getLabel } from "~/platform/text/text";

export const grades = [
  { value: "ss202", label: "SS 202" },
  { value: "ss304", label: "SS 304" },
  { value: "ss316", label: "SS 316" },
  { value: "ms", label: "MS" },
  { value: "gi", label: "GI" },
] as const;

export const finishes = [
  { value: "brushed", label: "Brushed" },
  { value: "mirror", label: "Mirror" },
  { value: "powder-coated", label: "Powder coated" },
  { value: "painted", label: "Painted" },
] as const;

/** What a line is made of; empty where it is unknown or does not apply. */
export interface Steel {
  grade: (typeof grades)[number]["value"] | "";
  finish: (typeof finishes)[number]["value"] | "";
  /** Colour by its RAL number, e.g. "7016". */
  ral: string;
}

/** E.g. "SS 304, brushed" or "Powder coated, RAL 7016". */
export function describeSteel({ grade, finish, ral }: Record<keyof Steel, string>): string {
  const finishLabel = getLabel(finishes, finish);
  return [getLabel(grades, grade), grade ? finishLabel.toLowerCase() : finishLabel, ral && `RAL ${ral}`]
    .filter(Boolean)
    .join(", ");
}
