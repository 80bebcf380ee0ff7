import { comparePieces, pairPieces } from "~/features/enquiries/current-pieces";
import type { Piece } from "~/sizes/kind";
import { chooseLines, isAlternative, listBasicChoices } from "./choices";
import type { QuotationLine } from "./quotation";
import { getVariant, keepVariant } from "./rates";

interface MatchedLines {
  lines: readonly QuotationLine[];
  leftOut?: readonly QuotationLine[];
}

/**
 * Finds the piece of the enquiry for each line, with the work that the line is for, and the variant that the enquiry asks for
 * there; a removed line keeps a piece only if remark or choices show that it is the same. Alternatives can be for the same
 * piece. Also returns the pieces without a line.
 */
export function matchPieces({ lines, leftOut }: MatchedLines, pieces: readonly Piece[]) {
  const optional = lines.map(({ id }) => id);
  const choices = listBasicChoices(lines);
  const matches: ReturnType<typeof matchChosen>[] = [];
  for (const choice of choices) {
    const chosen = { lines: chooseLines(lines, { ...choice, optional }), leftOut };
    const isUnmatched = (index: number) => matches.every(({ unused }) => unused.has(index));
    const unmatched = matches.length > 0 ? pieces.filter((_, index) => isUnmatched(index)) : [];
    matches.push(matchChosen(chosen, pieces, { isOffered: choices.length > 1, unmatched }));
  }
  const merge = <Value>(maps: readonly Map<string, Value>[]) =>
    new Map(maps.toReversed().flatMap((map) => [...map]));
  return {
    matched: merge(matches.map(({ matched }) => matched)),
    askedVariants: merge(matches.map(({ askedVariants }) => askedVariants)),
    newPieces: pieces.filter((_, index) => matches.every(({ unused }) => unused.has(index))),
  };
}

interface MatchOptions {
  /** The customer has not yet chosen among alternatives. */
  isOffered?: boolean;
  /** Pieces that no line of the other choices is for. */
  unmatched?: readonly Piece[];
}

/** The lines are needed together. `unused` has the indexes of the pieces without a line. */
export function matchChosen(
  { lines, leftOut = [] }: MatchedLines,
  pieces: readonly Piece[],
  { isOffered = false, unmatched = [] }: MatchOptions = {},
) {
  // What an alternative of an earlier release replaces is unknown. One that was chosen by hand can be another piece of the enquiry.
  const ownPieces = [...lines, ...leftOut].flatMap(({ piece }) => piece ?? []);
  const isWithoutPiece = (own: Piece) => countWork(pieces, own) < countWork(ownPieces, own);
  const keepOwnVariant = (piece: Piece, line: QuotationLine) => {
    const { piece: own, insteadOf, offer } = line;
    if (!own) return piece;
    // Once the enquiry asks for something else than then, a sold line is no longer what the customer wants.
    if (insteadOf !== null && insteadOf === getVariant(piece)) return keepVariant(piece, own);
    if (!isAlternative(offer) || !lines.includes(line)) return piece;
    const isKept =
      insteadOf === null ? offer !== "a" && isWithoutPiece(own) : isOffered && insteadOf !== getVariant(own);
    return isKept ? keepVariant(piece, own) : piece;
  };
  // One that was chosen by hand follows its own piece.
  const isForUnmatched = ({ insteadOf }: QuotationLine, piece: Piece) =>
    insteadOf === null && unmatched.includes(piece);
  const { pairs, unused } = pairPieces([...lines, ...leftOut], pieces, (line, piece, position) => {
    const kept = keepOwnVariant(piece, line);
    const isPreferred = kept !== piece && isForUnmatched(line, piece);
    const likeness = line.piece ? comparePieces(kept, line.piece) + (isPreferred ? 0.5 : 0) : 0;
    const isClaimed = position < lines.length || (likeness > 1 && piece.remark === line.piece?.remark);
    return isClaimed ? likeness : 0;
  });
  const found = pairs.flatMap(({ one: line, piece }) => (piece ? [{ line, piece }] : []));
  return {
    matched: new Map(
      found.map(({ line, piece }) => [
        line.id,
        isForUnmatched(line, piece) ? piece : keepOwnVariant(piece, line),
      ]),
    ),
    askedVariants: new Map(found.map(({ line, piece }) => [line.id, getVariant(piece)])),
    unused,
  };
}

/** Of the same work in any size. */
function countWork(pieces: readonly Piece[], own: Piece): number {
  const isSame = (piece: Piece) => comparePieces(piece, own) > 0 && getVariant(piece) === getVariant(own);
  return pieces.filter(isSame).length;
}
