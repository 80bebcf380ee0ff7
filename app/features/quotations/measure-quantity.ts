import type { QuantityUnit } from "~/platform/database/quotation-tables";
import type { Piece } from "~/sizes/kind";
import { measureQuantities } from "~/sizes/quantities";

const MM_PER_FOOT = 304.8;
const SQUARE_FEET_PER_SQUARE_METRE = 1 / 0.3048 ** 2;

/** Returns thousandths of the unit, for all ordered pieces; null when the kind of work has no such quantity. */
export function measureQuantity(piece: Piece, unit: QuantityUnit): number | null {
  const { length, area, mass, count } = measureQuantities(piece).total;
  const values: Record<QuantityUnit, number | null> = {
    ft: length === null ? null : length / MM_PER_FOOT,
    m: length === null ? null : length / 1000,
    sqft: area === null ? null : area * SQUARE_FEET_PER_SQUARE_METRE,
    sqm: area,
    kg: mass,
    piece: count,
    lump: 1,
  };
  const value = values[unit];
  // Two decimals match tape measures and price lists.
  return value === null ? null : Math.round(value * 100) * 10;
}
