import type { SizeField } from "~/sizes/kind";
import { parseLength, toLatinDigits, type Unit } from "~/sizes/length";
import { listTypedFields, type TypedPiece } from "./typed-pieces";

const separator = /^(.*?[^\sxX×*])\s*(?:[xX×*]|by)\s*(\S.*)$/i;
const bareNumber = /^[\d.,\s/½¼¾]+$/;

/** Splits "10 x 4", "10 by 4" or "10*4" in the first length of a piece into its first two lengths. */
export function splitSizes(piece: TypedPiece, unit: Unit): TypedPiece {
  const [first, second] = listTypedFields(piece).filter(isLength);
  const [, one = "", other = ""] = separator.exec(piece.sizes[first?.name ?? ""] ?? "") ?? [];
  if (!first || !second || !one || !other) return piece;
  // "10 x 4 ft" are both feet.
  const [, unitName = ""] = /([^\d\s.,/½¼¾]+)\s*$/.exec(toLatinDigits(other)) ?? [];
  const both = [bareNumber.test(toLatinDigits(one)) && unitName ? `${one} ${unitName}` : one, other] as const;
  if (both.some((text) => parseLength(text, unit) === null)) return piece;
  return { ...piece, sizes: { ...piece.sizes, [first.name]: both[0], [second.name]: both[1] } };
}

const isLength = ({ type }: SizeField) => type === "length";
