import type { Piece } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import { describeSizes } from "~/sizes/piece-list";
import { matchChosen } from "./match-pieces";
import type { QuotationLine, SentQuotation } from "./quotation";

export interface OrderedLine extends QuotationLine {
  isInFeet: boolean;
  /** With the current sizes; as accepted if the enquiry has none; null for an extra line. */
  piece: Piece | null;
  /** Null for an extra line. */
  agreedPiece: Piece | null;
  /** The enquiry no longer has this piece. */
  isMissing: boolean;
}

/** Joins the lines of accepted quotations with the current pieces of the enquiry. */
export function listOrderedLines(accepted: readonly SentQuotation[], pieces: readonly Piece[]) {
  const lines = accepted.flatMap(({ lines, isInFeet }) => lines.map((line) => ({ ...line, isInFeet })));
  const { matched, unused } = matchChosen({ lines }, pieces);
  return {
    lines: lines.map((line): OrderedLine => {
      const { piece } = line;
      const current = matched.get(line.id) ?? null;
      return {
        ...line,
        piece: current ?? piece,
        agreedPiece: piece,
        isMissing: pieces.length > 0 && piece !== null && current === null,
      };
    }),
    /** Pieces of the enquiry that no accepted quotation has. */
    unsoldPieces: pieces.filter((_, index) => unused.has(index)),
  };
}

interface SizeChange {
  label: string;
  value: string;
  /** In the accepted quotation. */
  agreed: string;
}

/** Lists the sizes that differ from the accepted quotation. */
export function listLineChanges({ piece, agreedPiece, isInFeet }: OrderedLine): SizeChange[] {
  if (!piece || !agreedPiece) return [];
  const [sizes, agreedSizes] = [piece, agreedPiece].map((one) => describeAll(one, isInFeet ? "ft" : "mm"));
  const labels = new Set([...(sizes?.keys() ?? []), ...(agreedSizes?.keys() ?? [])]);
  return [...labels].flatMap((label) => {
    const [value = "none", agreed = "none"] = [sizes?.get(label), agreedSizes?.get(label)];
    return value === agreed ? [] : [{ label, value, agreed }];
  });
}

function describeAll(piece: Piece, unit: Unit): Map<string, string> {
  const sizes = describeSizes(piece, unit).map(({ label, value }) => [label, value] as const);
  return new Map([...sizes, ["How many", String(piece.count)]]);
}

/** E.g. "Gate, vertical bars: Height 1,950 mm (6′ 4¾″) instead of 1,800 mm (5′ 10⅞″)". */
export function describeSizeChanges(lines: readonly OrderedLine[]): string[] {
  return lines.flatMap((line) =>
    line.isMissing
      ? [`${line.description}: not among the sizes of the enquiry`]
      : listLineChanges(line).map(
          ({ label, value, agreed }) => `${line.description}: ${label} ${value} instead of ${agreed}`,
        ),
  );
}
