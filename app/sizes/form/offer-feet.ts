import { piecesTexts } from "~/content/pieces";
import type { LengthField } from "~/sizes/kind";
import { formatMetric, parseLength, toLatinDigits, type Unit } from "~/sizes/length";
import { isWithin } from "./carry-over";

/** Another reading of a number without a unit; `type` is the action of its button. */
export interface LengthOffer {
  type: "feet" | "inches";
  label: string;
}

/** Offers feet for a number that is possible only in feet, and both readings of "10.6" in feet. */
export function offerLengths(field: LengthField, typed: string, unit: Unit): LengthOffer[] {
  const mm = parseLength(typed, unit);
  const feetInMm = parseLength(typed, "ft");
  if (mm === null || feetInMm === null) return [];
  if (unit === "ft") {
    const inFeetAndInches = writeOffer("inches", typed);
    const inchesInMm = inFeetAndInches === null ? null : parseLength(inFeetAndInches, "ft");
    if (!isWithin(field, inchesInMm) || !isWithin(field, mm)) return [];
    return [
      { type: "inches", label: piecesTexts.reading(inFeetAndInches ?? "", formatMetric(inchesInMm ?? 0)) },
      { type: "feet", label: piecesTexts.reading(writeOffer("feet", typed) ?? "", formatMetric(mm)) },
    ];
  }
  if (isWithin(field, mm) || !isWithin(field, feetInMm)) return [];
  return [{ type: "feet", label: piecesTexts.inFeet(typed.trim(), formatMetric(feetInMm)) }];
}

/** Writes a number in this reading; null unless it can be read as feet and inches. */
export function writeOffer(type: LengthOffer["type"], typed: string): string | null {
  if (type === "feet") return `${typed.trim()} ft`;
  const [, feet, inches] = /^(\d{1,3})\.(\d|1[01])$/.exec(toLatinDigits(typed).trim()) ?? [];
  return feet && inches && inches !== "0" ? `${feet} ft ${inches} in` : null;
}
