import type { Piece } from "~/sizes/kind";
import { type PieceList, usesFeet } from "~/sizes/piece-list";
import { type ExtraName, extras } from "./extras";
import { measureQuantity } from "./measure-quantity";
import type { QuotationDraft, QuotationLine, QuotationTerms } from "./quotation";
import { describePiece, getRateKey, proposeRate, type Rate } from "./rates";

const defaultTerms: QuotationTerms = {
  validityDays: 15,
  advance: 50,
  delivery: "4 weeks after we receive the advance and you approve the drawing",
  balance: "On completion",
  warranty: "12 months on fabrication and fitting",
  exclusions: "Civil work, scaffolding and electrical connections",
};

interface DraftSource {
  name: string;
  town: string | null;
  pieces: PieceList | null;
  rates: readonly Rate[];
  /** Terms of the last quotation; null for the first one. */
  terms: QuotationTerms | null;
  /** Code of the firm's state. */
  state: string;
}

export function proposeDraft({ name, town, pieces, rates, terms, state }: DraftSource): QuotationDraft {
  return {
    customer: { name, address: town ?? "", gstin: null, state },
    lines: (pieces?.pieces ?? []).map((piece) => proposeLine(piece, rates)),
    discount: null,
    terms: terms ?? defaultTerms,
    isInFeet: pieces !== null && usesFeet(pieces),
  };
}

/** A piece that has no quantity in the rate's unit is priced per piece. */
function proposeLine(piece: Piece, rates: readonly Rate[]): QuotationLine {
  const { unit, ...rate } = proposeRate(rates, getRateKey(piece));
  const quantity = measureQuantity(piece, unit);
  const line = { ...rate, id: crypto.randomUUID(), piece, extra: null, isConfirmed: false };
  return {
    ...line,
    description: describePiece(piece),
    unit: quantity === null ? "piece" : unit,
    quantity: quantity ?? piece.count * 1000,
  };
}

export function proposeExtra(extra: ExtraName, rates: readonly Rate[]): QuotationLine {
  const { unit, hsn, rate, gst } = proposeRate(rates, { kind: extra, finish: "" });
  const label = extras.find(({ value }) => value === extra)?.label ?? "";
  return {
    id: crypto.randomUUID(),
    description: extra === "other" ? "" : label,
    piece: null,
    extra,
    isConfirmed: true,
    quantity: 1000,
    unit,
    rate,
    gst,
    hsn,
  };
}

/** Copies the enquiry's pieces into the lines, in order. Adds and removes lines as needed; lines without a piece stay. */
export function updatePieces(
  draft: QuotationDraft,
  pieces: readonly Piece[],
  rates: readonly Rate[],
): QuotationDraft {
  const remaining = [...pieces];
  const lines = draft.lines.flatMap((line): QuotationLine[] => {
    if (!line.piece) return [line];
    const kind = line.piece.kind;
    const index = remaining.findIndex((piece) => piece.kind === kind);
    const [piece] = index < 0 ? [] : remaining.splice(index, 1);
    if (!piece) return [];
    const quantity = measureQuantity(piece, line.unit) ?? line.quantity;
    return [{ ...line, piece, quantity, isConfirmed: false }];
  });
  return { ...draft, lines: [...lines, ...remaining.map((piece) => proposeLine(piece, rates))] };
}
