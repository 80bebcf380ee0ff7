import { arrangeViews, drawLayout, type LayoutStyle } from "./drawing/layout";
import { drawPaper, paperArea, type SheetTitle } from "./drawing/paper";
import { MarkList, maxHeights, sheetWidths } from "./drawing/sheet";
import { describeFacts } from "./facts";
import type { Drawing, Piece, SheetSize } from "./kind";
import { findPieceKind } from "./kinds";
import { describeAssumed } from "./piece-list";
import { completeSizes } from "./sizes";

export interface DrawingOptions {
  /** Adds feet and inches to the overall dimensions, and gives the facts of the paper sheet in feet. */
  showsFeet: boolean;
  titleBlock?: Partial<Omit<SheetTitle, "count">>;
}

/** Scales of ISO 5455 and others common among architects, largest drawing first. */
const paperScales = [5, 10, 20, 25, 50, 100, 200, 250];

const MARGIN = 1;

const emptyTitleBlock = {
  ...{ firm: "", logo: null, phone: "", customer: "", enquiry: "", drawing: "", date: "" },
  isMeasured: false,
};

/** Draws the piece once, whatever its count. Marks assumed sizes with "≈". Returns null for kinds that have no drawing. */
export function drawPiece(piece: Piece, sheet: SheetSize, options: DrawingOptions): Drawing | null {
  const kind = findPieceKind(piece.kind);
  const { sizes, assumed } = completeSizes(kind, piece.sizes);
  const scene = kind.draw?.(sizes);
  if (!scene) return null;
  const isPaper = sheet === "paper";
  const style: LayoutStyle = {
    showsFeet: options.showsFeet,
    assumed,
    isOverallOnly: sheet === "small",
    hasNotes: sheet !== "small",
    width: isPaper ? paperArea.width : sheetWidths[sheet] - 2 * MARGIN,
    height: isPaper ? paperArea.height : maxHeights[sheet] - 2 * MARGIN,
    ...(isPaper && { scales: paperScales }),
  };
  const layout = arrangeViews(
    sheet === "small" ? scene.views.filter((view) => !view.isExtra) : scene.views,
    style,
  );
  const list = new MarkList();
  const scale = 1 / layout.scale;
  const x = (sheetWidths[sheet] - layout.width) / 2;
  const notesExtent = [
    (sheetWidths[sheet] - style.width) / 2,
    (sheetWidths[sheet] + style.width) / 2,
  ] as const;
  if (isPaper) {
    const titleBlock = { ...emptyTitleBlock, ...options.titleBlock, count: piece.count };
    const facts = describeFacts(kind.calculate(sizes).facts, piece.count, options.showsFeet ? "ft" : "mm");
    drawPaper(list, scene, { facts, assumed: describeAssumed(piece) }, Math.round(scale), titleBlock);
    drawLayout(list, layout, style, [x, paperArea.y + (paperArea.height - layout.height) / 2], notesExtent);
  } else {
    drawLayout(list, layout, style, [x, MARGIN], notesExtent);
  }
  return {
    width: sheetWidths[sheet],
    height: isPaper ? paperArea.sheetHeight : Math.ceil((layout.height + 2 * MARGIN) * 10) / 10,
    marks: list.finish(),
    description: scene.description,
    scale: Math.round(scale * 100) / 100,
  };
}
