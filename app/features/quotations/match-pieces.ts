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
  const matches = choices.map((choice) =>
    matchChosen({ lines: chooseLines(lines, { ...choice, optional }), leftOut }, pieces, {
      isOffered: choices.length > 1,
    }),
  );
  const merge = <Value>(maps: readonly Map<string, Value>[]) =>
    new Map(maps.toReversed().flatMap((map) => [...map]));
  return {
    matched: merge(matches.map(({ matched }) => matched)),
    askedVariants: merge(matches.map(({ askedVariants }) => askedVariants)),
    newPieces: pieces.filter((_, index) => matches.every(({ unused }) => unused.has(index))),
  };
}

/**
 * The lines are needed together; with `isOffered`, the customer has not yet chosen among alternatives. `unused` has the indexes of
 * the pieces without a line.
 */
export function matchChosen(
  { lines, leftOut = [] }: MatchedLines,
  pieces: readonly Piece[],
  { isOffered = false } = {},
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
  const { pairs, unused } = pairPieces([...lines, ...leftOut], pieces, (line, piece, position) => {
    const likeness = line.piece ? comparePieces(keepOwnVariant(piece, line), line.piece) : 0;
    const isClaimed = position < lines.length || (likeness > 1 && piece.remark === line.piece?.remark);
    return isClaimed ? likeness : 0;
  });
  const found = pairs.flatMap(({ one: line, piece }) => (piece ? [{ line, piece }] : []));
  return {
    matched: new Map(found.map(({ line, piece }) => [line.id, keepOwnVariant(piece, line)])),
    askedVariants: new Map(found.map(({ line, piece }) => [line.id, getVariant(piece)])),
    unused,
  };
}

/** Of the same work in any size. */
function countWork(pieces: readonly Piece[], own: Piece): number {
  const isSame = (piece: Piece) => comparePieces(piece, own) > 0 && getVariant(piece) === getVariant(own);
  return pieces.filter(isSame).length;
}
