import type { Piece } from "~/sizes/kind";
import { type Rate, renewRate } from "./find-rate";
import { measureQuantity } from "./measure-quantity";
import { formatQuantity, quantityUnits } from "./quantity";
import type { QuotationLine } from "./quotation";
import { getRateKey } from "./rates";
import { getLineFieldName, type LineField, parseLineIds, writeRated, writeShown } from "./typed-quotation";

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
    const piece = findPiece(id);
    // One motor stays one motor.
    if (!piece && shown.startsWith("lump ") && unit === "piece") return [];
    const recalculated = formatQuantity(findQuantity(piece, unit));
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

/** Looks up the rate of each line whose grade or finish was changed, unless the owner typed a rate of their own. */
export function renewRates(
  typed: Readonly<Record<string, string>>,
  rates: readonly Rate[],
  findSource: (id: string) => Pick<QuotationLine, "piece" | "extra">,
): Record<string, string> {
  const changes = parseLineIds(typed).flatMap((id) => {
    const read = (field: LineField) => typed[getLineFieldName(field, id)] ?? "";
    const steel = { grade: read("grade"), finish: read("finish") };
    const rated = read("rated");
    if (rated === "" || rated === writeRated(steel)) return [];
    const [grade = "", finish = ""] = rated.split(" ");
    const key = getRateKey({ ...findSource(id), grade: "", finish: "" });
    const renewed = renewRate(rates, {
      before: { ...key, grade, finish },
      after: { ...key, ...steel },
      unit: read("unit"),
      texts: {
        rate: read("rate"),
        minimum: read("minimum"),
        cost: read("cost"),
        wastage: read("wastage"),
      },
    });
    return Object.entries({ ...renewed, rated: writeRated(steel) }).map(([field, text]) => [
      getLineFieldName(field as LineField, id),
      text,
    ]);
  });
  return { ...typed, ...Object.fromEntries(changes) };
}
