import { piecesTexts } from "~/content/pieces";
import type { LengthField } from "~/sizes/kind";
import { formatMetric, parseLength, type Unit } from "~/sizes/length";
import { isWithin } from "./carry-over";

/** Suggests feet for a number without a unit; null unless the length is possible only in feet. */
export function offerFeet(field: LengthField, typed: string, unit: Unit): string | null {
  const mm = parseLength(typed, unit);
  const feetInMm = parseLength(typed, "ft");
  if (mm === null || feetInMm === null || isWithin(field, mm) || !isWithin(field, feetInMm)) return null;
  return piecesTexts.inFeet(typed.trim(), formatMetric(feetInMm));
}

export function writeInFeet(typed: string): string {
  return `${typed.trim()} ft`;
}
