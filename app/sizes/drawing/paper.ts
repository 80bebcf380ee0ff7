import type { DescribedFact } from "../describe-facts";
import type { Scene } from "./scene";
import { type MarkList, SMALL_TEXT, sheetWidths } from "./sheet";
import { wrapText } from "./text-width";

export interface SheetTitle {
  number: string;
  date: string;
  count: number;
}

export interface SheetTexts {
  facts: readonly DescribedFact[];
  /** Which sizes are typical ones; empty when all are known. */
  assumed: string;
}

/** A4 landscape; all in mm. */
const HEIGHT = 210;
const BORDER = 10;
const INSET = 7;
const HEAD = 17;
const FOOT = 44;
const BLOCK = 104;

export const paperRoom = {
  x: BORDER + INSET,
  y: BORDER + HEAD + 3,
  width: sheetWidths.paper - 2 * (BORDER + INSET),
  height: HEIGHT - 2 * BORDER - HEAD - FOOT - 5,
  sheetHeight: HEIGHT,
};

export function drawPaper(
  list: MarkList,
  scene: Scene,
  texts: SheetTexts,
  scale: number,
  block: SheetTitle,
): void {
  const [right, bottom] = [sheetWidths.paper - BORDER, HEIGHT - BORDER];
  list.addRect("d-edge", BORDER, BORDER, right - BORDER, bottom - BORDER);
  const x = BORDER + INSET;
  list.addText("d-number", block.number, x, BORDER + 10.5);
  list.addText("d-heading", scene.title, x + 9, BORDER + 10.5);
  list.addLine("d-thin", x, BORDER + HEAD - 2, right - INSET, BORDER + HEAD - 2);
  list.addLine("d-edge", x, BORDER + HEAD - 3.4, x, BORDER + HEAD - 0.6);
  drawFacts(list, texts, x, bottom - FOOT + 3, bottom - 3, right - BLOCK - x - 6);
  drawBlock(list, scene, scale, block, right - BLOCK, bottom);
}

const ROW = 4.6;
const LABEL = 36;
const COLUMN_GAP = 6;

/** Two columns of labels and values, then which sizes were assumed. */
function drawFacts(
  list: MarkList,
  { facts, assumed }: SheetTexts,
  x: number,
  top: number,
  bottom: number,
  width: number,
): void {
  const notes = wrapText(assumed, SMALL_TEXT, width);
  const end = bottom - (assumed ? notes.length * ROW : 0);
  const column = (width - COLUMN_GAP) / 2;
  let [left, y] = [x, top];
  for (const { label, value } of facts) {
    const lines = wrapText(value, SMALL_TEXT, column - LABEL);
    if (y + lines.length * ROW > end && left === x) [left, y] = [x + column + COLUMN_GAP, top];
    if (y + lines.length * ROW > end) break;
    list.addLine("d-thin", left, y, left + column, y);
    list.addText("d-label", label, left, y + 3.4);
    for (const line of lines) {
      list.addText("d-fact", line, left + LABEL, y + 3.4);
      y += ROW;
    }
  }
  if (assumed)
    notes.forEach((line, row) => {
      list.addText("d-label", line, x, end + (row + 1) * ROW - 0.6);
    });
}

function drawBlock(
  list: MarkList,
  scene: Scene,
  scale: number,
  block: SheetTitle,
  x: number,
  bottom: number,
): void {
  const top = bottom - FOOT + 2;
  const [first, second, third] = [top + 10.5, top + 21, top + 31.5];
  const [scaleAt, noteAt] = [x + BLOCK * 0.7, x + BLOCK * 0.4];
  for (const y of [top, first, second, third]) list.addLine("d-edge", x, y, x + BLOCK, y);
  list.addLine("d-edge", x, top, x, bottom);
  list.addLine("d-edge", scaleAt, first, scaleAt, second);
  list.addLine("d-edge", noteAt, third, noteAt, bottom);
  list.addText(
    "d-title",
    block.count > 1 ? `${scene.title}, ${block.count} pieces` : scene.title,
    x + 4,
    top + 7,
  );
  const cells: readonly [string, string, number, number][] = [
    ["Size", scene.size, x, first],
    ["Scale on A4", `1 : ${scale}`, scaleAt, first],
    ["Material", scene.material, x, second],
    ["Date", block.date, x, third],
  ];
  for (const [label, value, left, y] of cells) {
    list.addText("d-label", label, left + 4, y + 4.1);
    list.addText("d-figure", value, left + 4, y + 8.4);
  }
  list.addText("d-note", "Sketch from your sizes.", noteAt + 4, third + 4.3);
  list.addText("d-note", "We measure before we make.", noteAt + 4, third + 8.4);
}
