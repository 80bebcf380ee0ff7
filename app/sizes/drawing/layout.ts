import type { DimensionStyle } from "./chain-texts";
import { type DimensionFrame, drawDimensions, planDimensions } from "./dimensions";
import { drawHatch, drawShapes } from "./draw-shapes";
import { drawNotes, notesHeight } from "./notes";
import type { View } from "./scene";
import { type MarkList, SMALL_TEXT } from "./sheet";
import { measureText } from "./text-width";

/** In mm: the ground's extent past the object, and the depth of its hatch. */
const GROUND = 4;
const GROUND_DEPTH = 2.2;
const TITLE = 6.8;
const TITLE_LIFT = 1.8;
const BETWEEN = 12;
/** Share of the sheet's height above which a column is crowded. */
const TIGHT = 0.85;
const LARGEST = 0.2;
/** Views go side by side if that enlarges them at least this much. */
const SIDE_BY_SIDE = 1.15;
const LETTER_ROOM = 12;

export interface LayoutStyle extends DimensionStyle {
  notes: boolean;
  width: number;
  height: number;
  /** Object mm per sheet mm, largest drawing first; missing means any. */
  scales?: readonly number[];
}

interface Pads {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const wide = (view: View) => view.box[2] - view.box[0];
const high = (view: View) => view.box[3] - view.box[1];

interface PaddedView {
  view: View;
  pad: Pads;
}

function padView(view: View, scale: number, style: LayoutStyle): PaddedView {
  const { pads, placed } = planDimensions(view.chains, scale, style);
  // Figures beside a short dimension line may be taller than the line.
  const hasTallFigures = placed.some(({ chain, writing }) => writing.isBeside && chain.side !== "bottom");
  const ground = view.hasGround ? GROUND : 0;
  const title = measureText(view.title, SMALL_TEXT) + 3;
  const pad = {
    left: Math.max(pads.left + ground, 1),
    right: Math.max(pads.right + ground, 2, title - wide(view) * scale),
    top: (hasTallFigures ? 3.6 : 1.5) + (style.notes ? notesHeight(view.notes) : 0),
    bottom: pads.bottom + (view.hasGround ? GROUND_DEPTH : 0) + TITLE,
  };
  return { view, pad };
}

const padAll = (views: readonly View[], scale: number, style: LayoutStyle) =>
  views.map((view) => padView(view, scale, style));

type Arrangement = "row" | "column";

const sum = <T>(list: readonly T[], measure: (entry: T) => number) =>
  list.reduce((total, entry) => total + measure(entry), 0);
const largest = <T>(list: readonly T[], measure: (entry: T) => number) => Math.max(...list.map(measure));
const gaps = (views: readonly unknown[]) => BETWEEN * (views.length - 1);

function measureViews(views: readonly PaddedView[], scale: number, arrangement: Arrangement) {
  if (arrangement === "row") {
    const width = sum(views, ({ view, pad }) => wide(view) * scale + pad.left + pad.right);
    const top = largest(views, ({ pad }) => pad.top);
    const bottom = largest(views, ({ pad }) => pad.bottom);
    const height = top + bottom + largest(views, ({ view }) => high(view)) * scale;
    return { width: width + gaps(views), height };
  }
  // Stacked views share their origin, so that their points line up.
  const left = findOrigin(views, scale);
  const right = largest(views, ({ view, pad }) => pad.right + view.box[2] * scale);
  const height = sum(views, ({ view, pad }) => high(view) * scale + pad.top + pad.bottom);
  return { width: left + right, height: height + gaps(views) / 2 };
}

/** From the left edge of stacked views to their common origin. */
function findOrigin(views: readonly PaddedView[], scale: number): number {
  return largest(views, ({ view, pad }) => pad.left - view.box[0] * scale);
}

function solve(views: readonly PaddedView[], style: LayoutStyle, arrangement: Arrangement): number {
  if (arrangement === "row") {
    const free = style.width - sum(views, ({ pad }) => pad.left + pad.right) - gaps(views);
    const edges = largest(views, ({ pad }) => pad.top) + largest(views, ({ pad }) => pad.bottom);
    const tall = (style.height - edges) / largest(views, ({ view }) => high(view));
    return Math.min(free / sum(views, ({ view }) => wide(view)), tall);
  }
  const edges = sum(views, ({ pad }) => pad.top + pad.bottom);
  const tall = (style.height - edges - gaps(views) / 2) / sum(views, ({ view }) => high(view));
  // Any view may extend furthest to the left, and any to the right.
  const widths = views.flatMap(({ view, pad }) =>
    views.map((other) => {
      const free = style.width - pad.left - other.pad.right;
      const reach = other.view.box[2] - view.box[0];
      return reach > 0 ? free / reach : LARGEST;
    }),
  );
  return Math.min(tall, ...widths);
}

/** The largest scale (sheet mm per object mm) at which the views fit. Dimension space changes with it, so try from the top. */
function findScale(views: readonly View[], style: LayoutStyle, arrangement: Arrangement): number {
  const solveAt = (scale: number) => solve(padAll(views, scale, style), style, arrangement);
  if (style.scales) {
    const known = style.scales.find((scale) => solveAt(1 / scale) >= 1 / scale);
    return known ? 1 / known : 0;
  }
  let scale = LARGEST;
  for (let fitting = solveAt(scale); fitting < scale * (1 - 1e-9); fitting = solveAt(scale)) {
    if (fitting <= 0) return 0;
    scale = fitting;
  }
  return scale;
}

export interface DrawingLayout {
  scale: number;
  width: number;
  height: number;
  arrangement: Arrangement;
  views: readonly PaddedView[];
}

export function layOut(views: readonly View[], style: LayoutStyle): DrawingLayout {
  const [column, row] = [findScale(views, style, "column"), findScale(views, style, "row")];
  // A plan goes under its elevation unless side by side is much larger, or equally large and a column fills the sheet.
  const inColumn = measureLayout(views, style, column, "column");
  const isTight = row >= column && inColumn.height > style.height * TIGHT;
  if (views.length === 1 || !(row > column * SIDE_BY_SIDE || isTight)) return inColumn;
  return measureLayout(views, style, row, "row");
}

function measureLayout(
  views: readonly View[],
  style: LayoutStyle,
  scale: number,
  arrangement: Arrangement,
): DrawingLayout {
  const padded = padAll(views, scale, style);
  return { scale, arrangement, views: padded, ...measureViews(padded, scale, arrangement) };
}

export function drawLayout(
  list: MarkList,
  layout: DrawingLayout,
  style: LayoutStyle,
  [x, y]: readonly [number, number],
  room: readonly [number, number],
): void {
  const { scale, arrangement, views } = layout;
  if (arrangement === "row") {
    const rowHigh = largest(views, ({ view }) => high(view)) * scale;
    const bottom = y + largest(views, ({ pad }) => pad.top) + rowHigh;
    const titleY = bottom + largest(views, ({ pad }) => pad.bottom) - TITLE_LIFT;
    let start = x;
    for (const { view, pad } of views) {
      const left = start + pad.left;
      const end = left + wide(view) * scale + pad.right;
      drawView(list, view, style, { left, bottom, scale, titleX: left, titleY, notes: [start, end] });
      start = end + BETWEEN;
    }
    return;
  }
  const origin = x + findOrigin(views, scale);
  const titleX = origin + Math.min(...views.map(({ view }) => view.box[0])) * scale;
  let top = y;
  for (const { view, pad } of views) {
    const left = origin + view.box[0] * scale;
    const bottom = top + pad.top + high(view) * scale;
    const titleY = bottom + pad.bottom - TITLE_LIFT;
    drawView(list, view, style, { left, bottom, scale, titleX, titleY, notes: room });
    top = bottom + pad.bottom + BETWEEN / 2;
  }
}

interface ViewPlace {
  left: number;
  bottom: number;
  scale: number;
  titleX: number;
  titleY: number;
  notes: readonly [number, number];
}

function drawView(list: MarkList, view: View, style: LayoutStyle, place: ViewPlace): void {
  const { left, bottom, scale } = place;
  const right = left + wide(view) * scale;
  const top = bottom - high(view) * scale;
  const origin = { x: left - view.box[0] * scale, y: bottom + view.box[1] * scale };
  const overhang = view.hasGround ? GROUND : 0;
  const frame: DimensionFrame = {
    left: left - overhang,
    right: right + overhang,
    bottom: bottom + (view.hasGround ? GROUND_DEPTH : 0),
    origin,
    scale,
  };
  const notes = style.notes ? view.notes : [];
  list.addText("d-caption", view.title, place.titleX, place.titleY);
  if (view.hasGround) {
    drawHatch(list, frame.left, bottom, frame.right - frame.left, GROUND_DEPTH);
    list.addLine("d-ground", frame.left, bottom, frame.right, bottom);
  }
  drawShapes(list, view.shapes, { ...origin, scale });
  for (const letter of view.letters ?? []) {
    if (letter.room * scale < LETTER_ROOM) continue;
    const [x, y] = [origin.x + letter.x * scale + letter.dx, origin.y - letter.y * scale + letter.dy];
    list.addText("d-letter", letter.text, x, y + 1.1, "middle");
  }
  drawDimensions(list, planDimensions(view.chains, scale, style), frame);
  drawNotes(list, notes, frame, top, place.notes);
}
