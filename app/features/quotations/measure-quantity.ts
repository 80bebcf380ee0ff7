import { SQUARE_FOOT } from "~/sizes/facts";
import type { Piece } from "~/sizes/kind";
import { isMeasured } from "~/sizes/piece-list";
import { measureQuantities } from "~/sizes/quantities";
import { formatQuantity, MAX_QUANTITY, quantityUnits } from "./quantity";
import type { QuantityUnit } from "./tables";

const MM_PER_FOOT = 304.8;

/** Returns thousandths of the unit, for all ordered pieces; null when the kind of work has no such quantity or no size is known. */
export function measureQuantity(piece: Piece, unit: QuantityUnit): number | null {
  const { length, area, glassArea, steel, glass, mass, count } = measureQuantities(piece).total;
  // A shower is sold by the area of its glass. Steel is sold by weight, glass is not.
  const face = area ?? (length === null ? glassArea : null);
  const values: Record<QuantityUnit, number | null> = {
    ft: length === null ? null : length / MM_PER_FOOT,
    m: length === null ? null : length / 1000,
    sqft: face === null ? null : face / SQUARE_FOOT,
    sqm: face,
    kg: steel ?? (glass === null ? mass : null),
    piece: count,
    lump: 1,
  };
  const value = values[unit];
  if (value === null || (unit !== "piece" && unit !== "lump" && !isMeasured(piece))) return null;
  // Two decimals match tape measures and price lists. Halves are rounded up, also when binary fractions fall short of them.
  const quantity = Math.round(Number((value * 100).toFixed(6))) * 10;
  return quantity > 0 && quantity <= MAX_QUANTITY ? quantity : null;
}

/** Texts by unit; empty when the piece has no such quantity. */
export function listQuantities(piece: Piece): Record<QuantityUnit, string> {
  const texts = quantityUnits.map(({ value }) => [value, formatQuantity(measureQuantity(piece, value) ?? 0)]);
  return Object.fromEntries(texts);
}
