import { POINTS_PER_MM } from "./drawing.mjs";
import { splitByFont } from "./fonts.mjs";

/**
 * @typedef {import("./fonts.mjs").Weight} Weight
 * @typedef {{ text: string, width: number }} MeasuredText
 * @typedef {object} TextStyle
 * @property {number} [x]
 * @property {number} [width]
 * @property {number} [size]
 * @property {Weight} [weight]
 * @property {string} [colour]
 * @property {"left" | "right"} [align]
 */

/** In points, like all lengths in this file. */
export const MARGIN = 18 * POINTS_PER_MM;
export const GAP = 8;
export const INK = "#10181c";
export const GREY = "#4f6067";
const LINE_HEIGHT = 1.35;

/** Letters with their marks, between which a long word may break. */
const letters = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Writes from top to bottom and adds pages as needed. Lays out each word once, so that the cost is linear in the text. */
export class PdfPage {
  y = MARGIN;
  left = MARGIN;
  /** @type {Map<string, number>} */
  #widths = new Map();

  /**
   * @param {PDFKit.PDFDocument} document
   * @param {(error: unknown) => void} onFailure called for a text that cannot be drawn
   */
  constructor(document, onFailure) {
    this.document = document;
    this.onFailure = onFailure;
    this.width = document.page.width - 2 * MARGIN;
  }

  /** Starts a new page when less than this height is left; returns true if it did. @param {number} height */
  reserve(height) {
    if (this.y + height <= this.document.page.height - MARGIN - 20) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  drawRule(lineWidth = 0.5) {
    this.document
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(lineWidth)
      .strokeColor(lineWidth > 0.5 ? INK : "#c3cdd1")
      .stroke();
    this.y += GAP;
  }

  /** @param {string} text @param {TextStyle} [style] */
  write(text, style = {}) {
    this.y = this.writeAt(text, this.y, style) + 2;
  }

  /** Returns the y coordinate below the text. @param {string} text @param {number} y @param {TextStyle} [style] */
  writeAt(text, y, style = {}) {
    const {
      x = this.left,
      width = this.width,
      size = 9.5,
      weight = 400,
      colour = INK,
      align = "left",
    } = style;
    this.document.fillColor(colour);
    let top = y;
    for (const line of this.#breakLines(text, width / size, weight)) {
      let runX = align === "right" ? x + width - line.width * size : x;
      for (const run of splitByFont(line.text, weight)) {
        const textWidth = this.#measureRun(run) * size;
        this.#selectFont(run.font).fontSize(size);
        this.document.text(run.text, runX, top + size, { baseline: "alphabetic", lineBreak: false });
        runX += textWidth;
      }
      top += size * LINE_HEIGHT;
    }
    return top;
  }

  /** @param {string} text @param {TextStyle} style */
  measureHeight(text, { width = this.width, size = 9.5, weight = 400 }) {
    return this.#breakLines(text, width / size, weight).length * size * LINE_HEIGHT;
  }

  /** @param {import("./fonts.mjs").NamedFont} font */
  #selectFont({ name, font }) {
    // PDFKit opens a font once under a registered name, and compares it with the others each time without one.
    this.document.registerFont(name, /** @type {any} */ (font));
    return this.document.font(name);
  }

  /** Width at font size 1. @param {import("./fonts.mjs").FontRun} run */
  #measureRun({ text, font }) {
    const key = `${font.name} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#selectFont(font).fontSize(1).widthOfString(text);
    this.#widths.set(key, width);
    return width;
  }

  /** @param {string} text @param {Weight} weight @returns {MeasuredText} */
  #measure(text, weight) {
    return { text, width: splitByFont(text, weight).reduce((sum, run) => sum + this.#measureRun(run), 0) };
  }

  /**
   * A text that Fontkit cannot lay out becomes an empty line.
   * @param {string} text @param {number} width at font size 1 @param {Weight} weight @returns {MeasuredText[]}
   */
  #breakLines(text, width, weight) {
    try {
      return this.#layOut(text, width, weight);
    } catch (error) {
      this.onFailure(error);
      return [{ text: "", width: 0 }];
    }
  }

  /** @param {string} text @param {number} width @param {Weight} weight */
  #layOut(text, width, weight) {
    /** @type {MeasuredText[]} */
    const lines = [];
    let line = { text: "", width: 0 };
    for (const word of text.split(" ").flatMap((fullWord) => this.#breakWord(fullWord, width, weight))) {
      const extended = {
        text: `${line.text} ${word.text}`,
        width: line.width + this.#measureSpace(line.text, weight) + word.width,
      };
      if (line.text === "") line = word;
      else if (extended.width <= width) line = extended;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  }

  /** Width of a space in the font of the last letter. @param {string} text @param {Weight} weight */
  #measureSpace(text, weight) {
    const run = splitByFont(`${text.slice(-1)} `, weight).at(-1);
    return run ? this.#measureRun({ text: " ", font: run.font }) : 0;
  }

  /** Splits a word only when it is wider than the column. @param {string} word @param {number} width @param {Weight} weight */
  #breakWord(word, width, weight) {
    const whole = this.#measure(word, weight);
    if (whole.width <= width) return [whole];
    const parts = [{ text: "", width: 0 }];
    for (const { segment } of letters.segment(word)) {
      const letter = this.#measure(segment, weight);
      const part = /** @type {MeasuredText} */ (parts.at(-1));
      if (part.text !== "" && part.width + letter.width > width) parts.push(letter);
      else {
        part.text += letter.text;
        part.width += letter.width;
      }
    }
    return parts;
  }
}
