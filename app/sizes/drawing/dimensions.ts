import { type ChainTexts, type DimensionStyle, firstAndLast, placeChainTexts, TICK } from "./chain-texts";
import type { Chain } from "./scene";
import { type MarkList, SMALL_TEXT, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** In sheet mm, like all constants here: gap before an extension line, and its length past the dimension line. */
const GAP = 2;
const OVERSHOOT = 1.4;
/** From a dimension line to the text above it, and to the feet and inches below it. */
const TEXT_LIFT = 1.1;
const FEET_DROP = 3.3;
/** Height of a band above its dimension line, and below it if there are feet and inches. */
const HEIGHT_ABOVE = 6.2;
const HEIGHT_BELOW = 4.4;
/** Minimum gap between two chains on one line. */
const CHAIN_GAP = 3.6;

interface PlacedChain {
  chain: Chain;
  texts: ChainTexts;
  line: number;
}

export interface DimensionPlan {
  placed: PlacedChain[];
  pads: { left: number; right: number; bottom: number };
}

const measureTexts = ({ figures, feet }: ChainTexts) =>
  Math.max(...figures.map(({ text }) => measureText(text, TEXT)), measureText(feet, SMALL_TEXT)) + 3.2;

/** Width of the figures before the first or after the last tick of a horizontal chain. */
const measureOuterFigures = ({ figures }: ChainTexts, end: "before" | "after") =>
  Math.max(
    0,
    ...figures.filter((figure) => figure.placement === end).map(({ text }) => measureText(text, TEXT) + 3.2),
  );

const equalsOverall = ({ side, stations }: Chain, chains: readonly Chain[]) =>
  stations.length === 2 &&
  chains.some(
    (other) =>
      other.isOverall &&
      other.side === side &&
      other.stations.every((station, index) => station === stations[index]),
  );

/** True if `next` fits on the line of the previous chain: same side, same rank, touching or apart, figures within its ticks. */
function sharesBand({ chain, texts }: PlacedChain, next: Chain, scale: number): boolean {
  const hasInnerFigures = texts.figures.every(({ placement }) => placement === "between");
  if (chain.side !== next.side || chain.isOverall !== next.isOverall || !hasInnerFigures) return false;
  const [ends, nextEnds] = [firstAndLast(chain.stations), firstAndLast(next.stations)];
  const gaps = [nextEnds[0] - ends[1], ends[0] - nextEnds[1]];
  return gaps.some((gap) => gap === 0 || gap * scale >= CHAIN_GAP);
}

/**
 * Keeps the chains on a side that have fallbacks if all of them fit, else all their fallbacks, else none, so that their
 * figures add up.
 */
function resolveFallbacks(chains: readonly Chain[], fits: (chain: Chain) => boolean): Chain[] {
  return chains.flatMap((chain) => {
    const group = chains.filter(({ side, fallback }) => side === chain.side && fallback);
    if (!chain.fallback || group.every(fits)) return [chain];
    return group.flatMap(({ fallback = [] }) => fallback).every(fits) ? chain.fallback : [];
  });
}

/** Stacks chains outwards in bands, parts first, to keep texts apart. `scale` is sheet mm per object mm. */
export function planDimensions(
  chains: readonly Chain[],
  scale: number,
  style: DimensionStyle,
): DimensionPlan {
  const pads = { left: 0, right: 0, bottom: 0 };
  const placed: PlacedChain[] = [];
  let [widthBefore, widthAfter] = [0, 0];
  const resolved = resolveFallbacks(
    chains,
    (chain) => placeChainTexts(chain, scale, style)?.isFigureOutside === false,
  );
  for (const isOverall of [false, true]) {
    for (const chain of resolved) {
      if (chain.isOverall !== isOverall || (!isOverall && equalsOverall(chain, chains))) continue;
      const texts = placeChainTexts(chain, scale, style);
      if (!texts) continue;
      const { isFigureOutside } = texts;
      const neighbour = placed[placed.length - 1];
      if (neighbour && !isFigureOutside && sharesBand(neighbour, chain, scale)) {
        placed.push({ chain, texts, line: neighbour.line });
        continue;
      }
      const heightAbove = isFigureOutside && chain.side !== "bottom" ? measureTexts(texts) : HEIGHT_ABOVE;
      const heightBelow = texts.feet ? HEIGHT_BELOW : 1.2;
      // Texts are on the inner side of a line at the bottom or right, and on the outer side of a line at the left.
      let [innerSpace, outerSpace] = [heightAbove, heightBelow];
      if (chain.side === "left") [innerSpace, outerSpace] = [heightBelow, heightAbove];
      else if (chain.side === "right" && isFigureOutside) [innerSpace, outerSpace] = [GAP + 1, heightAbove];
      const start = pads[chain.side];
      const line = start + Math.max(innerSpace, GAP + 1);
      placed.push({ chain, texts, line });
      pads[chain.side] = line + outerSpace;
      if (chain.side === "bottom") {
        const textWidth = isFigureOutside ? measureTexts(texts) : 0;
        widthAfter = Math.max(widthAfter, textWidth, measureOuterFigures(texts, "after"));
        widthBefore = Math.max(widthBefore, measureOuterFigures(texts, "before"));
      }
    }
  }
  pads.left = Math.max(pads.left, widthBefore);
  pads.right = Math.max(pads.right, widthAfter);
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
    const neighbours = plan.placed.filter((one) => one.chain.side === side && one.line === placed.line);
    const touching = neighbours.flatMap((one) => (one === placed ? [] : findEnds(one, frame)));
    const extend = (end: number, overshoot: number) => (touching.includes(end) ? end : end + overshoot);
    const [first, last] = firstAndLast(ends);
    const linePosition = findLinePosition(placed, frame);
    if (side === "bottom") {
      for (const x of ends) list.addLine("d-extension", x, frame.bottom + GAP, x, linePosition + OVERSHOOT);
      list.addLine("d-dim", extend(first, -OVERSHOOT), linePosition, extend(last, OVERSHOOT), linePosition);
    } else {
      const sign = side === "left" ? -1 : 1;
      for (const y of ends)
        list.addLine("d-extension", frame[side] + sign * GAP, y, linePosition + sign * OVERSHOOT, y);
      list.addLine("d-dim", linePosition, extend(first, OVERSHOOT), linePosition, extend(last, -OVERSHOOT));
    }
  }
  for (const placed of plan.placed) {
    const linePosition = findLinePosition(placed, frame);
    for (const end of findEnds(placed, frame)) {
      const [x, y] = placed.chain.side === "bottom" ? [end, linePosition] : [linePosition, end];
      list.addLine("d-tick", x - TICK, y + TICK, x + TICK, y - TICK);
    }
  }
  for (const placed of plan.placed) drawTexts(list, placed, frame);
}

