import type { QuantityUnit } from "~/platform/database/quotation-tables";
import { type Piece, type PieceKindName, pieceKindNames, pieceKindTexts, type Sizes } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { type ExtraName, extras } from "./extras";
import { formatRupees } from "./money";
import { getUnitLabel } from "./quantity";

/** A kind of work with its finish, or an extra. */
export interface RateKey {
  kind: string;
  /** Empty for any finish. */
  finish: string;
}

export interface Rate extends RateKey {
  unit: QuantityUnit;
  /** In paise. */
  rate: number;
  gst: number;
  hsn: string;
}

/** Name of the field that decides the price, by kind. */
const variantFields: Partial<Record<PieceKindName, string>> = {
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

export function listRateKeys(): (RateKey & { label: string })[] {
  const kindKeys = pieceKindNames.flatMap((kind) => [
    { kind, finish: "", label: pieceKindTexts[kind].label },
    ...listVariantOptions(kind, {}).map(({ value, label: finish }) => ({
      kind,
      finish: value,
      label: `${pieceKindTexts[kind].label}: ${finish.toLowerCase()}`,
    })),
  ]);
  return [...kindKeys, ...extras.map(({ value, label }) => ({ ...getExtraRateKey(value), label }))];
}

/** "Something else" is a kind of work named "other", so the extra line of this name needs another key. */
export function getExtraRateKey(extra: ExtraName): RateKey {
  return { kind: extra === "other" ? "other-line" : extra, finish: "" };
}

export function getRateKey({ kind, sizes }: Piece): RateKey {
  const finish = sizes[variantFields[kind] ?? ""];
  return { kind, finish: typeof finish === "string" ? finish : "" };
}

/** E.g. "Railing or balcony, glass". */
export function describePiece({ kind, sizes }: Piece): string {
  const finish = sizes[variantFields[kind] ?? ""];
  const label = listVariantOptions(kind, sizes).find(({ value }) => value === finish)?.label;
  return [pieceKindTexts[kind].label, label?.toLowerCase()].filter(Boolean).join(", ");
}

const priceUnits: Partial<Record<QuantityUnit, string>> = { piece: "each", lump: "lump sum" };

/** E.g. "₹950.00 per sq ft". */
export function formatPrice(rate: number, unit: QuantityUnit): string {
  return `${formatRupees(rate)} ${priceUnits[unit] ?? `per ${getUnitLabel(unit)}`}`;
}

/** Returns the rate of the finish or the kind; if there is none, a default without a price. */
export function proposeRate(
  rates: readonly Rate[],
  { kind, finish }: RateKey,
): Omit<Rate, "rate" | "kind" | "finish"> & { rate: number | null } {
  const savedRate =
    rates.find((rate) => rate.kind === kind && rate.finish === finish) ??
    rates.find((rate) => rate.kind === kind && rate.finish === "");
  if (savedRate) return savedRate;
  const extra = extras.find(({ value }) => getExtraRateKey(value).kind === kind);
  const { unit, hsn } = extra
    ? { unit: "lump" as const, hsn: extra.hsn }
    : kindDefaults[kind as PieceKindName];
  return { unit, hsn, rate: null, gst: 18 };
}
