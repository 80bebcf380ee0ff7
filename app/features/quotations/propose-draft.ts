import { arePiecesEqual } from "~/features/enquiries/current-pieces";
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
    leftOut: [],
    discount: null,
    terms: terms ?? defaultTerms,
    isInFeet: pieces !== null && usesFeet(pieces),
  };
}

/** Uses the unit "piece" if the piece has no quantity in the unit of the rate. */
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

/** Finds lines whose piece was changed or removed in the enquiry, and pieces without a line, not even a removed one. */
function comparePieces({ lines, leftOut }: QuotationDraft, pieces: readonly Piece[]) {
  const newPieces = [...pieces];
  const hasChanged = ({ piece }: QuotationLine): boolean => {
    if (!piece) return false;
    const index = newPieces.findIndex((other) => arePiecesEqual([piece], [other]));
    if (index >= 0) newPieces.splice(index, 1);
    return index < 0;
  };
  const changedLines = [...lines, ...leftOut].filter(hasChanged);
  return { changedLines, newPieces };
}

export function hasNewSizes(draft: QuotationDraft, pieces: readonly Piece[]): boolean {
  const { changedLines, newPieces } = comparePieces(draft, pieces);
  return changedLines.some((line) => draft.lines.includes(line)) || newPieces.length > 0;
}

/** Gives each changed line the next new piece of its kind, or deletes it. Adds lines for the other new pieces. */
export function updatePieces(
  draft: QuotationDraft,
  pieces: readonly Piece[],
  rates: readonly Rate[],
): QuotationDraft {
  const { changedLines, newPieces } = comparePieces(draft, pieces);
  const lines = draft.lines.flatMap((line): QuotationLine[] => {
    if (!line.piece || !changedLines.includes(line)) return [line];
    const { kind } = line.piece;
    const index = newPieces.findIndex((piece) => piece.kind === kind);
    const [piece] = index < 0 ? [] : newPieces.splice(index, 1);
    if (!piece) return [];
    const isProposed = line.description === describePiece(line.piece);
    const description = isProposed ? describePiece(piece) : line.description;
    const quantity = measureQuantity(piece, line.unit) ?? line.quantity;
    return [{ ...line, piece, description, quantity, isConfirmed: false }];
  });
  const leftOut = draft.leftOut.filter((line) => !changedLines.includes(line));
  return { ...draft, leftOut, lines: [...lines, ...newPieces.map((piece) => proposeLine(piece, rates))] };
}
