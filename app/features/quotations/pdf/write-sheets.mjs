import PDFDocument from "pdfkit";
import { drawOnPdf } from "./drawing.mjs";
import { forgetGlyphs, openDrawingFont } from "./fonts.mjs";

/**
 * Writes A4 drawings in true size, one per page.
 * @param {import("../quotation-pdf.server").SheetsJob["sheets"]} sheets
 * @returns {Promise<{ pdf: Buffer, failures: unknown[] }>}
 */
export async function writeSheets({ title, author, drawings }) {
  forgetGlyphs();
  const document = new PDFDocument({
    ...{ size: "A4", layout: "landscape", margin: 0, autoFirstPage: false, lang: "en-IN" },
    info: { Title: title, Author: author },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  /** @type {Promise<Buffer>} */
  const pdf = new Promise((resolve, reject) => {
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const [regular, bold] = [openDrawingFont(400), openDrawingFont(600)];
  for (const { name, font } of [regular, bold]) document.registerFont(name, /** @type {any} */ (font));
  for (const drawing of drawings) {
    document.addPage();
    drawOnPdf(document, drawing, { x: 0, y: 0, fonts: { regular: regular.name, bold: bold.name } });
  }
  document.end();
  return { pdf: await pdf, failures: [] };
}
