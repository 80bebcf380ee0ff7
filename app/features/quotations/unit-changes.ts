import type { Piece } from "~/sizes/kind";
import { measureQuantity } from "./measure-quantity";
import { formatQuantity, quantityUnits } from "./quantity";
import { getLineFieldName, parseLineIds, writeShown } from "./typed-quotation";

/** Recalculates the quantity of each line of which only the unit was changed. An unknown quantity becomes empty. */
export function recalculateQuantities(
  typed: Readonly<Record<string, string>>,
  findPiece: (id: string) => Piece | null,
): Record<string, string> {
  const changes = parseLineIds(typed).flatMap((id) => {
    const shown = typed[getLineFieldName("shown", id)];
    const text = typed[getLineFieldName("unit", id)];
    const unit = quantityUnits.find(({ value }) => value === text)?.value;
    const quantity = typed[getLineFieldName("quantity", id)]?.trim() ?? "";
    if (!unit || !shown || shown.startsWith(`${unit} `) || !shown.endsWith(` ${quantity}`)) return [];
    const recalculated = formatQuantity(findQuantity(findPiece(id), unit));
    return [
      [getLineFieldName("quantity", id), recalculated],
      [getLineFieldName("shown", id), writeShown(unit, recalculated)],
    ];
  });
  return { ...typed, ...Object.fromEntries(changes) };
}

function findQuantity(piece: Piece | null, unit: (typeof quantityUnits)[number]["value"]): number {
  if (piece) return measureQuantity(piece, unit) ?? 0;
  return unit === "lump" ? 1000 : 0;
}
