import type { DescribedFact } from "~/sizes/facts";
import type { Scene } from "./scene";
import { type MarkList, SMALL_TEXT, sheetWidths, TEXT } from "./sheet";
import { truncateToWidth, wrapText } from "./text-width";

interface SheetLogo {
  /** A `data:` URI, because the file must be self-contained. */
  href: string;
  /** Only the ratio of width and height matters. */
  width: number;
  height: number;
  /** True for a white logo, which needs a dark background. */
  needsPlate: boolean;
  /** True if the logo contains the name, which is then omitted. */
  replacesName: boolean;
}

/** The title block. Unknown texts are empty. */
export interface SheetTitle {
  firm: string;
  logo: SheetLogo | null;
  phone: string;
  customer: string;
  enquiry: string;
  /** E.g. "1 of 3". */
  drawing: string;
  date: string;
  isMeasured: boolean;
  count: number;
}

export interface SheetTexts {
  facts: readonly DescribedFact[];
  /** Names the assumed sizes; empty if all are known. */
  assumed: string;
}

/** A4 landscape, in mm. */
const SHEET_HEIGHT = 210;
const BORDER = 10;
const PADDING = 7;
const HEADER_HEIGHT = 17;
const FOOTER_HEIGHT = 44;
const BLOCK_WIDTH = 104;

export const paperArea = {
  x: BORDER + PADDING,
  y: BORDER + HEADER_HEIGHT + 3,
  width: sheetWidths.paper - 2 * (BORDER + PADDING),
  height: SHEET_HEIGHT - 2 * BORDER - HEADER_HEIGHT - FOOTER_HEIGHT - 5,
  sheetHeight: SHEET_HEIGHT,
};

export function drawPaper(
  list: MarkList,
  scene: Scene,
  texts: SheetTexts,
  scale: number,
  block: SheetTitle,
): void {
  const [right, bottom] = [sheetWidths.paper - BORDER, SHEET_HEIGHT - BORDER];
  list.addRect("d-edge", BORDER, BORDER, right - BORDER, bottom - BORDER);
  const x = BORDER + PADDING;
  list.addText("d-heading", scene.title, x, BORDER + 10.5);
  list.addText("d-label", scene.material, right - PADDING, BORDER + 10.5, "end");
  list.addLine("d-thin", x, BORDER + HEADER_HEIGHT - 2, right - PADDING, BORDER + HEADER_HEIGHT - 2);
  list.addLine("d-edge", x, BORDER + HEADER_HEIGHT - 3.4, x, BORDER + HEADER_HEIGHT - 0.6);
  drawFacts(list, texts, x, bottom - FOOTER_HEIGHT + 2, bottom - 2, right - BLOCK_WIDTH - x - 6);
  drawTitleBlock(list, scene, scale, block, right - BLOCK_WIDTH, bottom);
}

/** The largest at which all facts fit is used. */
const ROW_HEIGHTS = [4.6, 4.1, 3.7, 3.3] as const;
const LABEL_WIDTH = 36;
const COLUMN_GAP = 6;

/** Draws two columns of labels and values, and the assumed sizes below them. */
function drawFacts(
  list: MarkList,
  { facts, assumed }: SheetTexts,
  x: number,
  top: number,
  bottom: number,
  width: number,
): void {
  const columnWidth = (width - COLUMN_GAP) / 2;
  const notes = wrapText(assumed, SMALL_TEXT, width);
  const rows = facts.map(({ label, value }) => ({
    label,
    lines: wrapText(value, SMALL_TEXT, columnWidth - LABEL_WIDTH),
  }));
  const countRows = (rowHeight: number) =>
    Math.floor((bottom - top) / rowHeight) - (assumed ? notes.length : 0);
  const placeAt = (height: number) => placeInColumns(rows, countRows(height));
  const fits = (height: number) => placeAt(height).every(({ column }) => column < 2);
  const rowHeight = ROW_HEIGHTS.find(fits) ?? Math.min(...ROW_HEIGHTS);
  const maxRows = countRows(rowHeight);
  const baseline = rowHeight * 0.74;
  for (const { label, lines, column, row } of placeAt(rowHeight)) {
    const left = x + column * (columnWidth + COLUMN_GAP);
    const y = top + row * rowHeight;
    list.addLine("d-thin", left, y, left + columnWidth, y);
    list.addText("d-label", label, left, y + baseline);
    for (const [index, line] of lines.entries())
      list.addText("d-fact", line, left + LABEL_WIDTH, y + index * rowHeight + baseline);
  }
  if (assumed)
    notes.forEach((line, index) => {
      list.addText("d-label", line, x, top + (maxRows + index + 1) * rowHeight - 0.6);
    });
}

