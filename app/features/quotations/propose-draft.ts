import { randomUUID } from "node:crypto";
import { arePiecesEqual } from "~/features/enquiries/current-pieces";
import type { Piece } from "~/sizes/kind";
import { type PieceList, usesFeet } from "~/sizes/piece-list";
import { fillNewChoices } from "~/sizes/sizes";
import { alternativeNames, isAlternative, listAlternatives } from "./choices";
import { type ExtraName, extras } from "./extras";
import { findRate, type Rate } from "./find-rate";
import { matchPieces } from "./match-pieces";
import { measureQuantity } from "./measure-quantity";
import type { DraftLine, QuotationDraft, QuotationLine, QuotationTerms } from "./quotation";
import {
  describePiece,
  findGrade,
  getRateKey,
  getVariant,
  hasSameWork,
  proposeRate,
  setVariant,
} from "./rates";

interface DraftSource {
  name: string;
  town: string | null;
  pieces: PieceList | null;
  rates: readonly Rate[];
  /** The firm's standard terms. */
  terms: QuotationTerms;
  /** Code of the firm's state. */
  state: string;
}

export function proposeDraft({ name, town, pieces, rates, terms, state }: DraftSource): QuotationDraft {
  return {
    customer: { name, address: town ?? "", gstin: null, state },
    lines: (pieces?.pieces ?? []).map((piece) => proposeLine(piece, rates)),
    leftOut: [],
    discount: null,
    pricesIncludeGst: false,
    terms,
    isInFeet: pieces !== null && usesFeet(pieces),
  };
}

/** Leaves quantity and rate empty if the piece has no quantity in the unit of the rate. */
function proposeLine(piece: Piece, rates: readonly Rate[]): DraftLine {
  const steel = { grade: findGrade(piece), finish: "" as const };
  const { unit, rate, gst, hsn, minimum, cost, wastage } = proposeRate(
    rates,
    getRateKey({ piece, extra: null, ...steel }),
  );
  const quantity = measureQuantity(piece, unit);
  return {
    id: randomUUID(),
    description: describePiece(piece),
    piece,
    insteadOf: null,
    extra: null,
    ...steel,
    ral: "",
    isConfirmed: false,
    quantity: quantity ?? 0,
    unit,
    rate: quantity === null ? null : rate,
    gst,
    hsn,
    offer: "",
    minimum,
    cost,
    wastage,
  };
}

export function proposeExtra(extra: ExtraName, rates: readonly Rate[]): DraftLine {
  const source = { piece: null, insteadOf: null, extra, grade: "", finish: "" } as const;
  const { unit, hsn, rate, gst, minimum, cost, wastage } = proposeRate(rates, getRateKey(source));
  const label = extras.find(({ value }) => value === extra)?.label ?? "";
  return {
    id: randomUUID(),
    description: extra === "other" ? "" : label,
    ...source,
    ral: "",
    isConfirmed: true,
    quantity: 1000,
    unit,
    rate,
    gst,
    hsn,
    offer: "",
    minimum,
    cost,
    wastage,
  };
}

/**
 * Adds an alternative to a line, after it: the same work or, for a piece, another variant. Returns the same draft if all
 * alternatives are in use.
 */
export function addAlternative(
  draft: QuotationDraft,
  { id, variant }: { id: string; variant: string },
  rates: readonly Rate[],
): QuotationDraft {
  const lines = draft.lines.flatMap((line): DraftLine[] => {
    if (line.id !== id) return [line];
    const offer = isAlternative(line.offer) ? line.offer : "a";
    const others = draft.lines.filter((other) => other.id !== id);
    const next = isAlternative(line.offer)
      ? alternativeNames.find((name) => name !== offer && !listAlternatives(others).includes(name))
      : "b";
    if (!next) return [line];
    const piece = line.piece && fillNewChoices(setVariant(line.piece, variant), line.piece);
    const copy =
      piece && piece !== line.piece ? proposeLine(piece, rates) : { ...line, id: randomUUID(), piece };
    const insteadOf = line.insteadOf ?? (line.piece && getVariant(line.piece));
    return [
      { ...line, insteadOf, offer },
      { ...copy, insteadOf, offer: next },
    ];
  });
  return { ...draft, lines };
}

/** Some line is now for another infill or steel, so its rate may no longer fit. */
export function hasNewWork(before: QuotationDraft, { lines }: QuotationDraft): boolean {
  return before.lines.some((line) =>
    lines.some((other) => other.id === line.id && !hasSameWork(line, other)),
  );
}

/** Returns the updated line with the saved rate of its new infill or steel. The owner's own rate stays. */
function reprice(line: DraftLine, updated: DraftLine & { piece: Piece }, rates: readonly Rate[]): DraftLine {
  const [earlier, found] = [line, updated].map((one) => findRate(rates, getRateKey(one)));
  const isProposed = line.rate === null || (line.rate === earlier?.rate && line.unit === earlier.unit);
  const isMeasurable = found ? measureQuantity(updated.piece, found.unit) !== null : false;
  // A line without a quantity had no rate.
  if (found && found === earlier && line.rate === null && line.unit === found.unit && isMeasurable)
    return { ...updated, rate: found.rate };
  if (found === earlier || !isProposed) return updated;
  if (!found) return { ...updated, rate: null, minimum: null, cost: null, wastage: 0 };
  const { unit, rate, gst, hsn, minimum, cost, wastage } = found;
  return { ...updated, unit, rate: isMeasurable ? rate : null, gst, hsn, minimum, cost, wastage };
}

/** False for an enquiry without sizes: its quotation was copied from another one. */
export function hasNewSizes(draft: QuotationDraft, pieces: readonly Piece[]): boolean {
  if (pieces.length === 0) return false;
  const { matched, newPieces } = matchPieces(draft, pieces);
  return newPieces.length > 0 || draft.lines.some((line) => hasOtherPiece(line, matched.get(line.id)));
}

function hasOtherPiece({ piece: own }: QuotationLine, piece: Piece | undefined): boolean {
  return own !== null && !(piece && arePiecesEqual([own], [piece]));
}

/**
 * Gives each changed line its piece, or deletes it. Adds lines for the other new pieces. A line with a
 * proposed rate gets the rate of its new infill or steel, or none.
 */
export function updatePieces(
  draft: QuotationDraft,
  pieces: readonly Piece[],
  rates: readonly Rate[],
): QuotationDraft {
  const { matched, askedVariants, newPieces } = matchPieces(draft, pieces);
  const lines = draft.lines.flatMap((line): DraftLine[] => {
    const piece = matched.get(line.id);
    if (!line.piece) return [line];
    if (!piece) return [];
    const asked = askedVariants.get(line.id) ?? "";
    const insteadOf = line.insteadOf === null || asked === getVariant(line.piece) ? line.insteadOf : asked;
    if (!hasOtherPiece(line, piece)) return [{ ...line, insteadOf }];
    const isProposed = line.description === describePiece(line.piece);
    const description = isProposed ? describePiece(piece) : line.description;
    const grade = line.grade === findGrade(line.piece) ? findGrade(piece) : line.grade;
    const updated = { ...line, piece, insteadOf, description, grade, isConfirmed: false };
    const priced = reprice(line, updated, rates);
    return [{ ...priced, quantity: measureQuantity(piece, priced.unit) ?? 0 }];
  });
  const leftOut = draft.leftOut.filter(({ id }) => matched.has(id));
  return { ...draft, leftOut, lines: [...lines, ...newPieces.map((piece) => proposeLine(piece, rates))] };
}
