import PDFDocument from "pdfkit";
import { drawOnPdf, POINTS_PER_MM } from "./drawing.mjs";
import { forgetGlyphs, openDrawingFont } from "./fonts.mjs";
import { GAP, GREY, INK, MARGIN, PdfPage } from "./page.mjs";

/**
 * @typedef {import("../show-quotation.server").ShownQuotation} ShownQuotation
 * @typedef {import("../quotation-pdf.server").PdfJob} PdfJob
 */

/** @param {PdfJob} job @returns {Promise<{ pdf: Buffer, failures: unknown[] }>} */
export async function writeQuotation({ quotation, acceptance, logo }) {
  forgetGlyphs();
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    lang: "en-IN",
    info: { Title: `Quotation ${quotation.number}`, Author: quotation.seller.name },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  /** @type {Promise<Buffer>} */
  const pdf = new Promise((resolve, reject) => {
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  for (const { name, font } of drawingFonts()) document.registerFont(name, /** @type {any} */ (font));
  /** @type {unknown[]} */
  const failures = [];
  const page = new PdfPage(document, (error) => failures.push(error));
  if (logo) drawLogo(page, logo);
  writeHead(page, quotation);
  for (const [index, line] of quotation.lines.entries()) writeLine(page, line, index + 1);
  writeTotals(page, quotation);
  writeTerms(page, quotation);
  if (acceptance) {
    page.reserve(40);
    page.drawRule();
    page.write(`Accepted by “${acceptance.by}” on ${acceptance.at}`, { weight: 600 });
    page.write(`SHA-256 of the content: ${acceptance.sha256}`, { size: 7, colour: GREY });
  }
  numberPages(page, quotation);
  document.end();
  return { pdf: await pdf, failures };
}

const drawingFonts = () => [openDrawingFont(400), openDrawingFont(600)];

const PLATE_MARGIN = 5;

/** A white logo needs a dark plate. @param {PdfPage} page @param {NonNullable<PdfJob["logo"]>} logo */
function drawLogo(page, { content, background, width, height }) {
  const margin = background === "dark" ? PLATE_MARGIN : 0;
  if (margin > 0) page.document.rect(page.left, page.y, width + 2 * margin, height + 2 * margin).fill(INK);
  page.document.image(Buffer.from(content), page.left + margin, page.y + margin, { width, height });
  page.y += height + 2 * margin + GAP;
}

/** @param {PdfPage} page @param {ShownQuotation} quotation */
function writeHead(page, { seller, customer, number, version, sentOn, validUntil }) {
  const halfWidth = page.width / 2;
  const top = page.y;
  page.write(seller.name, { weight: 600, size: 13, width: halfWidth });
  for (const line of [seller.address.join(", "), seller.phone, seller.email])
    page.write(line, { width: halfWidth, size: 8.5, colour: GREY });
  if (seller.gstin) page.write(`GSTIN ${seller.gstin}`, { width: halfWidth, size: 8.5, colour: GREY });
  const rightHalf = { x: page.left + halfWidth, width: halfWidth, align: /** @type {const} */ ("right") };
  let y = page.writeAt("Quotation", top, { ...rightHalf, weight: 600, size: 13 });
  for (const line of [
    version > 1 ? `${number}, version ${version}` : number,
    `Date: ${sentOn}`,
    `Valid until: ${validUntil}`,
  ])
    y = page.writeAt(line, y, rightHalf);
  page.y = Math.max(page.y, y) + GAP;
  page.drawRule(1.2);
  page.write(customer.name, { weight: 600 });
  for (const line of customer.address) {
    page.reserve(page.measureHeight(line, {}));
    page.write(line);
  }
  const tax = [customer.gstin ? `GSTIN ${customer.gstin}` : "", `Place of supply: ${customer.state}`];
  page.write(tax.filter(Boolean).join(" · "), { size: 8.5, colour: GREY });
  page.y += GAP;
}

/** @param {PdfPage} page @param {ShownQuotation["lines"][number]} line @param {number} number */
function writeLine(page, line, number) {
  const { drawing, description, sizes, calculation, hsn, amount } = line;
  const drawingWidth = drawing ? drawing.width * POINTS_PER_MM + 14 : 0;
  const width = page.width - drawingWidth - 90;
  const style = { x: page.left + drawingWidth, width };
  const details = [sizes, calculation, `HSN/SAC ${hsn}`].filter(Boolean);
  const textHeight =
    page.measureHeight(`${number}. ${description}`, style) + details.length * 8.5 * 1.35 + GAP;
  const height = Math.max(textHeight, drawing ? drawing.height * POINTS_PER_MM + GAP : 0);
  page.reserve(height + GAP);
  page.drawRule();
  const top = page.y;
  if (drawing) {
    drawOnPdf(page.document, drawing, {
      x: page.left,
      y: top,
      fonts: { regular: openDrawingFont(400).name, bold: openDrawingFont(600).name },
    });
  }
  let y = page.writeAt(`${number}. ${description}`, top, style);
  for (const detail of details) y = page.writeAt(detail, y, { ...style, size: 8.5, colour: GREY });
  page.writeAt(amount, top, { align: "right" });
  page.y = top + height;
}

/** @param {PdfPage} page @param {ShownQuotation} quotation */
function writeTotals(page, { sums, total, totalInWords }) {
  const width = 230;
  const x = page.left + page.width - width;
  if (total === "") return;
  page.reserve((sums.length + 3) * 14);
  page.drawRule(1.2);
  for (const { label, value } of sums) {
    page.writeAt(label, page.y, { x, width: width - 90, colour: GREY });
    page.write(value, { x, width, align: "right" });
  }
  page.writeAt("Total", page.y, { x, width, weight: 600, size: 12 });
  page.write(total, { x, width, align: "right", weight: 600, size: 12 });
  page.write(totalInWords, { align: "right", size: 8.5, colour: GREY });
  page.y += GAP;
}

/** @param {PdfPage} page @param {ShownQuotation} quotation */
function writeTerms(page, { terms }) {
  page.reserve(30 + terms.length * 14);
  page.drawRule();
  page.write("Terms", { weight: 600 });
  for (const { label, value } of terms) {
    const style = { x: page.left + 90, width: page.width - 90 };
    page.reserve(page.measureHeight(value, style));
    page.writeAt(label, page.y, { colour: GREY });
    page.write(value, style);
  }
  page.y += GAP;
}

const withdrawnText = "Withdrawn: this quotation is no longer valid.";

/** Also marks each page of a withdrawn quotation. @param {PdfPage} page @param {ShownQuotation} quotation */
function numberPages(page, { number, isWithdrawn }) {
  const { document } = page;
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const text = `${number} · page ${index + 1} of ${count}`;
    page.writeAt(text, document.page.height - MARGIN - 7.5, { size: 7.5, colour: GREY });
    if (isWithdrawn) page.writeAt(withdrawnText, MARGIN - 25, { size: 11, weight: 600 });
  }
}