/** Fills column after column with the facts in their order; none is divided. */
function placeInColumns<Fact extends { lines: readonly string[] }>(facts: readonly Fact[], maxRows: number) {
  let [column, nextRow] = [0, 0];
  return facts.map((fact) => {
    if (nextRow + fact.lines.length > maxRows) [column, nextRow] = [column + 1, 0];
    const row = nextRow;
    nextRow += fact.lines.length;
    return { ...fact, column, row };
  });
}

function drawTitleBlock(
  list: MarkList,
  scene: Scene,
  scale: number,
  block: SheetTitle,
  x: number,
  bottom: number,
): void {
  const top = bottom - FOOTER_HEIGHT + 2;
  const [firstLine, secondLine, thirdLine] = [top + 10.5, top + 21, top + 31.5];
  const [lastX, dateX, noteX] = [x + BLOCK_WIDTH * 0.66, x + BLOCK_WIDTH * 0.24, x + BLOCK_WIDTH * 0.56];
  for (const y of [top, firstLine, secondLine, thirdLine]) list.addLine("d-edge", x, y, x + BLOCK_WIDTH, y);
  list.addLine("d-edge", x, top, x, bottom);
  list.addLine("d-edge", lastX, top, lastX, thirdLine);
  for (const dividerX of [dateX, noteX]) list.addLine("d-edge", dividerX, thirdLine, dividerX, bottom);
  const cells: readonly [string, string, number, number, number][] = [
    ["Phone", block.phone, lastX, top, x + BLOCK_WIDTH],
    ["For", block.customer, x, firstLine, lastX],
    ["Enquiry", block.enquiry, lastX, firstLine, x + BLOCK_WIDTH],
    [block.count > 1 ? `Size of each of ${block.count} items` : "Size", scene.size, x, secondLine, lastX],
    ["Scale on A4", `1 : ${scale}`, lastX, secondLine, x + BLOCK_WIDTH],
    ["Drawing", block.drawing, x, thirdLine, dateX],
    ["Date", block.date, dateX, thirdLine, noteX],
  ];
  for (const [label, value, left, y, right] of cells) {
    list.addText("d-label", label, left + 3, y + 4.1);
    list.addText("d-figure", truncateToWidth(value, TEXT, right - left - 5), left + 3, y + 8.4);
  }
  drawFirm(list, block, x, top, lastX);
  const notes = block.isMeasured
    ? ["Sketch from sizes", "measured on site."]
    : ["Sketch from your sizes.", "We measure on site first."];
  notes.forEach((note, row) => {
    list.addText("d-note", note, noteX + 3, thirdLine + 4.3 + row * 4.1);
  });
}

/** In sheet mm. */
const LOGO_BOX = { width: 58, height: 7.5 };

function drawFirm(list: MarkList, { firm, logo }: SheetTitle, left: number, y: number, right: number): void {
  const share = logo && !logo.replacesName ? 0.4 : 1;
  const maxHeight = LOGO_BOX.height - (logo?.needsPlate ? 1.5 : 0);
  const scale = logo ? Math.min((share * LOGO_BOX.width) / logo.width, maxHeight / logo.height) : 0;
  const [width, height] = logo ? [logo.width * scale, logo.height * scale] : [0, 0];
  if (logo) {
    const x = logo.replacesName ? left + 3 : right - width - 3;
    const top = y + (10.5 - height) / 2;
    if (logo.needsPlate) list.addRect("d-plate", x - 1, top - 1, width + 2, height + 2);
    list.addImage(logo.href, x, top, width, height);
    if (logo.replacesName) return;
  }
  list.addText("d-label", "Made by", left + 3, y + 4.1);
  list.addText("d-figure", truncateToWidth(firm, TEXT, right - left - 5 - width), left + 3, y + 8.4);
}
