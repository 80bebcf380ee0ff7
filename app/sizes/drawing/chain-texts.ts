import { formatFeet, groupDigits } from "../length";
import type { Chain } from "./scene";
import { SMALL_TEXT, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** Half the width of a tick, in sheet mm. */
export const TICK = 0.85;
/** A longer row of equal parts gets a single figure. */
const MAX_EQUAL_PARTS = 5;
/** Total free width beside a text between two ticks, in sheet mm. */
const TEXT_MARGIN = 2;

export interface DimensionStyle {
  showsFeet: boolean;
  isOverallOnly: boolean;
  assumed: readonly string[];
}

/** A number between two ticks, or outside them if it does not fit. */
interface Figure {
  text: string;
  from: number;
  to: number;
  placement: "between" | "before" | "after";
}

export interface ChainTexts {
  figures: Figure[];
  /** Positions of ticks. Equal parts with a single figure have no ticks between them. */
  tickPositions: number[];
  /** The only figure is outside its ticks, so the band must be as wide as the text. */
  isFigureOutside: boolean;
  feet: string;
  isAssumed: boolean;
}

export const firstAndLast = (list: readonly number[]) =>
  [list[0] as number, list[list.length - 1] as number] as const;

/** Returns null for parts that do not fit at this scale or are hidden. Rounds stations, not lengths, so that figures add up. */
export function placeChainTexts(chain: Chain, scale: number, style: DimensionStyle): ChainTexts | null {
  const { stations, isOverall, fields = [] } = chain;
  if (!isOverall && style.isOverallOnly) return null;
  const isAssumed = fields.some((field) => style.assumed.includes(field));
  const prefix = isAssumed ? "≈ " : "";
  const [start, end] = firstAndLast(stations);
  const toFigure = (from: number, to: number): Figure => {
    const text = prefix + groupDigits(Math.round(to) - Math.round(from));
    return { text, from, to, placement: "between" };
  };
  const fits = ({ text, from, to }: Figure, size = TEXT) =>
    measureText(text, size) + TEXT_MARGIN <= (to - from) * scale;
  const toTexts = (figures: Figure[], feet = ""): ChainTexts => ({
    figures,
    tickPositions: [...new Set(figures.flatMap(({ from, to }) => [from, to]))],
    isFigureOutside: figures.length === 1 && figures[0]?.placement !== "between",
    feet,
    isAssumed,
  });
  if (isOverall) {
    const overallFigure = toFigure(start, end);
    const feet = style.showsFeet ? formatFeet(end - start) : "";
    const hasRoom = fits(overallFigure) && (!feet || fits({ ...overallFigure, text: feet }, SMALL_TEXT));
    return toTexts([{ ...overallFigure, placement: hasRoom ? "between" : "after" }], feet);
  }
  const parts = stations.slice(1).map((station, index) => toFigure(stations[index] as number, station));
  const [onlyPart] = parts;
  if (onlyPart && parts.length === 1 && !fits(onlyPart)) {
    return chain.side === "right" && (end - start) * scale >= 3 * TICK
      ? toTexts([{ ...onlyPart, placement: "after" }])
      : null;
  }
  const fitsAll = (list: readonly Figure[]) => list.every((part) => fits(part));
  const mergedParts = mergeEqualParts(parts, prefix);
  if (fitsAll(parts) && !(mergedParts && parts.length > MAX_EQUAL_PARTS)) return toTexts(parts);
  if (mergedParts) return fits(mergedParts) ? toTexts([mergedParts]) : null;
  // The figures of short end parts, such as frames, go outside; equal parts between them share one.
  const outerParts = chain.side === "bottom" && parts.length > 2 ? parts : [];
  const firstParts = outerParts.slice(0, 1).filter((part) => !fits(part));
  const lastParts = outerParts.slice(-1).filter((part) => !fits(part));
  const innerParts = parts.slice(firstParts.length, parts.length - lastParts.length);
  const mergedInnerParts = mergeEqualParts(innerParts, prefix);
  const innerFigures =
    fitsAll(innerParts) && !(mergedInnerParts && innerParts.length > MAX_EQUAL_PARTS)
      ? innerParts
      : mergedInnerParts && fits(mergedInnerParts)
        ? [mergedInnerParts]
        : null;
  return (
    innerFigures &&
    toTexts([
      ...firstParts.map((part) => ({ ...part, placement: "before" as const })),
      ...innerFigures,
      ...lastParts.map((part) => ({ ...part, placement: "after" as const })),
    ])
  );
}

/** E.g. "3 × 1,200", or "3,500 in 3 equal parts" if a part is not a whole number. */
function mergeEqualParts(parts: readonly Figure[], prefix: string): Figure | null {
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (!first || !last || parts.length === 1) return null;
  const partLength = first.to - first.from;
  if (parts.some(({ from, to }) => Math.abs(to - from - partLength) >= 0.5)) return null;
  const total = Math.round(last.to) - Math.round(first.from);
  const isWhole = Math.round(partLength) * parts.length === total;
  const text = isWhole
    ? `${parts.length} × ${groupDigits(partLength)}`
    : `${groupDigits(total)} in ${parts.length} equal parts`;
  return { text: prefix + text, from: first.from, to: last.to, placement: "between" };
}
