import { findPieceKind } from "~/sizes/kinds";
import { parseLength, toLatinDigits, type Unit } from "~/sizes/length";
import { listTypedFields, type TypedPiece } from "./typed-pieces";

const separator = /^(.*?[^\sxX×*])\s*(?:[xX×*]|by)\s*(\S.*)$/i;
const bareNumber = /^[\d.,\s/½¼¾⅛⅜⅝⅞⅓⅔]+$/;
/** The unit after the first number, e.g. "ft" in "4 ft 6 in"; none in "4-6". */
const firstUnit = /^[\d\s.,/½¼¾⅛⅜⅝⅞⅓⅔⁄∕−–—‐‑-]*([^\d\s.,/½¼¾⅛⅜⅝⅞⅓⅔⁄∕−–—‐‑-]+)/;
/** Two lengths of 60 characters, the most that `parseLength` reads. Bounds the time of the patterns. */
const MAX_TEXT_LENGTH = 125;

/** Splits "10 x 4", "10 by 4" or "10*4" in the first length of a piece into its two lengths. */
export function splitSizes(piece: TypedPiece, unit: Unit): TypedPiece {
  const [first, second] = listPair(piece);
  const text = piece.sizes[first ?? ""] ?? "";
  if (!first || !second || text.length > MAX_TEXT_LENGTH) return piece;
  const [, one = "", other = ""] = separator.exec(text) ?? [];
  if (!one || !other) return piece;
  // "10 x 4 ft" are both feet, "1.5 m x 1.2" both metres, but "10 ft x 1200" in mm are not.
  const unitOfOther = findUnitName(other);
  const unitOfOne = findUnitName(one);
  const isOtherMetric = (unit === "ft" || unit === "in") && isMetric(unitOfOne);
  const both = [
    isBare(one) && unitOfOther ? `${one} ${unitOfOther}` : one,
    isBare(other) && isOtherMetric ? `${other} ${unitOfOne}` : other,
  ] as const;
  if (both.some((text) => parseLength(text, unit) === null)) return piece;
  return { ...piece, sizes: { ...piece.sizes, [first]: both[0], [second]: both[1] } };
}

function listPair(piece: TypedPiece): readonly string[] {
  if (piece.kind === "") return [];
  const lengths = listTypedFields(piece).filter(({ type }) => type === "length");
  return findPieceKind(piece.kind).listPair?.(piece.sizes) ?? lengths.map(({ name }) => name);
}

const isBare = (text: string) => bareNumber.test(toLatinDigits(text));

const findUnitName = (text: string) => firstUnit.exec(toLatinDigits(text))?.[1] ?? "";

/** Metric units are whole millimetres. */
const isMetric = (unitName: string) => Number.isInteger(parseLength(`1 ${unitName}`, "ft"));