/** Positions of extension lines and ticks along the chain. */
function findEnds({ chain, texts }: PlacedChain, frame: DimensionFrame): readonly number[] {
  return texts.tickPositions.map((station) => placeStation(station, chain.side, frame));
}

/** Position of the dimension line across the chain. */
function findLinePosition({ chain: { side }, line }: PlacedChain, frame: DimensionFrame): number {
  return side === "left" ? frame.left - line : frame[side] + line;
}

const placeStation = (station: number, side: Chain["side"], { origin, scale }: DimensionFrame) =>
  side === "bottom" ? origin.x + station * scale : origin.y - station * scale;

function drawTexts(list: MarkList, placed: PlacedChain, frame: DimensionFrame): void {
  const { side } = placed.chain;
  const { figures, feet, isAssumed } = placed.texts;
  const textClass = isAssumed ? "d-assumed" : "d-figure";
  const line = findLinePosition(placed, frame);
  for (const { text, placement, ...span } of figures) {
    const [from, to] = [placeStation(span.from, side, frame), placeStation(span.to, side, frame)];
    const middle = (from + to) / 2;
    if (side === "bottom") {
      const [x, anchor] = {
        before: [from - 2.4, "end"] as const,
        between: [middle, "middle"] as const,
        after: [to + 2.4, "start"] as const,
      }[placement];
      list.addText(textClass, text, x, line - TEXT_LIFT, anchor);
      if (feet) list.addText("d-feet", feet, x, line + FEET_DROP, anchor);
    } else if (placement === "between") {
      list.addText(textClass, text, line - TEXT_LIFT, middle, "middle", true);
      if (feet) list.addText("d-feet", feet, line + FEET_DROP, middle, "middle", true);
    } else {
      const [x, anchor] = side === "left" ? [line - 2, "end" as const] : [line + 2, "start" as const];
      list.addText(textClass, text, x, feet ? middle - 0.8 : middle + 1.1, anchor);
      if (feet) list.addText("d-feet", feet, x, middle + 2.9, anchor);
    }
  }
}
