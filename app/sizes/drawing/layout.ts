import type { DimensionStyle } from "./chain-texts";
import { type DimensionFrame, drawDimensions, planDimensions } from "./dimensions";
import { drawHatch, drawShapes } from "./draw-shapes";
import { drawNotes, measureNotes } from "./notes";
import type { View } from "./scene";
import { type MarkList, SMALL_TEXT } from "./sheet";
import { measureText } from "./text-width";

/** In sheet mm: how far the ground extends past the object, and the depth of its hatch. */
const GROUND_OVERHANG = 4;
const GROUND_DEPTH = 2.2;
const TITLE_HEIGHT = 6.8;
const TITLE_LIFT = 1.8;
const VIEW_GAP = 12;
/** A column is crowded if it fills more than this share of the sheet's height. */
const CROWDED_SHARE = 0.85;
const MAX_SCALE = 0.2;
/** Views go side by side if that enlarges them by more than this factor. */
const MIN_ROW_GAIN = 1.15;
const MIN_LETTER_SPACE = 12;

export interface LayoutStyle extends DimensionStyle {
  hasNotes: boolean;
  width: number;
  height: number;
  /** Allowed scales in object mm per sheet mm, largest drawing first; any scale if missing. */
  scales?: readonly number[];
}

interface Pads {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const viewWidth = (view: View) => view.box[2] - view.box[0];
const viewHeight = (view: View) => view.box[3] - view.box[1];

interface PaddedView {
  view: View;
  pad: Pads;
}

function padView(view: View, scale: number, style: LayoutStyle): PaddedView {
  const { pads, placed } = planDimensions(view.chains, scale, style);
  // Figures beside a short dimension line may be taller than the line.
  const hasTallFigures = placed.some(({ chain, texts }) => texts.isFigureOutside && chain.side !== "bottom");
  const ground = view.hasGround ? GROUND_OVERHANG : 0;
  const title = measureText(view.title, SMALL_TEXT) + 3;
  const pad = {
    left: Math.max(pads.left + ground, 1),
    right: Math.max(pads.right + ground, 2, title - viewWidth(view) * scale),
    top: (hasTallFigures ? 3.6 : 1.5) + (style.hasNotes ? measureNotes(view.notes) : 0),
    bottom: pads.bottom + (view.hasGround ? GROUND_DEPTH : 0) + TITLE_HEIGHT,
  };
  return { view, pad };
}

const padAll = (views: readonly View[], scale: number, style: LayoutStyle) =>
  views.map((view) => padView(view, scale, style));

type Arrangement = "row" | "column";

const sumOf = <T>(list: readonly T[], measure: (entry: T) => number) =>
  list.reduce((total, entry) => total + measure(entry), 0);
const maxOf = <T>(list: readonly T[], measure: (entry: T) => number) => Math.max(...list.map(measure));
const totalGap = (views: readonly unknown[]) => VIEW_GAP * (views.length - 1);

function measureViews(views: readonly PaddedView[], scale: number, arrangement: Arrangement) {
  if (arrangement === "row") {
    const width = sumOf(views, ({ view, pad }) => viewWidth(view) * scale + pad.left + pad.right);
    const top = maxOf(views, ({ pad }) => pad.top);
    const bottom = maxOf(views, ({ pad }) => pad.bottom);
    const height = top + bottom + maxOf(views, ({ view }) => viewHeight(view)) * scale;
    return { width: width + totalGap(views), height };
  }
  // Stacked views share their origin, so that equal points line up.
  const left = findOrigin(views, scale);
  const right = maxOf(views, ({ view, pad }) => pad.right + view.box[2] * scale);
  const height = sumOf(views, ({ view, pad }) => viewHeight(view) * scale + pad.top + pad.bottom);
  return { width: left + right, height: height + totalGap(views) / 2 };
}

/** Distance from the left edge of stacked views to their common origin. */
function findOrigin(views: readonly PaddedView[], scale: number): number {
  return maxOf(views, ({ view, pad }) => pad.left - view.box[0] * scale);
}

function calculateMaxScale(
  views: readonly PaddedView[],
  style: LayoutStyle,
  arrangement: Arrangement,
): number {
  if (arrangement === "row") {
    const freeWidth = style.width - sumOf(views, ({ pad }) => pad.left + pad.right) - totalGap(views);
    const padding = maxOf(views, ({ pad }) => pad.top) + maxOf(views, ({ pad }) => pad.bottom);
    const heightScale = (style.height - padding) / maxOf(views, ({ view }) => viewHeight(view));
    return Math.min(freeWidth / sumOf(views, ({ view }) => viewWidth(view)), heightScale);
  }
  const padding = sumOf(views, ({ pad }) => pad.top + pad.bottom);
  const heightScale =
    (style.height - padding - totalGap(views) / 2) / sumOf(views, ({ view }) => viewHeight(view));
  // The views that extend furthest to the left and to the right may differ.
  const widthScales = views.flatMap(({ view, pad }) =>
    views.map((other) => {
      const freeWidth = style.width - pad.left - other.pad.right;
      const combinedWidth = other.view.box[2] - view.box[0];
      return combinedWidth > 0 ? freeWidth / combinedWidth : MAX_SCALE;
    }),
  );
  return Math.min(heightScale, ...widthScales);
}

/**
 * Returns the largest scale at which the views fit, in sheet mm per object mm; 0 if there is none. Dimensions need
 * different space at each scale, so it starts with the largest scale and reduces it.
 */
function findScale(views: readonly View[], style: LayoutStyle, arrangement: Arrangement): number {
  const maxScaleAt = (scale: number) => calculateMaxScale(padAll(views, scale, style), style, arrangement);
  if (style.scales) {
    const denominator = style.scales.find((scale) => maxScaleAt(1 / scale) >= 1 / scale);
    return denominator ? 1 / denominator : 0;
  }
  let scale = MAX_SCALE;
  for (let maxScale = maxScaleAt(scale); maxScale < scale * (1 - 1e-9); maxScale = maxScaleAt(scale)) {
    if (maxScale <= 0) return 0;
    scale = maxScale;
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

export function arrangeViews(views: readonly View[], style: LayoutStyle): DrawingLayout {
  const [columnScale, rowScale] = [findScale(views, style, "column"), findScale(views, style, "row")];
  // Views are stacked unless a row is much larger, or at least as large while the column would be crowded.
  const columnLayout = measureLayout(views, style, columnScale, "column");
  const isCrowded = rowScale >= columnScale && columnLayout.height > style.height * CROWDED_SHARE;
  if (views.length === 1 || !(rowScale > columnScale * MIN_ROW_GAIN || isCrowded)) return columnLayout;
  return measureLayout(views, style, rowScale, "row");
}

function measureLayout(
  views: readonly View[],
  style: LayoutStyle,
  scale: number,
  arrangement: Arrangement,
): DrawingLayout {
  const paddedViews = padAll(views, scale, style);
  return { scale, arrangement, views: paddedViews, ...measureViews(paddedViews, scale, arrangement) };
}

export function drawLayout(
  list: MarkList,
  layout: DrawingLayout,
  style: LayoutStyle,
  [x, y]: readonly [number, number],
  notesExtent: readonly [number, number],
): void {
  const { scale, arrangement, views } = layout;
  if (arrangement === "row") {
    const rowHeight = maxOf(views, ({ view }) => viewHeight(view)) * scale;
    const bottom = y + maxOf(views, ({ pad }) => pad.top) + rowHeight;
    const titleY = bottom + maxOf(views, ({ pad }) => pad.bottom) - TITLE_LIFT;
    let start = x;
    for (const { view, pad } of views) {
      const left = start + pad.left;
      const end = left + viewWidth(view) * scale + pad.right;
      drawView(list, view, style, { left, bottom, scale, titleX: left, titleY, notes: [start, end] });
      start = end + VIEW_GAP;
    }
    return;
  }
  const origin = x + findOrigin(views, scale);
  const titleX = origin + Math.min(...views.map(({ view }) => view.box[0])) * scale;
  let top = y;
  for (const { view, pad } of views) {
    const left = origin + view.box[0] * scale;
    const bottom = top + pad.top + viewHeight(view) * scale;
    const titleY = bottom + pad.bottom - TITLE_LIFT;
    drawView(list, view, style, { left, bottom, scale, titleX, titleY, notes: notesExtent });
    top = bottom + pad.bottom + VIEW_GAP / 2;
  }
}

interface ViewPosition {
  left: number;
  bottom: number;
  scale: number;
  titleX: number;
  titleY: number;
  notes: readonly [number, number];
}

function drawView(list: MarkList, view: View, style: LayoutStyle, position: ViewPosition): void {
  const { left, bottom, scale } = position;
  const right = left + viewWidth(view) * scale;
  const top = bottom - viewHeight(view) * scale;
  const origin = { x: left - view.box[0] * scale, y: bottom + view.box[1] * scale };
  const overhang = view.hasGround ? GROUND_OVERHANG : 0;
  const frame: DimensionFrame = {
    left: left - overhang,
    right: right + overhang,
    bottom: bottom + (view.hasGround ? GROUND_DEPTH : 0),
    origin,
    scale,
  };
  const notes = style.hasNotes ? view.notes : [];
  list.addText("d-caption", view.title, position.titleX, position.titleY);
  if (view.hasGround) {
    drawHatch(list, frame.left, bottom, frame.right - frame.left, GROUND_DEPTH);
    list.addLine("d-ground", frame.left, bottom, frame.right, bottom);
  }
  drawShapes(list, view.shapes, { ...origin, scale });
  for (const letter of view.letters ?? []) {
    if (letter.space * scale < MIN_LETTER_SPACE) continue;
    const [x, y] = [origin.x + letter.x * scale + letter.dx, origin.y - letter.y * scale + letter.dy];
    list.addText("d-letter", letter.text, x, y + 1.1, "middle");
  }
  drawDimensions(list, planDimensions(view.chains, scale, style), frame);
  drawNotes(list, notes, frame, top, position.notes);
}
