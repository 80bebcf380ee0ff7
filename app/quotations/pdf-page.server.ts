import { POINTS_PER_MM } from "~/sizes/pdf-drawing.server";
import { type FontRun, splitByFont, type Weight } from "./pdf-fonts.server";

/** In points, like all lengths in this file. */
export const MARGIN = 18 * POINTS_PER_MM;
export const GAP = 8;
export const INK = "#10181c";
export const GREY = "#4f6067";

/** PDFKit's types allow only a list of features, but Fontkit also needs the disabled ones. */
function getTextOptions({ features }: FontRun): PDFKit.Mixins.TextOptions {
  const list = features as unknown as PDFKit.Mixins.OpenTypeFeatures[] | undefined;
  return { baseline: "alphabetic", lineBreak: false, ...(list && { features: list }) };
}

interface TextStyle {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: "left" | "right";
}

/** Writes from top to bottom and adds pages as needed. */
export class PdfPage {
  y = MARGIN;
  readonly left = MARGIN;
  readonly width: number;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.width = document.page.width - 2 * MARGIN;
  }

  /** Starts a new page when less than this height is left. */
  reserve(height: number): void {
    if (this.y + height <= this.document.page.height - MARGIN - 20) return;
    this.document.addPage();
    this.y = MARGIN;
  }

  drawRule(lineWidth = 0.5): void {
    this.document
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(lineWidth)
      .strokeColor(lineWidth > 0.5 ? INK : "#c3cdd1")
      .stroke();
    this.y += GAP;
  }

  write(text: string, style: TextStyle = {}): void {
    this.y = this.writeAt(text, this.y, style) + 2;
  }

  /** Returns the y coordinate below the text. */
  writeAt(text: string, y: number, style: TextStyle = {}): number {
    const {
      x = this.left,
      width = this.width,
      size = 9.5,
      weight = 400,
      colour = INK,
      align = "left",
    } = style;
    const { document } = this;
    document.fontSize(size).fillColor(colour);
    let top = y;
    for (const line of this.breakLines(text, width, weight)) {
      const runs = splitByFont(line, weight);
      const textWidth = this.measureWidth(line, weight);
      let runX = align === "right" ? x + width - textWidth : x;
      for (const run of runs) {
        const options = getTextOptions(run);
        document.font(run.font).text(run.text, runX, top + size, options);
        runX += document.widthOfString(run.text, options);
      }
      top += size * 1.35;
    }
    return top;
  }

  measureHeight(text: string, { width = this.width, size = 9.5, weight = 400 }: TextStyle): number {
    this.document.fontSize(size);
    return this.breakLines(text, width, weight).length * size * 1.35;
  }

  /** Width at the current font size. */
  private measureWidth(text: string, weight: Weight): number {
    return splitByFont(text, weight).reduce(
      (sum, run) => sum + this.document.font(run.font).widthOfString(run.text, getTextOptions(run)),
      0,
    );
  }

  private breakLines(text: string, width: number, weight: Weight): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r?\n/)) {
      let line = "";
      const words = paragraph.split(" ");
      for (const word of words.flatMap((fullWord) => this.breakWord(fullWord, width, weight))) {
        const extended = line ? `${line} ${word}` : word;
        if (line && this.measureWidth(extended, weight) > width) {
          lines.push(line);
          line = word;
        } else line = extended;
      }
      lines.push(line);
    }
    return lines;
  }

  /** Splits a word only when it is wider than the column. */
  private breakWord(word: string, width: number, weight: Weight): string[] {
    if (this.measureWidth(word, weight) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    for (const character of word) {
      if (part && this.measureWidth(part + character, weight) > width) {
        parts.push(part);
        part = "";
      }
      part += character;
    }
    return [...parts, part];
  }
}
