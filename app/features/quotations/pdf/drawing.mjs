import { splitByFont } from "./fonts.mjs";

/**
 * @typedef {import("~/sizes/kind").Mark} Mark
 * @typedef {{ width: number, stroke: string, fill?: string, dash?: number[] }} Pen
 */

/** In sheet mm, the same as in `sizes/write-svg.ts`. @type {Pen} */
const normalPen = { width: 0.2, stroke: "#10181c" };
/** @type {Pen} */
const thinPen = { width: 0.13, stroke: "#61747b" };
/** @type {Record<string, Pen>} */
const pens = {
  "d-tick": { ...normalPen, width: 0.4 },
  "d-steel": { ...normalPen, width: 0.4, fill: "#ffffff" },
  "d-bar": { ...normalPen, fill: "#ffffff" },
  "d-glass": { width: 0.2, stroke: "#3b4a50", fill: "#e6f0f0" },
  "d-wood": { width: 0.2, stroke: "#3b4a50", fill: "#f6f1ea" },
  "d-plate": { width: 0, stroke: "#10181c", fill: "#10181c" },
  "d-fine": { ...thinPen, fill: "#ffffff" },
  "d-thin": thinPen,
  "d-ground": thinPen,
  "d-dim": thinPen,
  "d-extension": thinPen,
  "d-leader": thinPen,
  "d-person": { ...thinPen, stroke: "#87989d" },
  "d-hidden": { ...thinPen, dash: [1.6, 0.9] },
  "d-center": { ...thinPen, dash: [3, 0.8, 0.4, 0.8] },
  "d-dot": { width: 1.1, stroke: "#10181c" },
};

/** @type {Record<string, { size: number, colour: string, isBold?: boolean }>} */
const textStyles = {
  "d-feet": { size: 2.95, colour: "#4f6067" },
  "d-caption": { size: 2.95, colour: "#4f6067" },
  "d-label": { size: 2.95, colour: "#4f6067" },
  "d-assumed": { size: 3.2, colour: "#61747b" },
  "d-fact": { size: 2.95, colour: "#10181c" },
  "d-heading": { size: 5.2, colour: "#10181c", isBold: true },
  "d-letter": { size: 3.2, colour: "#10181c", isBold: true },
};

export const POINTS_PER_MM = 72 / 25.4;

/**
 * Draws in true size; the upper left corner is at `x` and `y`, in points. `fonts` are registered names.
 * @param {PDFKit.PDFDocument} page
 * @param {import("~/sizes/kind").Drawing} drawing
 * @param {{ x: number, y: number, fonts: { regular: string, bold: string } }} position
 */
export function drawOnPdf(page, { marks }, { x, y, fonts }) {
  page.save();
  page.translate(x, y).scale(POINTS_PER_MM);
  for (const mark of marks) {
    if (mark.element === "text") drawText(page, mark, fonts);
    else drawShape(page, mark);
  }
  page.restore();
}

const indianLetters = /[\u0900-\u0dff]/;

/** @param {PDFKit.PDFDocument} page @param {import("./fonts.mjs").NamedFont} font */
function registerFont(page, { name, font }) {
  page.registerFont(name, /** @type {any} */ (font));
  return name;
}

/** @param {PDFKit.PDFDocument} page @param {Mark} mark */
function drawShape(page, { attributes, className }) {
  const { width, stroke, fill, dash } = pens[className] ?? normalPen;
  page.save();
  page.lineJoin("round").lineCap(className === "d-dot" ? "round" : "butt");
  page.lineWidth(width).strokeColor(stroke);
  if (dash) page.dash(/** @type {any} */ (dash), {});
  page.path(String(attributes.d));
  if (fill) page.fillAndStroke(fill, stroke);
  else page.stroke();
  page.restore();
}

/** @param {PDFKit.PDFDocument} page @param {Mark} mark @param {{ regular: string, bold: string }} fonts */
function drawText(page, { attributes, className, text = "" }, fonts) {
  const { size, colour, isBold } = textStyles[className] ?? { size: 3.2, colour: "#10181c" };
  const [x, y] = [Number(attributes.x), Number(attributes.y)];
  page.save();
  page.fillColor(colour);
  if (attributes.transform) page.rotate(-90, { origin: [x, y] });
  // Names in title blocks may have letters that the font of drawings lacks.
  const runs = indianLetters.test(text)
    ? splitByFont(text, isBold ? 600 : 400).map((run) => ({
        text: run.text,
        name: registerFont(page, run.font),
      }))
    : [{ text, name: isBold ? fonts.bold : fonts.regular }];
  const widths = runs.map((run) => page.font(run.name).fontSize(size).widthOfString(run.text));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const offset = { middle: width / 2, end: width }[String(attributes["text-anchor"])] ?? 0;
  let left = x - offset;
  for (const [index, run] of runs.entries()) {
    page.font(run.name).fontSize(size);
    page.text(run.text, left, y, { baseline: "alphabetic", lineBreak: false });
    left += widths[index] ?? 0;
  }
  page.restore();
}
