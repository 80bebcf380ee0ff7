import { readFile } from "node:fs/promises";
import { drawingFonts } from "./drawing-fonts.server";
import type { Drawing } from "./kind";
import { writeSvg } from "./write-svg";

const style = `
@page { size: A4 landscape; margin: 0 }
html { background: #eef2f2 }
body { margin: 0 }
svg { display: block; width: 297mm; height: 210mm; margin: 8mm auto; box-shadow: 0 2mm 8mm -3mm rgb(16 24 28 / 0.3); break-inside: avoid }
@media print { svg { margin: 0; box-shadow: none; break-after: page } svg:last-of-type { break-after: auto } html { background: none } }
`;

/**
 * Writes drawings of A4 as a page of their own that is printed to scale: each in its true size on a sheet without margins.
 *
 * @param title plain words without signs of HTML
 */
export async function writeSheets(title: string, drawings: readonly Drawing[]): Promise<string> {
  const faces = await Promise.all(
    drawingFonts.map(async ({ path, weight }) => {
      const data = (await readFile(path)).toString("base64");
      return `@font-face { font-family: "Text Sans"; font-weight: ${weight}; src: url("data:font/ttf;base64,${data}") }`;
    }),
  );
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${faces.join("")}${style}</style></head>` +
    `<body>${drawings.map(writeSvg).join("")}</body></html>`
  );
}
