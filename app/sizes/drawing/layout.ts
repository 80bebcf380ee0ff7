import { type DimensionFrame, type DimensionStyle, drawDimensions, planDimensions } from "./dimensions";
import { drawHatch, drawShapes } from "./draw-shapes";
import { drawNotes, notesHeight } from "./notes";
import type { View } from "./scene";
import { type MarkList, SMALL_TEXT } from "./sheet";
import { measureText } from "./text-width";

/** How far the ground extends past the object, and the depth of its hatch, in mm. */
const GROUND = 4;
const GROUND_DEPTH = 2.2;
const TITLE = 6.8;
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
  /** Allowed scales as object mm per sheet mm, largest drawing first; missing means any. */
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

function padsOf(view: View, scale: number, style: LayoutStyle): Pads {
  const { pads, placed } = planDimensions(view.chains, scale, style);
  // Figures beside a short dimension line may be taller than the line.
  const over = placed.some(({ chain, writing }) => writing.way === "beside" && chain.side !== "bottom")
    ? 3.6
    : 1.5;
  const ground = view.hasGround ? GROUND : 0;
  const title = measureText(view.title, SMALL_TEXT) + 3;
  const left = pads.left + ground;
  const right = Math.max(pads.right + ground, 2, title - wide(view) * scale);
  return {
    left: Math.max(left, 1),
    right,
    top: over + (style.notes ? notesHeight(view.notes) : 0),
    bottom: pads.bottom + (view.hasGround ? GROUND_DEPTH : 0) + TITLE,
  };
}

type Arrangement = "row" | "column";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const gaps = (views: readonly View[]) => BETWEEN * (views.length - 1);

function need(views: readonly View[], pads: readonly Pads[], scale: number, arrangement: Arrangement) {
  const widths = views.map(
    (view, index) => wide(view) * scale + (pads[index] as Pads).left + (pads[index] as Pads).right,
  );
  const heights = views.map(
    (view, index) => high(view) * scale + (pads[index] as Pads).top + (pads[index] as Pads).bottom,
  );
  if (arrangement === "row") {
    const top = Math.max(...pads.map((pad) => pad.top));
    const bottom = Math.max(...pads.map((pad) => pad.bottom));
    return { width: sum(widths) + gaps(views), height: top + bottom + Math.max(...views.map(high)) * scale };
  }
  // Stacked views share their origin, so that their points line up.
  const left = Math.max(...pads.map((pad, index) => pad.left - (views[index] as View).box[0] * scale));
  const right = Math.max(...pads.map((pad, index) => pad.right + (views[index] as View).box[2] * scale));
  return { width: left + right, height: sum(heights) + gaps(views) / 2 };
}

function solve(
  views: readonly View[],
  pads: readonly Pads[],
  style: LayoutStyle,
  arrangement: Arrangement,
): number {
  const upright = (list: readonly number[], gap: number) => style.height - sum(list) - gap;
  if (arrangement === "row") {
    const free = style.width - sum(pads.map((pad) => pad.left + pad.right)) - gaps(views);
    const edges = [Math.max(...pads.map((pad) => pad.top)), Math.max(...pads.map((pad) => pad.bottom))];
    return Math.min(free / sum(views.map(wide)), upright(edges, 0) / Math.max(...views.map(high)));
  }
  const edges = pads.map((pad) => pad.top + pad.bottom);
  const tall = upright(edges, gaps(views) / 2) / sum(views.map(high));
  // Any view may extend furthest to the left, and any to the right.
  const widths = views.flatMap((view, index) =>
    views.map((other, place) => {
      const free = style.width - (pads[index] as Pads).left - (pads[place] as Pads).right;
      const reach = other.box[2] - view.box[0];
      return reach > 0 ? free / reach : LARGEST;
    }),
  );
  return Math.min(tall, ...widths);
}

/**
 * The largest scale (sheet mm per object mm) at which the views fit. Dimension space changes with scale, so it tries from the top.
 */
function findScale(views: readonly View[], style: LayoutStyle, arrangement: Arrangement): number {
  const solveAt = (scale: number) =>
    solve(
      views,
      views.map((view) => padsOf(view, scale, style)),
      style,
      arrangement,
    );
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
  views: readonly View[];
  pads: readonly Pads[];
}

export function layOut(views: readonly View[], style: LayoutStyle): DrawingLayout {
  const [column, row] = [findScale(views, style, "column"), findScale(views, style, "row")];
  // A plan goes under its elevation unless both are much larger side by side, or equally large when a column would fill the sheet.
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
  const pads = views.map((view) => padsOf(view, scale, style));
  return { scale, arrangement, views, pads, ...need(views, pads, scale, arrangement) };
}

export function drawLayout(
  list: MarkList,
  layout: DrawingLayout,
  style: LayoutStyle,
  [x, y]: readonly [number, number],
  room: readonly [number, number],
): void {
  const { scale, arrangement, views, pads } = layout;
  const rowTop = Math.max(...pads.map((pad) => pad.top));
  const originX = x + Math.max(...pads.map((pad, index) => pad.left - (views[index] as View).box[0] * scale));
  const columnLeft = originX + Math.min(...views.map((view) => view.box[0])) * scale;
  const rowBottom = Math.max(...pads.map((pad) => pad.bottom));
  const rowHigh = Math.max(...views.map(high)) * scale;
  let [atX, atY] = [x, y];
  views.forEach((view, index) => {
    const pad = pads[index] as Pads;
    const left = arrangement === "row" ? atX + pad.left : originX + view.box[0] * scale;
    const bottom = arrangement === "row" ? atY + rowTop + rowHigh : atY + pad.top + high(view) * scale;
    drawView(list, view, style, {
      titleX: arrangement === "row" ? left : columnLeft,
      left,
      bottom,
      scale,
      titleY: bottom + (arrangement === "row" ? rowBottom : pad.bottom) - 1.8,
      notes: arrangement === "row" ? [left - pad.left, left + wide(view) * scale + pad.right] : room,
    });
    if (arrangement === "row") atX = left + wide(view) * scale + pad.right + BETWEEN;
    else atY = bottom + pad.bottom + BETWEEN / 2;
  });
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
