import { arePiecesEqual } from "~/features/enquiries/current-pieces";
import type { Piece } from "~/sizes/kind";
import { chooseLines, isAlternative, listBasicChoices } from "./choices";
import type { QuotationLine } from "./quotation";
import { keepVariant } from "./rates";

interface MatchedLines {
  lines: readonly QuotationLine[];
  leftOut?: readonly QuotationLine[];
}

/**
 * Finds the piece of the enquiry for each line: an equal one or else, except for removed lines, the next of its kind.
 * Alternatives can be for the same piece. Also returns the pieces without a line.
 */
export function matchPieces({ lines, leftOut }: MatchedLines, pieces: readonly Piece[]) {
  const optional = lines.map(({ id }) => id);
  const matches = listBasicChoices(lines).map((choice) =>
    matchChosen({ lines: chooseLines(lines, { ...choice, optional }), leftOut }, pieces),
  );
  return {
    matched: new Map(matches.toReversed().flatMap(({ matched }) => [...matched])),
    newPieces: pieces.filter((_, index) => matches.every(({ unused }) => unused.includes(index))),
  };
}

/** The lines are needed together. `unused` has the indexes of the pieces without a line. */
export function matchChosen({ lines, leftOut = [] }: MatchedLines, pieces: readonly Piece[]) {
  const unused = [...pieces.keys()];
  const matched = new Map<string, Piece>();
  const match = (isMatch: (piece: Piece, own: Piece) => boolean) => (line: QuotationLine) => {
    const own = line.piece;
    if (!own || matched.has(line.id)) return;
    for (const index of unused) {
      const piece = pieces[index];
      const current = piece && (isAlternative(line.offer) ? keepVariant(piece, own) : piece);
      if (!current || !isMatch(current, own)) continue;
      unused.splice(unused.indexOf(index), 1);
      matched.set(line.id, current);
      return;
    }
  };
  [...lines, ...leftOut].forEach(match((piece, own) => arePiecesEqual([piece], [own])));
  lines.forEach(match((piece, own) => piece.kind === own.kind));
  return { matched, unused };
}
