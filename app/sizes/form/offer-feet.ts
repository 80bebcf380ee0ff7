import { piecesTexts } from "~/content/pieces";
import type { LengthField } from "~/sizes/kind";
import { formatFeet, formatMetric, parseLength, toLatinDigits, type Unit } from "~/sizes/length";
import { isWithin } from "./carry-over";

export const offerTypes = ["feet", "feetinches", "inches", "centimetres", "millimetres"] as const;

/** Another reading of a number without a unit; `type` is the action of its button. */
export interface LengthOffer {
  type: (typeof offerTypes)[number];
  label: string;
}

/** Feet and inches, a decimal number of feet or a fraction, e.g. "10.6", "10,6", "10.06" and "10/6". */
const twoNumbers = /^(\d{1,3})(?:[.,]|\s*[/⁄∕]\s*)(0?[1-9]|1[01])$/;

/** Offers the readings in which an impossible number is possible, and both readings of "10.6" and "5/6" in feet. */
export function offerLengths(field: LengthField, typed: string, unit: Unit): LengthOffer[] {
  const mm = parseLength(typed, unit);
  const createOffers = (...types: LengthOffer["type"][]) =>
    types.flatMap((type) => createOffer(field, type, typed) ?? []);
  if (mm === null) return createOffers("feetinches");
  if (!isWithin(field, mm))
    return unit === "ft"
      ? createOffers("millimetres", "centimetres", "feetinches", "inches")
      : createOffers("feet");
  if (unit !== "ft" || !twoNumbers.test(toLatinDigits(typed).trim())) return [];
  const offers = createOffers("feetinches", "feet");
  return offers.length > 1 ? offers : [];
}

function createOffer(field: LengthField, type: LengthOffer["type"], typed: string): LengthOffer | null {
  const text = writeOffer(type, typed);
  const mm = text === null ? null : parseLength(text, "mm");
  if (text === null || mm === null || !isWithin(field, mm)) return null;
  const isMetric = type === "millimetres" || type === "centimetres";
  const converted = isMetric ? formatFeet(mm) : formatMetric(mm);
  return { type, label: piecesTexts.reading(text, converted) };
}

const unitNames = { feet: "ft", inches: "in", centimetres: "cm", millimetres: "mm" } as const;

/** Writes a number in this reading; null unless it can be read as feet and inches. */
export function writeOffer(type: LengthOffer["type"], typed: string): string | null {
  const number = typed.trim();
  if (type !== "feetinches") return `${number} ${unitNames[type]}`;
  const [, feet, inches] = twoNumbers.exec(toLatinDigits(number)) ?? [];
  return feet && inches ? `${feet} ft ${Number(inches)} in` : null;
}
