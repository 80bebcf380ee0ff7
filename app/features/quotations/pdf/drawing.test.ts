import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import type { Drawing } from "~/sizes/kind";
import { writeSvg } from "~/sizes/write-svg";
import { drawOnPdf } from "./drawing.mjs";

it.each(["d-hidden", "d-center"])("dashes lines of the class %s as in SVG files", async (className) => {
  const line: Drawing["marks"][number] = { element: "path", attributes: { d: "M0 0L50 0" }, className };
  const drawing = { width: 50, height: 10, marks: [line], description: "", scale: 1 };
  const [, dashes = ""] =
    new RegExp(`\\.${className}\\{stroke-dasharray:([^}]+)\\}`).exec(writeSvg(drawing)) ?? [];
  const page = new PDFDocument({ compress: false });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  drawOnPdf(page, drawing, { x: 0, y: 0, fonts: { regular: "Helvetica", bold: "Helvetica" } });
  page.end();
  await new Promise((resolve) => page.on("end", resolve));
  expect(Buffer.concat(chunks).toString("latin1")).toContain(
    `[${dashes.split(" ").map(Number).join(" ")}] 0 d`,
  );
});
