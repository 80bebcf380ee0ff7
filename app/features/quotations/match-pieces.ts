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
 * Finds the piece of the enquiry for each line; a removed line keeps a piece only if remark or choices show that it is
 * the same. Alternatives can be for the same piece. Also returns the pieces without a line.
 */
export function matchPieces({ lines, leftOut }: MatchedLines, pieces: readonly Piece[]) {
  const optional = lines.map(({ id }) => id);
  const matches = listBasicChoices(lines).map((choice) =>
    matchChosen({ lines: chooseLines(lines, { ...choice, optional }), leftOut }, pieces),
  );
  return {
    matched: new Map(matches.toReversed().flatMap(({ matched }) => [...matched])),
    newPieces: pieces.filter((_, index) => matches.every(({ unused }) => unused.has(index))),
  };
}

/** The lines are needed together. `unused` has the indexes of the pieces without a line. */
export function matchChosen({ lines, leftOut = [] }: MatchedLines, pieces: readonly Piece[]) {
  // Once the enquiry asks for something else than then, the line is no longer what the customer wants. Of earlier releases, it is not
  // known what an alternative replaced.
  const keepOwnVariant = (piece: Piece, { piece: own, insteadOf, offer }: QuotationLine) => {
    const isUnknown = insteadOf === null && isAlternative(offer) && offer !== "a";
    return own && (isUnknown || insteadOf === getVariant(piece)) ? keepVariant(piece, own) : piece;
  };
  const { pairs, unused } = pairPieces([...lines, ...leftOut], pieces, (line, piece, position) => {
    const likeness = line.piece ? comparePieces(keepOwnVariant(piece, line), line.piece) : 0;
    const isClaimed = position < lines.length || (likeness > 1 && piece.remark === line.piece?.remark);
    return isClaimed ? likeness : 0;
  });
  const matched = pairs.flatMap(({ one: line, piece }) =>
    piece ? [[line.id, keepOwnVariant(piece, line)] as const] : [],
  );
  return { matched: new Map(matched), unused };
}
