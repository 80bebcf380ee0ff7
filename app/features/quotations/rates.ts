import { readChoice } from "~/sizes/fields";
import { type Piece, type PieceKindName, pieceKindNames, pieceKindTexts, type Sizes } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { isMeasured } from "~/sizes/piece-list";
import { completeSizes, fillNewChoices } from "~/sizes/sizes";
import { type ExtraName, extras } from "./extras";
import { findRate, type Rate, type RateKey } from "./find-rate";
import type { Costs } from "./margin";
import { formatRupees } from "./money";
import { getUnitLabel } from "./quantity";
import type { QuotationDraft, QuotationLine } from "./quotation";
import type { Steel } from "./steel";
import type { QuantityUnit } from "./tables";

/** Name of the field that decides the price, by kind. */
export const variantFields: Partial<Record<PieceKindName, string>> = {
  railing: "infill",
  stair: "infill",
  gate: "infill",
  door: "style",
  window: "style",
  shower: "shape",
  pergola: "roof",
};

/** Codes of the customs tariff: steel structures 7308, aluminium 7610, glass 7007. The owner can change them. */
const kindDefaults: Record<PieceKindName, { unit: QuantityUnit; hsn: string }> = {
  railing: { unit: "ft", hsn: "7308" },
  stair: { unit: "ft", hsn: "7308" },
  charupudi: { unit: "ft", hsn: "7308" },
  gate: { unit: "sqft", hsn: "7308" },
  door: { unit: "piece", hsn: "7308" },
  window: { unit: "sqft", hsn: "7610" },
  shower: { unit: "sqft", hsn: "7007" },
  pergola: { unit: "sqft", hsn: "7308" },
  structure: { unit: "kg", hsn: "7308" },
  other: { unit: "lump", hsn: "7308" },
};

function listVariantOptions(kind: PieceKindName, sizes: Sizes) {
  const field = findPieceKind(kind)
    .listFields(sizes)
    .find(({ name }) => name === variantFields[kind]);
  return field?.type === "choice" ? field.options.map(({ value, label }) => ({ value, label })) : [];
}

/** Returns the chosen variant or, if none was chosen, the one that the drawing shows; empty without one. */
export function getVariant(piece: Piece): string {
  const kind = findPieceKind(piece.kind);
  const { sizes } = isMeasured(piece) ? completeSizes(kind, piece.sizes) : piece;
  return readChoice(sizes, variantFields[piece.kind] ?? "");
}

/** Except abbreviations, such as "FRP leaf". */
const lowerFirst = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

type WorkKey = Pick<RateKey, "kind" | "variant">;

/** Lists what a rate can be for, besides steel and finish. */
export function listWork(): (WorkKey & { label: string })[] {
  const kinds = pieceKindNames.flatMap((kind) => [
    { kind, variant: "", label: pieceKindTexts[kind].label },
    ...listVariantOptions(kind, {}).map(({ value, label }) => ({
      kind,
      variant: value,
      label: `${pieceKindTexts[kind].label}: ${lowerFirst(label)}`,
    })),
  ]);
  return [...kinds, ...extras.map(({ value, label }) => ({ ...getExtraKey(value), label }))];
}

/** "Something else" is a kind of work named "other", so the extra line of this name needs another key. */
function getExtraKey(extra: ExtraName): WorkKey {
  return { kind: extra === "other" ? "other-line" : extra, variant: "" };
}

export function getRateKey({ piece, extra, grade, finish }: RatedLine): RateKey {
  if (!piece) return { ...getExtraKey(extra ?? "other"), grade, finish };
  return { kind: piece.kind, variant: getVariant(piece), grade, finish };
}

type RatedLine = Pick<QuotationLine, "piece" | "extra" | "grade" | "finish">;

/** False for another infill, steel or finish, which can have another rate. */
export function hasSameWork(one: RatedLine, other: RatedLine): boolean {
  return JSON.stringify(getRateKey(one)) === JSON.stringify(getRateKey(other));
}

/** Returns the costs of a sent line, which only the draft knows; none if the draft now has them for another unit or work. */
export function findCosts({ lines, leftOut }: QuotationDraft, sent: QuotationLine): Costs {
  const line = [...lines, ...leftOut].find(
    (one) => one.id === sent.id && one.unit === sent.unit && hasSameWork(one, sent),
  );
  return { cost: line?.cost ?? null, wastage: line?.wastage ?? 0 };
}

/** Returns the grade that the customer chose; empty if the piece does not say. */
export function findGrade({ kind, sizes }: Piece): Steel["grade"] {
  return kind === "railing" && sizes.pipe === "galvanised" ? "gi" : "";
}

/** E.g. "Railing or balcony, glass". */
export function describePiece(piece: Piece): string {
  const options = listVariantOptions(piece.kind, piece.sizes);
  const label = options.find(({ value }) => value === getVariant(piece))?.label;
  return [pieceKindTexts[piece.kind].label, label && lowerFirst(label)].filter(Boolean).join(", ");
}

/** Lists the other variants that are possible in the sizes of a piece, such as the infills of a railing. */
export function listOtherVariants(piece: Piece): { value: string; label: string }[] {
  const [own, field = ""] = [getVariant(piece), variantFields[piece.kind]];
  return listVariantOptions(piece.kind, piece.sizes).filter(({ value }) => {
    const sizes: Sizes = { ...piece.sizes, [field]: value };
    const { assumed } = completeSizes(findPieceKind(piece.kind), sizes);
    return value !== own && assumed.every((name) => sizes[name] === undefined);
  });
}

/** Returns the piece with another variant; the same piece if that is not possible. */
export function setVariant(piece: Piece, variant: string): Piece {
  const field = variantFields[piece.kind];
  const isKnown = listOtherVariants(piece).some(({ value }) => value === variant);
  return field && isKnown ? { ...piece, sizes: { ...piece.sizes, [field]: variant } } : piece;
}

/** Returns the piece with the variant of another one of its kind. */
export function keepVariant(piece: Piece, other: Piece): Piece {
  if (piece.kind !== other.kind) return piece;
  return fillNewChoices(setVariant(piece, getVariant(other)), piece, other.sizes);
}

const priceUnits: Partial<Record<QuantityUnit, string>> = { piece: "each", lump: "lump sum" };

/** E.g. "₹950.00 per sq ft". */
export function formatPrice(rate: number, unit: QuantityUnit): string {
  return `${formatRupees(rate)} ${priceUnits[unit] ?? `per ${getUnitLabel(unit)}`}`;
}

/** Returns the owner's rate; if there is none, a default without a price. */
export function proposeRate(
  rates: readonly Rate[],
  key: RateKey,
): Omit<Rate, keyof RateKey | "rate"> & { rate: number | null } {
  const found = findRate(rates, key);
  if (found) return found;
  const extra = extras.find(({ value }) => getExtraKey(value).kind === key.kind);
  const { unit, hsn } = extra
    ? { unit: "lump" as const, hsn: extra.hsn }
    : kindDefaults[key.kind as PieceKindName];
  return { unit, hsn, rate: null, gst: 18, minimum: null, cost: null, wastage: 0 };
}
