import { formatFeet, groupDigits } from "../length";
import type { Chain } from "./scene";
import { SMALL_TEXT, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** Half the width of a tick, in sheet mm. */
export const TICK = 0.85;
/** More equal parts than this share one figure. */
const MANY = 5;
/** Space beside a text between its ticks, both sides together, in sheet mm. */
const AIR = 3;

export interface DimensionStyle {
  feet: boolean;
  overallOnly: boolean;
  assumed: readonly string[];
}

/** A text over a part of a chain, or beside its ticks if it does not fit between them. */
interface Figure {
  text: string;
  from: number;
  to: number;
  at: "between" | "before" | "after";
}

export interface Writing {
  figures: Figure[];
  /** Positions of ticks. Parts under one figure have none between them. */
  ends: number[];
  /** Its only figure is beside the chain, which needs a band as wide as the text. */
  isBeside: boolean;
  feet: string;
  isAssumed: boolean;
}

export const firstAndLast = (list: readonly number[]) =>
  [list[0] as number, list[list.length - 1] as number] as const;

/** Returns null for parts that do not fit at this scale. Figures are of rounded stations, so that they add up. */
export function writeChain(chain: Chain, scale: number, style: DimensionStyle): Writing | null {
  const { stations, isOverall, fields = [] } = chain;
  if (!isOverall && style.overallOnly) return null;
  const isAssumed = fields.some((field) => style.assumed.includes(field));
  const sign = isAssumed ? "≈ " : "";
  const [start, end] = firstAndLast(stations);
  const figure = (from: number, to: number): Figure => {
    const text = sign + groupDigits(Math.round(to) - Math.round(from));
    return { text, from, to, at: "between" };
  };
  const fits = ({ text, from, to }: Figure, size = TEXT) =>
    measureText(text, size) + AIR <= (to - from) * scale;
  const done = (figures: Figure[], feet = ""): Writing => ({
    figures,
    ends: [...new Set(figures.flatMap(({ from, to }) => [from, to]))],
    isBeside: figures.length === 1 && figures[0]?.at !== "between",
    feet,
    isAssumed,
  });
  if (isOverall) {
    const whole = figure(start, end);
    const feet = style.feet ? formatFeet(end - start) : "";
    const hasRoom = fits(whole) && (!feet || fits({ ...whole, text: feet }, SMALL_TEXT));
    return done([{ ...whole, at: hasRoom ? "between" : "after" }], feet);
  }
  const parts = stations.slice(1).map((station, index) => figure(stations[index] as number, station));
  const [only] = parts;
  if (only && parts.length === 1 && !fits(only)) {
    return chain.side === "right" && (end - start) * scale >= 3 * TICK
      ? done([{ ...only, at: "after" }])
      : null;
  }
  const fitsAll = (list: readonly Figure[]) => list.every((part) => fits(part));
  const even = describeEqual(parts, sign);
  if (fitsAll(parts) && !(even && parts.length > MANY)) return done(parts);
  if (even) return fits(even) ? done([even]) : null;
  // Short end parts, such as a frame's, have their figures outside. The parts between them may be equal.
  const ends = chain.side === "bottom" && parts.length > 2 ? parts : [];
  const first = ends.slice(0, 1).filter((part) => !fits(part));
  const last = ends.slice(-1).filter((part) => !fits(part));
  const inner = parts.slice(first.length, parts.length - last.length);
  const equal = describeEqual(inner, sign);
  const group =
    fitsAll(inner) && !(equal && inner.length > MANY) ? inner : equal && fits(equal) ? [equal] : null;
  return (
    group &&
    done([
      ...first.map((part) => ({ ...part, at: "before" as const })),
      ...group,
      ...last.map((part) => ({ ...part, at: "after" as const })),
    ])
  );
}

/** As "3 × 1,200", or "3,500 in 3 equal parts" where a part is not a whole number. */
function describeEqual(parts: readonly Figure[], sign: string): Figure | null {
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (!first || !last || parts.length === 1) return null;
  const part = first.to - first.from;
  if (parts.some(({ from, to }) => Math.abs(to - from - part) >= 0.5)) return null;
  const total = Math.round(last.to) - Math.round(first.from);
  const isWhole = Math.round(part) * parts.length === total;
  const text = isWhole
    ? `${parts.length} × ${groupDigits(part)}`
    : `${groupDigits(total)} in ${parts.length} equal parts`;
  return { text: sign + text, from: first.from, to: last.to, at: "between" };
}
