import PDFDocument from "pdfkit";
import type { LogoFile } from "~/firm/logo.server";
import { fitLogo } from "~/images/logo-sizes";
import { drawOnPdf, POINTS_PER_MM } from "~/sizes/pdf-drawing.server";
import { getDrawingFontPath, getTextFontPath } from "./pdf-fonts.server";
import { GAP, GREY, INK, MARGIN, PdfPage } from "./pdf-page.server";
import type { ShownLine, ShownQuotation } from "./show-quotation.server";

export interface Acceptance {
  by: string;
  at: string;
  sha256: string;
}

export async function writeQuotationPdf(
  quotation: ShownQuotation,
  { acceptance = null, logo = null }: { acceptance?: Acceptance | null; logo?: LogoFile | null } = {},
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    lang: "en-IN",
    info: { Title: `Quotation ${quotation.number}`, Author: quotation.seller.name },
  });
  const chunks: Buffer[] = [];
  const pdf = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const page = new PdfPage(document);
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
  numberPages(document, quotation);
  document.end();
  return await pdf;
}

/** In points, about 50 by 13 mm. */
const logoBox = { width: 142, height: 38 };
const PLATE_MARGIN = 5;

/** A white logo needs a dark plate. */
function drawLogo(page: PdfPage, { content, background, ...logo }: LogoFile): void {
  const { width, height } = fitLogo(logo, logoBox);
  const margin = background === "dark" ? PLATE_MARGIN : 0;
  if (margin > 0) page.document.rect(page.left, page.y, width + 2 * margin, height + 2 * margin).fill(INK);
  page.document.image(content, page.left + margin, page.y + margin, { width, height });
  page.y += height + 2 * margin + GAP;
}

function writeHead(
  page: PdfPage,
  { seller, customer, number, version, sentOn, validUntil }: ShownQuotation,
): void {
  const halfWidth = page.width / 2;
  const top = page.y;
  page.write(seller.name, { weight: 600, size: 13, width: halfWidth });
  for (const line of [seller.address.join(", "), seller.phone, seller.email])
    page.write(line, { width: halfWidth, size: 8.5, colour: GREY });
  if (seller.gstin) page.write(`GSTIN ${seller.gstin}`, { width: halfWidth, size: 8.5, colour: GREY });
  const rightHalf = { x: page.left + halfWidth, width: halfWidth, align: "right" } as const;
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
  for (const line of customer.address) page.write(line);
  const tax = [customer.gstin ? `GSTIN ${customer.gstin}` : "", `Place of supply: ${customer.state}`];
  page.write(tax.filter(Boolean).join(" · "), { size: 8.5, colour: GREY });
  page.y += GAP;
}

function writeLine(page: PdfPage, line: ShownLine, number: number): void {
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
      fonts: { regular: getDrawingFontPath(400), bold: getDrawingFontPath(600) },
    });
  }
  let y = page.writeAt(`${number}. ${description}`, top, style);
  for (const detail of details) y = page.writeAt(detail, y, { ...style, size: 8.5, colour: GREY });
  page.writeAt(amount, top, { align: "right" });
  page.y = top + height;
}

function writeTotals(page: PdfPage, { sums, total, totalInWords }: ShownQuotation): void {
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

function writeTerms(page: PdfPage, { terms }: ShownQuotation): void {
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

/** Also marks each page of a withdrawn quotation. */
function numberPages(document: PDFKit.PDFDocument, { number, isWithdrawn }: ShownQuotation): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const text = `${number} · page ${index + 1} of ${count}`;
    document.font(getTextFontPath(400)).fontSize(7.5).fillColor(GREY);
    document.text(text, MARGIN, document.page.height - MARGIN, { baseline: "alphabetic", lineBreak: false });
    if (!isWithdrawn) continue;
    document.font(getTextFontPath(600)).fontSize(11).fillColor(INK);
    document.text(withdrawnText, MARGIN, MARGIN - 14, { baseline: "alphabetic", lineBreak: false });
  }
}
