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
  writeLines(page, quotation);
  writeTotals(page, quotation);
  writeTerms(page, quotation);
  writeSignature(page, quotation);
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
function writeHead(page, quotation) {
  const { seller, customer, number, version, sentOn, validUntil, declaration } = quotation;
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
  if (declaration) page.write(declaration, { weight: 600 });
  page.write("To", { size: 8.5, colour: GREY });
  page.write(customer.name, { weight: 600 });
  for (const line of customer.address) {
    page.reserve(page.measureHeight(line, {}));
    page.write(line);
  }
  const tax = [customer.gstin ? `GSTIN ${customer.gstin}` : "", `Place of supply: ${customer.state}`];
  page.write(tax.filter(Boolean).join(" · "), { size: 8.5, colour: GREY });
  page.y += GAP;
}

/** @typedef {ShownQuotation["lines"][number]} Line */
/** Widths in points. @type {{ name: "hsn" | "quantity" | "unit" | "rate" | "amount" | "gst", label: string, width: number, align: "left" | "right" }[]} */
const allColumns = [
  { name: "hsn", label: "HSN/SAC", width: 44, align: "left" },
  { name: "quantity", label: "Quantity", width: 50, align: "right" },
  { name: "unit", label: "Unit", width: 40, align: "left" },
  { name: "rate", label: "Rate", width: 62, align: "right" },
  { name: "amount", label: "", width: 78, align: "right" },
  { name: "gst", label: "GST", width: 24, align: "right" },
];
const COLUMN_GAP = 6;
const CELL_SIZE = 8.5;

/** Repeats the head of the table on each page. @param {PdfPage} page @param {ShownQuotation} quotation */
function writeLines(page, { lines, amountLabel }) {
  const columns = allColumns.filter(({ name }) => lines.some((line) => line[name] !== ""));
  const labels = Object.fromEntries(columns.map(({ name, label }) => [name, label || amountLabel]));
  const writeHead = () =>
    writeRow(page, columns, { description: "Description", ...labels }, { colour: GREY });
  page.reserve(40);
  page.drawRule();
  writeHead();
  for (const [index, line] of lines.entries())
    writeLine(page, columns, line, { number: index + 1, writeHead });
}

/**
 * @param {PdfPage} page @param {typeof allColumns} columns @param {Line} line
 * @param {{ number: number, writeHead: () => void }} options
 */
function writeLine(page, columns, line, { number, writeHead }) {
  const { drawing, material, sizes, minimum, remark, offer } = line;
  const row = { ...line, description: `${number}. ${line.description}` };
  const details = [
    offer,
    material && `Material: ${material}`,
    sizes,
    minimum,
    remark && `Remark: ${remark}`,
  ].filter(Boolean);
  const drawingWidth = drawing ? drawing.width * POINTS_PER_MM + 14 : 0;
  const style = { x: page.left + drawingWidth, width: page.width - drawingWidth, size: CELL_SIZE };
  const detailsHeight = details.reduce((sum, text) => sum + page.measureHeight(text, style), 0);
  const drawingHeight = drawing ? drawing.height * POINTS_PER_MM : 0;
  const height = Math.max(detailsHeight, drawingHeight);
  if (page.reserve(measureRow(page, columns, row) + height + 3 * GAP)) writeHead();
  page.drawRule();
  writeRow(page, columns, row);
  const top = page.y;
  if (drawing) {
    drawOnPdf(page.document, drawing, {
      x: page.left,
      y: top,
      fonts: { regular: openDrawingFont(400).name, bold: openDrawingFont(600).name },
    });
  }
  let y = top;
  for (const detail of details) y = page.writeAt(detail, y, { ...style, colour: GREY });
  page.y = top + height + (height > 0 ? GAP : 0);
}

/** The description has the rest of the width. @param {PdfPage} page @param {typeof allColumns} columns */
function listCells(page, columns) {
  const width = columns.reduce((sum, column) => sum + column.width + COLUMN_GAP, 0);
  let x = page.left + page.width - width;
  const cells = columns.map((column) => {
    const cell = { ...column, x: x + COLUMN_GAP, size: CELL_SIZE };
    x += column.width + COLUMN_GAP;
    return cell;
  });
  const description = { x: page.left, width: page.width - width, align: /** @type {const} */ ("left") };
  return [{ name: /** @type {const} */ ("description"), ...description }, ...cells];
}

/** @typedef {{ [name: string]: unknown }} Row */
/** @param {PdfPage} page @param {typeof allColumns} columns @param {Row} row */
function measureRow(page, columns, row) {
  return Math.max(
    ...listCells(page, columns).map((cell) => page.measureHeight(String(row[cell.name]), cell)),
  );
}

/** @param {PdfPage} page @param {typeof allColumns} columns @param {Row} row @param {{ colour?: string }} [style] */
function writeRow(page, columns, row, style) {
  const height = measureRow(page, columns, row);
  for (const cell of listCells(page, columns))
    page.writeAt(String(row[cell.name]), page.y, { ...cell, ...style });
  page.y += height + GAP / 2;
}

/** @param {PdfPage} page @param {ShownQuotation} quotation */
function writeTotals(page, { totals, choiceNote }) {
  const width = 230;
  const x = page.left + page.width - width;
  if (choiceNote) {
    page.reserve(page.measureHeight(choiceNote, {}) + 2 * GAP);
    page.drawRule(1.2);
    page.write(choiceNote);
    page.y += GAP;
  }
  for (const { title, sums, label, value, inWords } of totals) {
    const titleHeight = title ? page.measureHeight(title, { x, width, weight: 600 }) : 0;
    page.reserve((sums.length + 3) * 14 + titleHeight);
    page.drawRule(1.2);
    if (title) page.write(title, { x, width, weight: 600 });
    for (const sum of sums) {
      page.writeAt(sum.label, page.y, { x, width: width - 90, colour: GREY });
      page.write(sum.value, { x, width, align: "right" });
    }
    page.writeAt(label, page.y, { x, width, weight: 600, size: 12 });
    page.write(value, { x, width, align: "right", weight: 600, size: 12 });
    page.write(inWords, { align: "right", size: 8.5, colour: GREY });
    page.y += GAP;
  }
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

/** Bank details on the left, the line for the signature on the right. @param {PdfPage} page @param {ShownQuotation} quotation */
function writeSignature(page, { bankDetails, signatory, signature }) {
  const halfWidth = page.width / 2 - GAP;
  const left = { width: halfWidth };
  const right = {
    x: page.left + halfWidth + 2 * GAP,
    width: halfWidth,
    align: /** @type {const} */ ("right"),
  };
  const bankHeight = bankDetails.reduce((sum, line) => sum + page.measureHeight(line, left), 28);
  page.reserve(Math.max(bankHeight, page.measureHeight(signatory, right) + 62));
  page.drawRule();
  const top = page.y;
  let y = bankDetails.length > 0 ? page.writeAt("Bank details", top, { ...left, weight: 600 }) : top;
  for (const line of bankDetails) y = page.writeAt(line, y, left);
  const spaceTop = page.writeAt(signatory, top, right);
  const signatureY = spaceTop + 34;
  const box = /** @type {[number, number]} */ ([halfWidth, 30]);
  if (signature) page.document.image(signature, right.x, spaceTop + 2, { fit: box, align: "right" });
  page.y = Math.max(y, page.writeAt("Authorised signatory", signatureY, { ...right, colour: GREY })) + GAP;
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
