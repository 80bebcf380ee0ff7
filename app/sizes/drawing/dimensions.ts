import { formatFeet, groupDigits } from "../length";
import type { Chain } from "./scene";
import { type MarkList, SMALL_TEXT, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** Gap before an extension line, and its length past the dimension line. All constants here are in sheet mm. */
const GAP = 2;
const OVERSHOOT = 1.4;
/** From a dimension line to the text above it, and to the feet below it. */
const LIFT = 1.1;
const DROP = 3.3;
const ABOVE = 6.2;
const BELOW = 4.4;
/** More equal parts than this share one figure. */
const MANY = 5;
const CLEAR = 3.6;
const TICK = 0.85;
/** Room beside a text between its ticks, both sides together. */
const AIR = 3;

interface Writing {
  /** "each": a figure per part; "equal": one figure for all; "beside": the figure does not fit between its ticks. */
  way: "each" | "equal" | "beside";
  texts: string[];
  feet: string;
  isAssumed: boolean;
}

interface PlacedChain {
  chain: Chain;
  writing: Writing;
  line: number;
}

export interface DimensionPlan {
  placed: PlacedChain[];
  pads: { left: number; right: number; bottom: number };
}

export interface DimensionStyle {
  feet: boolean;
  overallOnly: boolean;
  assumed: readonly string[];
}

/** Returns null for parts that have no room at this scale. */
function write(chain: Chain, scale: number, style: DimensionStyle): Writing | null {
  const { stations, isOverall, fields = [] } = chain;
  const parts = stations.slice(1).map((station, index) => station - (stations[index] as number));
  const isAssumed = fields.some((field) => style.assumed.includes(field));
  const sign = isAssumed ? "≈ " : "";
  const [start, end] = firstAndLast(stations);
  const total = end - start;
  const fits = (text: string, length: number, size = TEXT) => measureText(text, size) + AIR <= length * scale;
  const texts = parts.map((part) => sign + groupDigits(part));
  if (isOverall) {
    const feet = style.feet ? formatFeet(total) : "";
    const text = sign + groupDigits(total);
    const way = fits(text, total) && (!feet || fits(feet, total, SMALL_TEXT)) ? "each" : "beside";
    return { way, texts: [text], feet, isAssumed };
  }
  if (style.overallOnly) return null;
  const [first = 0] = parts;
  const doFit = texts.every((text, index) => fits(text, parts[index] as number));
  const areEqual = parts.length > 1 && parts.every((part) => Math.abs(part - first) < 0.5);
  if (doFit && !(areEqual && parts.length > MANY)) return { way: "each", texts, feet: "", isAssumed };
  if (parts.length === 1 && chain.side === "right" && total * scale >= 4 * TICK) {
    return { way: "beside", texts, feet: "", isAssumed };
  }
  const text = `${sign}${parts.length} × ${groupDigits(first)}`;
  return areEqual && fits(text, total) ? { way: "equal", texts: [text], feet: "", isAssumed } : null;
}

const besideWidth = ({ texts, feet }: Writing) =>
  Math.max(measureText(texts[0] ?? "", TEXT), measureText(feet, SMALL_TEXT)) + 3.2;

/** Whether a chain's single part equals the overall dimension. */
const repeatsOverall = ({ side, stations }: Chain, chains: readonly Chain[]) =>
  stations.length === 2 &&
  chains.some(
    (other) =>
      other.isOverall &&
      other.side === side &&
      other.stations.every((station, index) => station === stations[index]),
  );

/** Whether a chain fits on the previous one's line: same side, same rank, no overlap. */
function sharesBand({ chain, writing }: PlacedChain, next: Chain, scale: number): boolean {
  if (chain.side !== next.side || chain.isOverall !== next.isOverall || writing.way === "beside")
    return false;
  const end = Math.max(...chain.stations);
  return (
    (Math.min(...next.stations) - end) * scale >= CLEAR ||
    (Math.min(...chain.stations) - Math.max(...next.stations)) * scale >= CLEAR
  );
}

/** Stacks chains outwards, parts first, in separate bands, so that texts never overlap. `scale` is sheet mm per object mm. */
export function planDimensions(
  chains: readonly Chain[],
  scale: number,
  style: DimensionStyle,
): DimensionPlan {
  const pads = { left: 0, right: 0, bottom: 0 };
  const placed: PlacedChain[] = [];
  let overflow = 0;
  for (const isOverall of [false, true]) {
    for (const chain of chains) {
      if (chain.isOverall !== isOverall || (!isOverall && repeatsOverall(chain, chains))) continue;
      const writing = write(chain, scale, style);
      if (!writing) continue;
      const isBeside = writing.way === "beside";
      const neighbour = placed[placed.length - 1];
      if (neighbour && !isBeside && sharesBand(neighbour, chain, scale)) {
        placed.push({ chain, writing, line: neighbour.line });
        continue;
      }
      const above = isBeside && chain.side !== "bottom" ? besideWidth(writing) : ABOVE;
      const below = writing.feet ? BELOW : 1.2;
      // Texts are on the object's side of a line below or to its right, and on the outer side of a line to its left.
      let [inner, outer] = [above, below];
      if (chain.side === "left") [inner, outer] = [below, above];
      else if (chain.side === "right" && isBeside) [inner, outer] = [GAP + 1, above];
      const start = pads[chain.side];
      const line = start + Math.max(inner, GAP + 1);
      placed.push({ chain, writing, line });
      pads[chain.side] = line + outer;
      if (isBeside && chain.side === "bottom") overflow = Math.max(overflow, besideWidth(writing));
    }
  }
  pads.right = Math.max(pads.right, overflow);
  return { placed, pads };
}

export interface DimensionFrame {
  left: number;
  right: number;
  bottom: number;
  origin: { x: number; y: number };
  scale: number;
}

export function drawDimensions(list: MarkList, plan: DimensionPlan, frame: DimensionFrame): void {
  for (const placed of plan.placed) {
    const { side } = placed.chain;
    const ends = findEnds(placed, frame);
    const [first, last] = firstAndLast(ends);
    const at = findLine(placed, frame);
    if (side === "bottom") {
      for (const x of ends) list.addLine("d-extension", x, frame.bottom + GAP, x, at + OVERSHOOT);
      list.addLine("d-dim", first - OVERSHOOT, at, last + OVERSHOOT, at);
    } else {
      const way = side === "left" ? -1 : 1;
      for (const y of ends) list.addLine("d-extension", frame[side] + way * GAP, y, at + way * OVERSHOOT, y);
      list.addLine("d-dim", at, first + OVERSHOOT, at, last - OVERSHOOT);
    }
  }
  for (const placed of plan.placed) {
    const at = findLine(placed, frame);
    for (const end of findEnds(placed, frame)) {
      const [x, y] = placed.chain.side === "bottom" ? [end, at] : [at, end];
      list.addLine("d-tick", x - TICK, y + TICK, x + TICK, y - TICK);
    }
  }
  for (const placed of plan.placed) drawTexts(list, placed, frame);
}

const firstAndLast = (list: readonly number[]) =>
  [list[0] as number, list[list.length - 1] as number] as const;

/** Where extension lines and ticks are, along the chain. */
function findEnds({ chain, writing }: PlacedChain, frame: DimensionFrame): readonly number[] {
  const all = chain.stations.map((station) => position(station, chain.side, frame));
  return writing.way === "equal" ? firstAndLast(all) : all;
}

/** Where the dimension line is, across the chain. */
function findLine({ chain: { side }, line }: PlacedChain, frame: DimensionFrame): number {
  return side === "left" ? frame.left - line : frame[side] + line;
}

const position = (station: number, side: Chain["side"], { origin, scale }: DimensionFrame) =>
  side === "bottom" ? origin.x + station * scale : origin.y - station * scale;

function drawTexts(list: MarkList, placed: PlacedChain, frame: DimensionFrame): void {
  const { side, stations } = placed.chain;
  const { way, texts, feet, isAssumed } = placed.writing;
  const textClass = isAssumed ? "d-assumed" : "d-figure";
  const at = findLine(placed, frame);
  const ends = stations.map((station) => position(station, side, frame));
  const spans =
    way === "each" && texts.length > 1
      ? ends.slice(1).map((end, index) => [ends[index] as number, end] as const)
      : [firstAndLast(ends)];
  spans.forEach(([from, to], index) => {
    const text = texts[index] ?? "";
    const middle = (from + to) / 2;
    if (side === "bottom") {
      const [x, anchor] = way === "beside" ? [to + 2.4, "start" as const] : [middle, "middle" as const];
      list.addText(textClass, text, x, at - LIFT, anchor);
      if (feet) list.addText("d-feet", feet, x, at + DROP, anchor);
    } else if (way !== "beside") {
      list.addText(textClass, text, at - LIFT, middle, "middle", true);
      if (feet) list.addText("d-feet", feet, at + DROP, middle, "middle", true);
    } else {
      const [x, anchor] = side === "left" ? [at - 2, "end" as const] : [at + 2, "start" as const];
      list.addText(textClass, text, x, feet ? middle - 0.8 : middle + 1.1, anchor);
      if (feet) list.addText("d-feet", feet, x, middle + 2.9, anchor);
    }
  });
}
